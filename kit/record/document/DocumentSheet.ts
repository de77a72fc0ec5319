import { styled } from '@mui/material/styles'

/** The page of one record that has no type document: bar, notes, what is edited, a panel beside it. */
export const DocumentSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0,1fr) 404px',
  gridTemplateRows: '64px auto minmax(0,1fr)',
  gridTemplateAreas: '"bar bar" "notes notes" "main panel"',
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0,1fr) auto',
  },
}))

/** What is edited; it scrolls as one. */
export const DocumentColumn = styled('section')({
  gridArea: 'main',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'auto',
  padding: '14px 20px 40px',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
})

/** What is to be known beside a form. */
export const DocumentAside = styled('aside')(({ theme }) => ({
  gridArea: 'panel',
  overflow: 'auto',
  padding: 16,
  background: 'var(--mui-palette-background-raised)',
  [theme.breakpoints.down('lg')]: { inlineSize: 280 },
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
  '& section + section': { marginBlockStart: 24 },
}))
