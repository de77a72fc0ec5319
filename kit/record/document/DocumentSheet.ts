import { styled } from '@mui/material/styles'
import { HeadedScroll } from '#kit/parts/layoutParts/HeadedScroll.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'

/** The page of one record that has no type document: bar, what is edited, a panel beside it. */
export const DocumentSheet = styled('div')({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gridTemplateRows: '64px minmax(0,1fr)',
  gridTemplateAreas: '"bar bar" "main panel"',
})

/** What is edited, under its banners; it scrolls as one. */
export const DocumentColumn = styled(HeadedScroll)({
  gridArea: 'main',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
  '& > :last-child': { padding: '14px 20px 40px' },
})

/** What is to be known beside a form. */
export const DocumentAside = styled('aside')(({ theme }) => ({
  ...onRaised,
  gridArea: 'panel',
  inlineSize: 404,
  overflow: 'auto',
  padding: 16,
  background: 'var(--mui-palette-background-raised)',
  [theme.breakpoints.down('lg')]: { inlineSize: 280 },
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
  '& section + section': { marginBlockStart: 24 },
}))
