import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** The small buttons inside forms: rows are added, moved and removed with them by the hundred, so they are plain. */
export function buttonStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
  return {
    '& .f-icon': {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: 24,
      height: 24,
      padding: 0,
      border: 0,
      borderRadius: shape.borderRadius,
      color: palette.text.secondary,
      background: 'none',
      cursor: 'default',
      '&:hover': { color: palette.text.primary, backgroundColor: palette.surface.hover },
      '&:focus-visible': focusRing('inside'),
      '&:disabled': { color: palette.text.disabled, background: 'none' },
    },
    '& .f-button': {
      ...typography.label,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      height: 28,
      padding: '0 10px',
      border: 0,
      borderRadius: shape.borderRadius,
      fontFamily: 'inherit',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      background: 'none',
      cursor: 'default',
      '&:hover': { color: palette.text.primary, backgroundColor: palette.surface.hover },
      '&:focus-visible': focusRing(),
      '&:disabled': { color: palette.text.disabled, background: 'none' },
    },
    '& .f-raised': {
      color: palette.text.primary,
      backgroundColor: palette.background.raised,
      boxShadow: palette.shadow.button,
    },
    '& .f-segmented': {
      display: 'inline-flex',
      padding: 2,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.background.raised,
    },
    '& .f-segmented > button': {
      ...typography.label,
      whiteSpace: 'nowrap',
      height: 24,
      padding: '0 10px',
      border: 0,
      borderRadius: 3,
      fontFamily: 'inherit',
      color: palette.text.secondary,
      background: 'none',
      '&[aria-pressed=true]': { color: palette.text.primary, backgroundColor: palette.surface.pressed },
      '&:focus-visible': focusRing('inside'),
    },
  }
}
