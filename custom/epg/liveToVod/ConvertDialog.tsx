import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { cutRecording } from '#contract/rules/program/cutRecording.ts'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { framesOf, timecodeOf } from '#contract/rules/time/timecode.ts'
import type { Conversion, ConversionRequest } from '#contract/schemas/live/liveToVod.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { AiringItem } from '../model/guideLane.ts'
import { RecordingStrip } from './RecordingStrip.tsx'
import { SHORTEST_MS } from './pickedEdge.ts'
import { useWindows } from './useWindows.ts'
import { WindowChoice } from './WindowChoice.tsx'
import { WindowFields } from './WindowFields.tsx'
import { ResultFields } from '#kit/record/liveToVod/ResultFields.tsx'
import { useResultTypes } from '#kit/record/liveToVod/useResultTypes.ts'
import type { Picked } from './useRecording.ts'

type ConvertDialogProps = {
  item: AiringItem
  recording: Picked
  /** The conversion whose window is changed; a new one without it. */
  changed: Conversion | undefined
  isBusy: boolean
  onSend: (body: ConversionRequest) => void
  onClose: () => void
}

/** Picks windows of an airing and says what title comes of it, from when on, and where playing begins. */
export function ConvertDialog({ item, recording, changed, isBusy, onSend, onClose }: ConvertDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { language } = format.settings
  const types = useResultTypes()
  const { whole, recorded, pieces } = recording
  const title = titleOf(item.airing, language)
  const [first] = useState(() => ({
    windows: changed?.sg ?? [{ sp: 0, ep: firstEnd(recording) }],
    name: changed ? titleOf(changed, language) : title,
    cty: changed?.cty ?? types[0]?.type ?? 'movie',
  }))
  const picked = useWindows(first.windows, whole)
  const { windows } = picked
  const [name, setName] = useState(first.name)
  const [cty, setCty] = useState(first.cty)
  const [isRead, setRead] = useState(true)
  const notYet = name.trim() === '' ? 'liveToVod.noName' : isRead ? undefined : 'segments.timecode.unreadable'
  // Keyframes are told in the time of the airing, so that a piece begins where it is shown.
  const cut = cutRecording(
    pieces.map((piece) => ({ ...piece, sp: piece.at, ep: piece.at + piece.dur })),
    windows,
  )
  const last = Math.max(...windows.map(({ ep }) => ep))
  const send = () =>
    onSend({
      ...{ id: item.key, cty, sg: [...windows] },
      lon: [
        ...(changed?.lon ?? item.airing.lon).filter(({ lang }) => lang !== language),
        { lang: language, n: name.trim() },
      ],
    })
  return (
    <SharedDialog
      open
      title={translate(changed ? 'liveToVod.updateTitle' : 'liveToVod.title', { title })}
      okLabel={translate(changed ? 'liveToVod.update' : 'liveToVod.convert')}
      scope={{ page: 'epg', action: changed ? 'update' : 'create' }}
      busy={isBusy}
      {...(notYet && { notYet: translate(notYet) })}
      hasEdits={!sameJson({ windows, name, cty }, first)}
      maxWidth="md"
      onOk={send}
      onClose={onClose}
    >
      <RecordingStrip recording={recording} windows={windows} at={picked.at} onChange={picked.change} />
      <WindowChoice picked={picked} />
      <Notes>
        <li>
          {translate('liveToVod.recorded', {
            time: timecodeOf(framesOf(recorded, FPS_30), FPS_30),
            whole: timecodeOf(framesOf(whole, FPS_30), FPS_30),
          })}
        </li>
        <li>
          {translate(cut.early > 0 ? 'liveToVod.early' : 'liveToVod.exact', {
            length: format.duration(windows.reduce((sum, { sp, ep }) => sum + ep - sp, 0)),
            early: format.number(cut.early / 1_000, 2),
          })}
        </li>
        {last > recorded && (
          <li data-tone="warning">{translate('liveToVod.waits', { time: format.dateTime(item.from + last) })}</li>
        )}
      </Notes>
      <Fields>
        <WindowFields key={picked.at} picked={picked} whole={whole} onRead={setRead} />
        <ResultFields name={name} cty={cty} onName={setName} onCty={setCty} />
      </Fields>
    </SharedDialog>
  )
}

/** All that there is by now; of what has just begun, all that there will be. */
function firstEnd({ recorded, whole }: Picked): number {
  return recorded >= SHORTEST_MS ? recorded : whole
}

const Notes = styled('ul')({
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  fontSize: 12,
  lineHeight: '20px',
  color: 'var(--mui-palette-text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  '& [data-tone]': { color: 'var(--mui-palette-status-warning-on)' },
})
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '& .wide': { gridColumn: '1 / -1' },
})
