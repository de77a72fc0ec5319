import type { CSSObject, Theme } from '@mui/material/styles'

/** Names and texts, a column per language; every field is one row of the grid, so its boxes have equal heights. */
export function languageFieldStyles({ typography, vars: { palette }, breakpoints }: Theme): CSSObject {
  return {
    '& .f-languages': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--languages), minmax(0, 1fr))',
      gap: '6px 12px',
      '& > .f-languageHead': { display: 'flex', alignItems: 'baseline', gap: 6, minHeight: 16 },
      '& > .f-count': { marginBlockStart: -3 },
      '& .f-languageName': { ...typography.label, color: palette.text.secondary },
      '& > .f-languageCell': { display: 'grid', gridTemplateRows: '1fr auto', gap: 4, minWidth: 0 },
      '& [data-strong] .f-area': { fontWeight: 'var(--marquee-weight-600, 600)' },
    },
    [breakpoints.down('lg')]: {
      '& .f-languages': { gridTemplateColumns: 'repeat(min(2, var(--languages)), minmax(0, 1fr))' },
    },
  }
}
