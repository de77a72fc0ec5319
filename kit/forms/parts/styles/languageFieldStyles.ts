import type { CSSObject, Theme } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** Names and texts, a column per language; the rows of neighbouring columns are joined, so boxes have equal heights. */
export function languageFieldStyles({ typography, vars: { palette }, breakpoints }: Theme): CSSObject {
  return {
    '& .f-languagesBox': { containerType: 'inline-size' },
    '& .f-languages': {
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--languages), minmax(0, 1fr))',
      columnGap: 12,
      rowGap: 6,
    },
    '& .f-language': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span var(--rows)', minWidth: 0 },
    '& .f-languageHead': { display: 'flex', alignItems: 'baseline', columnGap: 6, flexWrap: 'wrap', minHeight: 16 },
    '& .f-languageName': { ...typography.label, color: palette.text.secondary },
    '& .f-languageCell': { display: 'grid', gridTemplateRows: '1fr auto', gap: 4, minWidth: 0 },
    '& [data-strong] .f-grow, & [data-strong] .f-read': { fontWeight: 'var(--marquee-weight-600, 600)' },
    '& .f-share': { ...typography.caption, marginInlineStart: 'auto', color: palette.text.tertiary },
    '& .f-share[data-tone=warning]': { color: palette.status.warning.on },
    '& .f-stale': { flexWrap: 'wrap' },
    '& .f-stale button': {
      ...typography.caption,
      border: 0,
      padding: '0 2px',
      minHeight: 24,
      background: 'none',
      color: palette.text.primary,
      textDecoration: 'underline',
      cursor: 'pointer',
    },
    '& .f-stale button:focus-visible': focusRing('inside'),
    '& .f-counts': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginBlockStart: -3 },
    '& .f-counts > [data-tone=warning]': { color: palette.status.warning.on },
    '& .f-missing': { ...typography.caption, marginInlineStart: 6, color: palette.status.warning.on },
    // Beside another pane, as with a type's sample, the form can be narrow on a wide screen.
    '@container (max-width: 560px)': {
      '& .f-languages': { gridTemplateColumns: 'repeat(min(2, var(--languages)), minmax(0, 1fr))' },
    },
    [breakpoints.down('lg')]: {
      '& .f-languages': { gridTemplateColumns: 'repeat(min(2, var(--languages)), minmax(0, 1fr))' },
      '& .f-counts': { paddingBlockEnd: 12 },
    },
  }
}
