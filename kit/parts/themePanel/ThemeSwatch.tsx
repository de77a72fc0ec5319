import { styled } from '@mui/material/styles'
import type { PartTheme } from '../theme/lookSettings.ts'
import { groundOfPart, themeOfPart } from '../theme/partColors.ts'
import { colorsOf } from '../theme/tokens.ts'
import type { ThemeName } from '../theme/tokens.ts'

const Picture = styled('svg')({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: 3,
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
})

/** A page of a theme in miniature: frame, sheet, words, the one button. */
export function PageSwatch({ theme }: { theme: ThemeName }) {
  const { surface, text, accent, line } = colorsOf(theme)
  return (
    <Picture viewBox="0 0 96 48" aria-hidden>
      <rect width={96} height={48} fill={surface.ground} />
      <rect x={18} y={10} width={78} height={38} rx={3} fill={surface.panel} />
      <rect x={5} y={14} width={8} height={5} rx={1.5} fill={accent.main} />
      <rect x={5} y={24} width={8} height={3} rx={1} fill={text.tertiary} />
      <rect x={5} y={32} width={8} height={3} rx={1} fill={text.tertiary} />
      <rect x={24} y={16} width={34} height={4} rx={1} fill={text.primary} />
      <rect x={74} y={15} width={16} height={6} rx={2} fill={accent.main} />
      <rect x={24} y={26} width={66} height={0.8} fill={line.edge} />
      <rect x={24} y={31} width={48} height={3} rx={1} fill={text.secondary} />
      <rect x={24} y={39} width={40} height={3} rx={1} fill={text.secondary} />
    </Picture>
  )
}

/** A part of the frame in miniature: its ground, a word, the chosen entry. */
export function PartSwatch({ part, worn }: { part: PartTheme; worn: ThemeName }) {
  const { text, accent, line } = colorsOf(themeOfPart(part, worn) ?? worn)
  return (
    <Picture viewBox="0 0 40 26" aria-hidden>
      <rect x={0.5} y={0.5} width={39} height={25} rx={3} fill={groundOfPart(part, worn)} stroke={line.edge} />
      <rect x={7} y={8} width={17} height={3.5} rx={1} fill={text.primary} />
      <rect x={7} y={15} width={11} height={3.5} rx={1} fill={accent.main} />
    </Picture>
  )
}
