import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/** Items step in by this much per level, at most 80 px (specification section 9). */
const STEP = 24
const FIRST = 12
const MAX_INDENT = 80
export const indent = (level: number): string => `${Math.min(MAX_INDENT, FIRST + STEP * level)}px`

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 28,
  '&[data-level="0"]': { minBlockSize: 32 },
  borderRadius: 4,
  // Names of two lines keep apart from the next.
  paddingBlock: 3,
  paddingInlineEnd: 12,
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&[aria-disabled=true]': { color: 'var(--mui-palette-text-disabled)', cursor: 'default', background: 'none' },
} as const

/** An item, and a link out of the console. */
const item = {
  ...row,
  '&[data-level="0"]:not([aria-disabled=true])': {
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 'var(--marquee-weight-600)',
  },
  '&[aria-current]': {
    background: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
    fontWeight: 'var(--marquee-weight-600)',
  },
} as const
export const ItemRow = styled(Link)(item)
export const OtherSite = styled('a')(item)
/** Something that cannot be chosen now: it stands where it belongs and leads nowhere. */
export const OffRow = styled('span')(row)

/** The button of a menu that opens and closes. */
export const CollapseRow = styled(ButtonBase)({
  ...row,
  justifyContent: 'flex-start',
  color: 'var(--mui-palette-text-primary)',
  '&[data-level="0"]': { minBlockSize: 32, fontWeight: 'var(--marquee-weight-600)' },
})
export const GroupHead = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '10px 12px 4px',
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-tertiary)',
}))
export const Rule = styled('hr')({
  inlineSize: 'calc(100% - 24px)',
  margin: '8px 12px',
  border: 0,
  borderBlockStart: '1px solid var(--mui-palette-line-edge)',
})
export const Count = styled('span')({
  marginInlineStart: 'auto',
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
})
