import type { CSSObject, Theme } from '@mui/material/styles'

/** Label above, message and help below (looks section 6, MuiOutlinedInput's neighbours). */
export function fieldStyles({ vars: { palette }, typography }: Theme): CSSObject {
  return {
    '& .f-field': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: 4,
      minWidth: 0,
    },
    '& .f-head': { display: 'flex', alignItems: 'baseline', gap: 8, minHeight: 16 },
    '& .f-label': { ...typography.label, color: palette.text.secondary },
    '& .f-needed': {
      ...typography.meta,
      marginInlineStart: 6,
      fontWeight: typography.fontWeightRegular,
      color: palette.text.tertiary,
    },
    '& .f-help, & .f-issue, & .f-count': {
      ...typography.caption,
      fontWeight: typography.fontWeightRegular,
      margin: 0,
      maxInlineSize: '60ch',
      color: palette.text.tertiary,
    },
    '& .f-issue': { display: 'flex', alignItems: 'center', gap: 4 },
    '& .f-issue[data-tone=error]': { color: palette.status.error.on },
    '& .f-issue[data-tone=warning]': { color: palette.status.warning.on },
    '& .f-read': {
      ...typography.body2,
      display: 'block',
      minHeight: 32,
      paddingBlock: 6,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      color: palette.text.primary,
    },
    '& .f-none': { color: palette.text.tertiary },
    '& .f-hidden': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  }
}
