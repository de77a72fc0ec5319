import { styled, useTheme } from '@mui/material/styles'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'
import type { StripPiece } from '../model/stripPieces.ts'

/** Px that a letter needs. */
const LETTER_FROM_PX = 10

/** The segments of an airing in their proportion, each with colour, pattern and letter; VOD is plain (looks section 5). */
export function SegmentPieces({ pieces, width }: { pieces: readonly StripPiece[]; width: number }) {
  const { vars, palette } = useTheme()
  const looks = palette.segment
  return (
    <Pieces aria-hidden>
      {pieces.map(({ from, to, kind }, nth) => {
        const key: SegmentKey = Object.hasOwn(looks, kind) ? (kind as SegmentKey) : 'vod'
        const { on, fill } = vars.palette.segment[key]
        const isLettered = key !== 'vod' && (to - from) * width >= LETTER_FROM_PX
        return (
          <i
            key={nth}
            style={{
              flexGrow: to - from,
              color: on,
              backgroundColor: fill,
              backgroundImage: segmentPattern(looks[key].pattern, on),
            }}
          >
            {isLettered && looks[key].letter}
          </i>
        )
      })}
    </Pieces>
  )
}

const Pieces = styled('span')({
  position: 'absolute',
  insetInline: 6,
  insetBlockEnd: 6,
  blockSize: 32,
  display: 'flex',
  gap: 1,
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    flexBasis: 0,
    minInlineSize: 1,
    overflow: 'hidden',
    borderRadius: 2,
    fontSize: 10,
    fontStyle: 'normal',
    fontWeight: 700,
    lineHeight: 1,
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
  },
})
