import { radius } from '../theme/tokens.ts'
import { typography } from '../theme/typography.ts'

/** Classes of artwork in the page's one sheet, for the reason of statusStyles. */
export const imageStyles = {
  '.k-image': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.art,
    backgroundColor: 'var(--mui-palette-surface-pressed)',
    color: 'var(--mui-palette-text-tertiary)',
    verticalAlign: 'middle',
    // A hairline keeps dark artwork from melting into a dark row.
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--mui-palette-text-primary) 8%, transparent)',
  },
  '.k-image > img': { display: 'block' },
  '.k-initials': {
    lineHeight: 1,
    fontWeight: typography.fontWeightMedium,
    color: 'var(--mui-palette-text-tertiary)',
    letterSpacing: '0.04em',
  },
} as const
