import { radius, size } from '../theme/tokens.ts'
import { typography } from '../theme/typography.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Classes in the page's one sheet: a list draws hundreds of these, and `sx` would work each out anew (design section 7). */
export const statusStyles = {
  '.k-chip': {
    ...typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minHeight: size.chip,
    maxWidth: '100%',
    paddingInline: 7,
    borderRadius: radius.control,
    backgroundColor: 'var(--mui-palette-surface-hover)',
    color: 'var(--mui-palette-text-secondary)',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  '.k-chip.drawn': { paddingInline: '5px 7px' },
  '.k-chip.bare': { paddingInline: 0, backgroundColor: 'transparent' },
  '.k-chip > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.k-availability': { minWidth: 0 },
  '.k-availabilityLabel': { ...typography.meta, ...oneLine },
  '.k-availabilityLabel > b': { fontWeight: typography.fontWeightMedium },
  '.k-availabilityLabel > span': { color: 'var(--mui-palette-text-tertiary)', marginInlineStart: 4 },
  '.k-availabilityRange': { ...typography.caption, color: 'var(--mui-palette-text-tertiary)', ...oneLine },
} as const
