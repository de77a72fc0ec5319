import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** A piece of what plays: its kind as `seg_ty` has it, its length in ms. */
type BarSegment = { kind: string; length: number }

/** What plays as a thin strip, its pieces in proportion; heard as their number and length. */
export function SegmentBar({ segments }: { segments: readonly BarSegment[] }) {
  const translate = useTranslate()
  const { duration } = useFormat()
  const { vars, palette } = useTheme()
  const looks = palette.segment
  if (segments.length === 0) return null
  const length = duration(segments.reduce((sum, segment) => sum + segment.length, 0))
  return (
    <Bar role="img" aria-label={translate('epg.panel.segments', { smart_count: segments.length, length })}>
      {segments.map(({ kind, length: share }, at) => {
        const key: SegmentKey = Object.hasOwn(looks, kind) ? (kind as SegmentKey) : 'vod'
        const { on, fill } = vars.palette.segment[key]
        const image = segmentPattern(looks[key].pattern, on)
        return (
          <span key={at} style={{ flexGrow: share, backgroundColor: fill, ...(image && { backgroundImage: image }) }} />
        )
      })}
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  gap: 1,
  blockSize: 8,
  inlineSize: '100%',
  direction: 'ltr',
  '& span': {
    flexBasis: 0,
    minInlineSize: 2,
    borderRadius: 1,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
  },
})
