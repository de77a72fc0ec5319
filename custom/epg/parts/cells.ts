import { styled } from '@mui/material/styles'

/** Time without guide data: an empty frame. */
export const BlankCell = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: 3,
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-tertiary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-edge)',
})

/** The place of an airing that is on its way. */
export const BoneCell = styled('div')({
  position: 'absolute',
  inset: 0,
  borderRadius: 3,
  backgroundColor: 'var(--mui-palette-surface-hover)',
})
