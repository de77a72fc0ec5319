import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '../format/FormatProvider.tsx'
import { segmentPattern } from '../theme/segmentPattern.ts'
import type { SegmentKey } from '../theme/tokens.ts'

/** A piece of a program: its kind as `seg_ty` has it, its length in ms. */
type StripSegment = { kind: string; length: number }

/** More than so many have no room for letters in a panel beside a page: colour and pattern tell them. */
const LETTERED = 16

/** Segments in their proportion, each with letter, pattern and edge (looks section 5). */
export function SegmentStrip({ segments }: { segments: readonly StripSegment[] }) {
  const translate = useTranslate()
  const { duration } = useFormat()
  const { vars, palette } = useTheme()
  const looks = palette.segment
  const keyOf = (kind: string): SegmentKey => (Object.hasOwn(looks, kind) ? (kind as SegmentKey) : 'vod')
  const isDense = segments.length > LETTERED
  const length = duration(segments.reduce((sum, segment) => sum + segment.length, 0))
  return (
    <Strip
      data-dense={isDense || undefined}
      role="img"
      aria-label={translate('epg.panel.segments', { smart_count: segments.length, length })}
    >
      {segments.map(({ kind, length: share }, index) => {
        const key = keyOf(kind)
        const { on, fill } = vars.palette.segment[key]
        return (
          <span
            key={index}
            title={duration(share)}
            style={{
              flexGrow: share,
              color: on,
              backgroundColor: fill,
              backgroundImage: segmentPattern(looks[key].pattern, on),
            }}
          >
            {!isDense && looks[key].letter}
          </span>
        )
      })}
    </Strip>
  )
}

const Strip = styled('div')({
  display: 'flex',
  gap: 1,
  blockSize: 32,
  direction: 'ltr',
  '& span': {
    display: 'grid',
    placeItems: 'center',
    flexBasis: 0,
    minInlineSize: 16,
    overflow: 'hidden',
    borderRadius: 2,
    fontSize: 10,
    fontWeight: 700,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
  },
  '&[data-dense] span': { minInlineSize: 2 },
})
