import { styled } from '@mui/material/styles'

/** The place of an airing that is on its way. */
export const BoneCell = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: 3,
  backgroundColor: 'var(--mui-palette-surface-hover)',
})
