import type { CSSObject, Theme } from '@mui/material/styles'

/** Windows of time: products, states in words, bars with the line of today. */
export function windowStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-bar': {
      position: 'relative',
      height: 6,
      minWidth: 96,
      marginBlock: 13,
      borderRadius: 3,
      backgroundColor: palette.surface.pressed,
      '& > i': {
        position: 'absolute',
        insetBlock: 0,
        minWidth: 4,
        borderRadius: 3,
        backgroundColor: palette.text.tertiary,
      },
      '& > i[data-state=ACTIVE]': { backgroundColor: palette.status.published.solid },
      '& > i[data-state=FUTURE]': { backgroundColor: palette.status.future.solid },
      '& > i[data-state=EXPIRED]': { backgroundColor: palette.status.expired.solid },
      '& > i[data-state=REVERSED]': { backgroundColor: palette.status.error.solid },
      '& > i[data-fallback]': { backgroundColor: palette.text.tertiary },
      '& > u': { position: 'absolute', insetBlock: -4, width: 2, backgroundColor: palette.text.primary },
    },
    '& .f-table th.f-product': {
      ...typography.bodyStrong,
      minWidth: 96,
      padding: '9px 4px 9px 0',
      verticalAlign: 'top',
      color: palette.text.primary,
    },
    '& .f-read[data-shared]': { color: palette.text.tertiary },
    '& .f-barHead': { display: 'flex', justifyContent: 'space-between' },
    '& .f-state': {
      ...typography.body2,
      display: 'inline-block',
      paddingBlock: 6,
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    '& .f-state > b[data-state=FUTURE]': { color: palette.status.future.on },
    '& .f-state > b[data-state=EXPIRED]': { color: palette.status.expired.on },
    '& .f-state > b[data-state=OFF]': { color: palette.status.warning.on },
    '& .f-state > b[data-state=REVERSED]': { color: palette.status.error.on },
    '& .f-state > b[data-state=ACTIVE]': { fontWeight: typography.fontWeightRegular },
  }
}
