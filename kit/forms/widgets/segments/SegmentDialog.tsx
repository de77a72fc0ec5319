import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useRecordContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { splitSegment } from '#contract/rules/program/splitSegment.ts'
import { segmentsIn, type Segment } from '#contract/rules/program/segment.ts'
import { framesOf, msOfFrames } from '#contract/rules/time/timecode.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { FormSchema } from '../../schema/formSchema.ts'
import { MarkerFields } from './MarkerFields.tsx'
import { SegmentFields } from './SegmentFields.tsx'
import { isPlayable, SegmentPlay } from './SegmentPlay.tsx'
import { SourceFields } from './SourceFields.tsx'
import { SplitField } from './SplitField.tsx'
import { sourceTypes, useSegmentLines } from './useSegmentList.ts'

type SegmentDialogProps = {
  /** The list with the segment at `index`, a new one included. */
  value: readonly unknown[]
  index: number
  items: FormSchema
  isEditable: boolean
  now: number
  /** Takes the segment over, or the two that it was split into; `next` opens another one. */
  onDone: (parts: readonly Segment[] | undefined, next?: number) => void
}

/** One segment with everything about it; what is computed follows as one types, and OK makes it one step of the form. */
export function SegmentDialog({ value, index, items, isEditable, now, onDone }: SegmentDialogProps) {
  const translate = useTranslate()
  const stored = segmentsIn(value)[index] ?? {}
  const [draft, setDraft] = useState(stored)
  const [played, setPlayed] = useState<{ from: number | undefined; turn: number }>()
  const own = useRecordContext<ContentRecord>()?.key
  const list = value.toSpliced(index, 1, draft)
  const { lines } = useSegmentLines(list, items, now)
  const line = lines[index]
  if (!line) return null
  const isChanged = !sameJson(draft, stored)
  const done = isChanged ? [draft] : undefined
  const fields = { line, disabled: !isEditable, onChange: setDraft }
  const split = (ms: number) => {
    const parts = splitSegment(list, index, framesOf(ms, line.placed.rate))
    if (parts) onDone(parts)
    return parts !== undefined
  }
  const go = (to: number, icon: 'chevronUp' | 'chevronDown', words: string) => (
    <IconButton
      aria-label={translate(words)}
      title={translate(words)}
      disabled={to < 0 || to >= lines.length}
      onClick={() => onDone(done, to)}
    >
      <Icon name={icon} />
    </IconButton>
  )
  const { from, to, rate } = line.placed
  const canPlay = isPlayable(draft, own)
  const play = (point?: number) => setPlayed({ from: point, turn: (played?.turn ?? 0) + 1 })
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={line.name}
      subtitle={translate('segments.place', { n: index + 1, count: lines.length })}
      hasEdits={isChanged}
      isPlain={!isChanged}
      onClose={() => onDone(undefined)}
      {...(isEditable && { onOk: () => onDone(done) })}
      additionalActions={
        <>
          {go(index - 1, 'chevronUp', 'segments.previous')}
          {go(index + 1, 'chevronDown', 'segments.next')}
          <Button disabled={!canPlay} startIcon={<Icon name="play" size="small" />} onClick={() => play()}>
            {translate('segments.play')}
          </Button>
        </>
      }
      tabs={[
        {
          key: 'segment',
          label: translate('segments.tabs.segment'),
          content: (
            <>
              <SegmentFields {...fields} types={sourceTypes(items)} />
              {isEditable && to - from > 1 && (
                <SplitField rate={rate} middle={msOfFrames(Math.floor((from + to) / 2), rate)} onSplit={split} />
              )}
            </>
          ),
        },
        {
          key: 'markers',
          label: translate('segments.tabs.markers'),
          content: <MarkerFields {...fields} onPlay={canPlay ? play : undefined} />,
        },
        { key: 'source', label: translate('segments.tabs.source'), content: <SourceFields {...fields} /> },
      ]}
    >
      {played && canPlay && <SegmentPlay key={played.turn} segment={draft} name={line.name} from={played.from} />}
    </SharedDialog>
  )
}
