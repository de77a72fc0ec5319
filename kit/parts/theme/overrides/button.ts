import { focusRing } from '../focusRing.ts'
import { size } from '../tokens.ts'
import type { Override } from './Override.ts'

export const buttonBase: Override<'MuiButtonBase'> = {
  defaultProps: { disableRipple: true },
  // A button takes the browser's own font where nobody names one.
  styleOverrides: { root: { fontFamily: 'inherit', '&:focus-visible': focusRing() } },
}

const HEIGHT = { medium: size.control, large: size.control, small: size.controlSmall, tiny: size.controlTiny }
const INSET = { medium: 12, large: 12, small: 10, tiny: 8 }

/**
 * One primary button per view is filled with the accent; every other stands a step above its surface. `color="error"`
 * is for what destroys, whatever the variant.
 */
export const button: Override<'MuiButton'> = {
  defaultProps: { variant: 'outlined', disableElevation: true },
  styleOverrides: {
    root: ({ theme, ownerState }) => {
      const { palette } = theme.vars
      const dense = ownerState.size ?? 'medium'
      const surface = {
        backgroundColor: `var(--marquee-button, ${palette.background.raised})`,
        boxShadow: `var(--marquee-button-edge, ${palette.shadow.button})`,
      }
      return {
        gap: 6,
        height: HEIGHT[dense],
        minWidth: 0,
        padding: `0 ${INSET[dense]}px`,
        border: 0,
        whiteSpace: 'nowrap',
        color: palette.text.primary,
        ...(dense !== 'medium' && dense !== 'large' && theme.typography.label),
        ...surface,
        // MUI puts an empty sign before an icon, which the gap would count.
        '&::before': { display: 'none' },
        '&:hover': {
          border: 0,
          backgroundColor: `var(--marquee-button-hover, ${palette.surface.hover})`,
          boxShadow: surface.boxShadow,
        },
        ...(ownerState.variant === 'ghost' && {
          backgroundColor: 'transparent',
          boxShadow: 'none',
          color: palette.text.secondary,
          '&:hover': { backgroundColor: palette.surface.hover },
        }),
        ...(ownerState.variant === 'contained' && {
          backgroundColor: palette.accent.main,
          boxShadow: 'none',
          color: palette.accent.on,
          '&:hover': { backgroundColor: palette.accent.hover, boxShadow: 'none' },
          '&:active': { backgroundColor: palette.accent.pressed },
        }),
        ...(ownerState.color === 'error' && {
          backgroundColor: palette.status.error.bg,
          boxShadow: 'none',
          color: palette.status.error.on,
          '&:hover': {
            backgroundColor: palette.status.error.solid,
            color: palette.status.error.onSolid,
            boxShadow: 'none',
          },
        }),
        '&.Mui-disabled': {
          border: 0,
          color: palette.text.disabled,
          ...(ownerState.variant === 'ghost' ? { backgroundColor: 'transparent' } : surface),
        },
      }
    },
    startIcon: { margin: 0 },
    endIcon: { margin: 0 },
  },
}

const SQUARE = { small: size.controlTiny, medium: size.control, large: size.tab }

/** A button without words: it always has a tooltip and a name. */
export const iconButton: Override<'MuiIconButton'> = {
  styleOverrides: {
    root: ({ theme, ownerState }) => ({
      width: SQUARE[ownerState.size ?? 'medium'],
      height: SQUARE[ownerState.size ?? 'medium'],
      padding: 0,
      borderRadius: theme.shape.borderRadius,
      color: theme.vars.palette.text.secondary,
      '&:hover': { backgroundColor: theme.vars.palette.surface.hover, color: theme.vars.palette.text.primary },
      '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
    }),
  },
}
