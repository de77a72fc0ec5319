import { styled } from '@mui/material/styles'

/** The page of one configuration: bar, its values, and what stands beside them; below each other where there is no room. */
export const ConfigSheet = styled('div')({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gridTemplateRows: '64px auto minmax(0,1fr)',
  gridTemplateAreas: '"bar bar" "notes notes" "main panel"',
})

export const Main = styled('section')({
  gridArea: 'main',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '16px 20px 48px',
  background: 'var(--mui-palette-background-paper)',
})
