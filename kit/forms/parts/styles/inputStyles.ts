import type { CSSObject, Theme } from '@mui/material/styles'
import { size } from '#kit/parts/theme/tokens.ts'

/** The inside of a field: 32 high, its own well, an edge that is stronger below (looks section 2). */
export function inputStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
  const ring = (color: string, width: number) => ({ boxShadow: `inset 0 0 0 ${width}px ${color}` })
  const edge = `inset 0 0 0 1px ${palette.line.edge}, inset 0 -1px 0 ${palette.line.outline}`
  return {
    '& .f-input, & .f-box': {
      ...typography.body2,
      boxSizing: 'border-box',
      width: '100%',
      minWidth: 0,
      minHeight: size.control,
      padding: '6px 10px',
      border: 0,
      borderRadius: shape.borderRadius,
      fontFamily: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.surface.well,
      boxShadow: edge,
      '&::placeholder': { color: palette.text.tertiary, opacity: 1 },
      '&:hover': ring(palette.line.outline, 1),
      '&[aria-invalid=true]': ring(palette.status.error.solid, 1),
      '&:focus': { ...ring(palette.accent.main, 2), outline: 'none' },
      '&[aria-invalid=true]:focus': ring(palette.status.error.solid, 2),
      '&:disabled, &:has(> .f-bareInput:disabled)': {
        backgroundColor: 'transparent',
        color: palette.text.secondary,
        ...ring(palette.line.hair, 1),
      },
    },
    '& [data-tone=warning] > :is(.f-input:not(:focus), .f-box:not(:focus-within))': ring(
      palette.status.warning.solid,
      1,
    ),
    '& [data-tone=warning] > :is(.f-withUnit, .f-date, .f-select, .f-grow) > .f-input:not(:focus)': ring(
      palette.status.warning.solid,
      1,
    ),
  }
}
