import { styled } from '@mui/material/styles'
import { Link } from 'react-router'

const section = {
  inlineSize: 56,
  minBlockSize: 52,
  marginBlockEnd: 2,
  paddingBlock: 4,
  borderRadius: 6,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  flex: 'none',
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 'var(--marquee-weight-600)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-tertiary)',
  '& svg': { fontSize: 20 },
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&[aria-current=true]': {
    background: 'var(--mui-palette-background-raised)',
    color: 'var(--mui-palette-text-primary)',
  },
  '&[aria-current=true] svg': { color: 'var(--mui-palette-accent-text)' },
  '&[aria-disabled=true]': { color: 'var(--mui-palette-text-disabled)', background: 'none', cursor: 'default' },
} as const

export const RailSection = styled(Link)(section)
/** A section in which nothing can be chosen now. */
export const RailOff = styled('span')(section)
export const RailSite = styled('a')(section)
