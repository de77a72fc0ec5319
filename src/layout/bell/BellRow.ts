import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** A line of the bell: sign, name, how it stands, and below what it is about. */
export const BellRow = styled('li')({
  '& > *': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 10px',
    padding: '8px 12px',
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover': { background: 'var(--mui-palette-surface-hover)' },
  '& > a:focus-visible': focusRing('inside'),
  '& svg:first-of-type': { marginBlockStart: 2 },
  '& .name': { fontWeight: 'var(--marquee-weight-600)', overflowWrap: 'anywhere' },
  '& .below': {
    gridColumn: '2 / -1',
    display: 'flex',
    gap: 12,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .below > .about': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .bar': { gridColumn: '2 / -1', paddingBlockStart: 4 },
})
