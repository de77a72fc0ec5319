import { styled } from '@mui/material/styles'
import { useRecordContext } from 'ra-core'
import { Suspense } from 'react'
import type { Segment } from '#contract/rules/program/segment.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { LazyPlayer } from '#kit/parts/player/LazyPlayer.tsx'
import { segmentPieces } from '#kit/parts/player/segmentPieces.ts'
import { useReference } from '../../references/useReference.ts'

type SegmentPlayProps = {
  segment: Segment
  name: string
  /** Plays from this point of the source on, in ms; from the segment's start without it. */
  from?: number | undefined
}

/** The frames of one segment as they stand in the dialog, under the rights of what it is cut from. */
export function SegmentPlay({ segment, name, from }: SegmentPlayProps) {
  const record = useRecordContext<ContentRecord>()
  const source = useReference(segment.ctkey)
  const title = source.kind === 'found' ? source.row : record
  const start =
    from === undefined ? {} : { sp: from, ...(segment.ep === undefined && { dur: lengthAfter(segment, from) }) }
  const [piece] = segmentPieces([{ ...segment, ...start }], record?.key)
  if (!title || !piece) return null
  return (
    <Frame>
      <Suspense>
        <LazyPlayer title={{ id: title.id, cty: title.cty }} smil={[piece.item]} name={name} autoPlay />
      </Suspense>
    </Frame>
  )
}

const lengthAfter = ({ sp = 0, dur = 0 }: Segment, from: number) => Math.max(0, sp + dur - from)

/** Whether something of the segment could be played: content and a length. `own`: the key of the title itself. */
export const isPlayable = (segment: Segment, own: string | undefined) => segmentPieces([segment], own).length > 0

const Frame = styled('div')({ inlineSize: 'min(100%, 480px)', marginBlockStart: 16 })
