import { styled } from '@mui/material/styles'

/** The dashboard's rows: badges, charts, panels; each as many columns as fit. */
export const Screen = styled('div')({
  padding: 20,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})
export const Badges = styled('div')({
  display: 'grid',
  columnGap: 8,
  marginBlockEnd: -8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  // Between rows too; a gap would part the lines that the cards share.
  '& > *': { marginBlockEnd: 8 },
  '&:empty': { display: 'none' },
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
/** A panel as wide as two where two stand side by side. */
export const WidePanel = styled('div')({
  minInlineSize: 0,
  '@container (min-width: 640px)': { gridColumn: 'span 2' },
})
