import { styled } from '@mui/material/styles'

/** The dashboard's rows: badges, charts, panels; each as many columns as fit. */
export const Screen = styled('div')({ padding: 20, display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })
export const Badges = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
})
export const Charts = styled('div')({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
})
export const Panels = styled('div')({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))',
  alignItems: 'start',
})
