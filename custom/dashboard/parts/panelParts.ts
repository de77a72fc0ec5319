import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/** The pieces of a part of the dashboard. */
export const PanelHeading = styled('h2')({
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
})
export const PanelItem = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 8px',
  marginInline: -8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  minInlineSize: 0,
  flex: 1,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})
/** Two lines that are cut, never wrapped: 22 px hold Tamil too. */
export const PanelWords = styled('span')({
  minInlineSize: 0,
  flex: 1,
  display: 'grid',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :first-of-type': { fontWeight: 'var(--marquee-weight-600)', lineHeight: '20px' },
})
export const PanelQuiet = styled('span')({
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-tertiary)',
})
/** A number or a few words at the end of a line. */
export const PanelEnd = styled('span')({
  flex: 'none',
  textAlign: 'end',
  fontSize: 12,
  lineHeight: '18px',
  color: 'var(--mui-palette-text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-soon="true"]': { color: 'var(--mui-palette-status-warning-on)', fontWeight: 'var(--marquee-weight-600)' },
})
/** A number that leads to its list. */
export const NumberLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 2,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'var(--mui-palette-accent-main)', textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
})
