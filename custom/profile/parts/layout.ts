import { styled } from '@mui/material/styles'

/** Profile and preferences side by side where there is room, what one may below. */
export const Screen = styled('div')(({ theme }) => ({
  padding: 20,
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
export const Sheet = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minInlineSize: 0,
  padding: '16px 20px 20px',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-line-hair)',
  background: 'var(--mui-palette-background-raised)',
})
export const Heading = styled('h2')({
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 'var(--marquee-weight-700)',
})
export const Help = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  margin: 0,
  color: 'var(--mui-palette-text-tertiary)',
}))
