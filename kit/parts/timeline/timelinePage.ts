import { styled } from '@mui/material/styles'

/** A page of lanes: what is worked on, and a panel beside it, as high as the window. */
export const Screen = styled('div')({ display: 'flex', blockSize: '100%', minBlockSize: 0 })
export const Work = styled('div')({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: '20px 12px',
})
