import { styled } from '@mui/material/styles'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { size } from '#kit/parts/theme/tokens.ts'

/** The page of one configuration: bar, its values, and what stands beside them; below each other where there is no room. */
export const ConfigSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gridTemplateRows: '64px auto minmax(0,1fr)',
  gridTemplateAreas: '"bar bar" "notes notes" "main panel"',
  '& > aside': { inlineSize: size.sidePanel },
  [theme.breakpoints.down('lg')]: { '& > aside': { inlineSize: 280 } },
}))

export const Main = styled('section')({
  gridArea: 'main',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  padding: '8px 20px 48px',
  background: 'var(--mui-palette-background-paper)',
})

export const Panel = styled('aside')({
  ...onRaised,
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: 'var(--mui-palette-background-raised)',
  '& > .scroll': { flex: 1, minBlockSize: 0, overflow: 'auto', padding: '12px 16px 32px' },
})
