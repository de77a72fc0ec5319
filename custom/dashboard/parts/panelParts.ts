import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

/** The pieces of a short list on the dashboard. */
export const PanelHeading = styled('h2')({
  margin: 0,
  marginBlockEnd: 8,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
  display: 'flex',
  gap: 8,
})
export const PanelCount = styled('span')({ color: 'var(--mui-palette-text-tertiary)', fontWeight: 400 })
export const PanelItem = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '4px 8px',
  marginInline: -8,
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})
export const PanelWords = styled('span')({
  minInlineSize: 0,
  flex: 1,
  display: 'grid',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
export const PanelQuiet = styled('span')({
  fontSize: 12,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-tertiary)',
})
