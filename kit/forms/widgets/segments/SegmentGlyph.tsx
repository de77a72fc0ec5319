import { useTheme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { segmentPattern } from '#kit/parts/theme/segmentPattern.ts'
import type { SegmentKey } from '#kit/parts/theme/tokens.ts'

/** Colour, pattern and letter of a kind of segment: colour alone says nothing (looks section 5). */
export function useSegmentLook(): (kind: SegmentKey) => { letter: string; style: CSSProperties } {
  const { vars, palette } = useTheme()
  return (kind) => {
    const { fill, on } = vars.palette.segment[kind]
    const { letter, pattern } = palette.segment[kind]
    return { letter, style: { color: on, backgroundColor: fill, backgroundImage: segmentPattern(pattern, on) } }
  }
}

/** The letter of a kind on its colour; its words stand beside it. */
export function SegmentGlyph({ kind }: { kind: SegmentKey }) {
  const { letter, style } = useSegmentLook()(kind)
  return (
    <span className="glyph" aria-hidden="true" style={style}>
      {letter}
    </span>
  )
}
