import { styled } from '@mui/material/styles'

/** The one heading of a page that stands in the toolbar. */
export const Title = styled('h1')({
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 'var(--marquee-weight-700)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
