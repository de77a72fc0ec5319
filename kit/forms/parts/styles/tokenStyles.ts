import type { CSSObject, Theme } from '@mui/material/styles'

/** Chosen things, each with its own way out. */
export function tokenStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-token': {
      ...typography.meta,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      maxWidth: '100%',
      minHeight: 24,
      paddingInline: '8px 2px',
      borderRadius: 4,
      overflowWrap: 'anywhere',
      color: palette.text.primary,
      backgroundColor: palette.surface.pressed,
      '&[data-read]': { paddingInline: 8 },
    },
  }
}
