import { styled, useTheme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'

/** The letter of a kind of segment on its own colour and pattern: what stands in place of artwork in narrow rows. */
export function KindSwatch({ kind, label }: { kind: SegmentKey; label: string }) {
  const { letter, style } = useKindLook(kind)
  return (
    <Swatch role="img" aria-label={label} title={label} style={style}>
      {letter}
    </Swatch>
  )
}

/** Letter, colour and pattern of a kind of segment. */
export function useKindLook(kind: SegmentKey): { letter: string; style: CSSProperties } {
  const { vars, palette } = useTheme()
  const { fill, on } = vars.palette.segment[kind]
  const { letter, pattern } = palette.segment[kind]
  return { letter, style: { color: on, backgroundColor: fill, backgroundImage: segmentPattern(pattern, on) } }
}

const Swatch = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 16,
  borderRadius: 2,
  fontSize: 10,
  fontWeight: 700,
  lineHeight: 1,
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-segmentEdge)',
})
