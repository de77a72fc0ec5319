import type { CSSObject, Theme } from '@mui/material/styles'

/** What forms of any schema bring: the box that finds a field, the notice of flaws, free names, sliders. */
export function schemaStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-finder': {
      position: 'relative',
      maxInlineSize: 360,
      marginBlockEnd: 12,
      '& > svg': { position: 'absolute', insetInlineStart: 10, insetBlockStart: 9, color: palette.text.tertiary },
      '& > input.f-input': { paddingInlineStart: 32 },
    },
    '& .f-flaws': {
      ...typography.body2,
      display: 'grid',
      gap: 4,
      marginBlockEnd: 16,
      padding: 12,
      borderRadius: 4,
      color: palette.text.secondary,
      boxShadow: `inset 0 0 0 1px ${palette.status.warning.solid}`,
      '& > strong': { display: 'flex', alignItems: 'center', gap: 6, color: palette.status.warning.on },
      '& > ul': { margin: 0, paddingInlineStart: 20 },
      '& code': { overflowWrap: 'anywhere' },
    },
    '& .f-slider': {
      flex: 1,
      minWidth: 0,
      height: 32,
      margin: 0,
      accentColor: palette.accent.main,
      '&[data-unset]': { opacity: 0.6 },
    },
    '& .f-freeFields': { display: 'grid', gap: 12 },
    '& .f-freeField': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 4,
      '& > .f-icon': { marginBlockStart: 22 },
    },
    '& .f-newName': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      '& > input.f-input': { width: 'auto', maxInlineSize: 240 },
      '& > .f-issue': { flexBasis: '100%' },
    },
  }
}
