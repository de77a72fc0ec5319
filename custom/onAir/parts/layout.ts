import { styled } from '@mui/material/styles'

/** Cards beside the worklist; under 1280 px the worklist slides out over them from a strip of 48. */
export const Screen = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  blockSize: '100%',
  minBlockSize: 0,
  [theme.breakpoints.down('lg')]: {
    flexDirection: 'row',
    '& > section': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 48,
      zIndex: 2,
      boxShadow: 'var(--mui-shadows-8)',
    },
  },
}))

export const Work = styled('div')({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: '16px 8px 0 20px',
})
