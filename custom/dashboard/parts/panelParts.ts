import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/* The pieces of a part of the dashboard. */

export const PanelHead = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 })
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
  padding: '3px 8px',
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
/** A word in the line of a name that is no part of it. */
export const PanelTag = styled('span')({
  marginInlineStart: 8,
  fontSize: 11,
  fontWeight: 400,
  color: 'var(--mui-palette-text-tertiary)',
})
/** Words of a line that ask for attention. */
export const PanelAlert = styled('span')({
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-status-warning-on)',
  '&[data-tone="error"]': { color: 'var(--mui-palette-status-error-on)' },
})
/** A line with a button behind its link. */
export const PanelLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0 })
/** A way on, at the end of a heading or under its lines. */
export const PanelMore = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 24,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  borderRadius: 2,
  color: 'var(--mui-palette-text-secondary)',
  textDecoration: 'none',
  '&:hover': { color: 'var(--mui-palette-text-primary)', textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: 2 },
})
/** A number or a few words at the end of a line. */
export const PanelEnd = styled('span')({
  flex: 'none',
  display: 'grid',
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
