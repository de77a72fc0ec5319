import { styled } from '@mui/material/styles'

/**
 * The page of a record: its action bar over index, form and panel. The sheet's one round corner stands where the rail
 * ends (looks section 1).
 */
export const EditorSheet = styled('div')(({ theme }) => ({
  display: 'grid',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'hidden',
  gridTemplateColumns: '208px minmax(0,1fr) auto',
  gridTemplateRows: '64px minmax(0,1fr)',
  gridTemplateAreas: '"bar bar bar" "index form side"',
  '& > :not(header)': { background: 'var(--mui-palette-background-paper)' },
  '& > nav': { borderStartStartRadius: 8 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: '168px minmax(0,1fr) auto',
    '& > nav': { borderRadius: 0 },
  },
}))
