import { styled } from '@mui/material/styles'
import type { LayoutStyle } from '../theme/lookSettings.ts'

const Picture = styled('svg')(({ theme }) => {
  const { palette } = theme.vars
  return {
    inlineSize: '100%',
    blockSize: 'auto',
    borderRadius: 3,
    backgroundColor: palette.surface.ground,
    '& .page': { fill: palette.surface.pressed },
    '& .bar': { fill: palette.line.outline },
    '& .menu': { fill: palette.accent.main },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  }
})

type Box = readonly [x: number, y: number, width: number, height: number]

/** Menu, toolbar and page of each layout on a ground of 96 by 60. */
const DRAWINGS: Readonly<Record<LayoutStyle, { menu: Box; bar: Box; page: Box }>> = {
  layout1: { menu: [4, 4, 16, 52], bar: [24, 4, 68, 6], page: [24, 14, 68, 42] },
  layout2: { menu: [12, 13, 72, 6], bar: [12, 4, 72, 6], page: [12, 22, 72, 34] },
  layout3: { menu: [4, 4, 88, 6], bar: [20, 13, 56, 6], page: [20, 22, 56, 34] },
}

/** A layout in miniature; the menu has the accent. */
export function LayoutPicture({ of }: { of: LayoutStyle }) {
  return (
    <Picture viewBox="0 0 96 60" aria-hidden>
      {(['page', 'bar', 'menu'] as const).map((part) => {
        const [x, y, width, height] = DRAWINGS[of][part]
        return <rect key={part} className={part} x={x} y={y} width={width} height={height} rx={2} />
      })}
    </Picture>
  )
}
