import { styled } from '@mui/material/styles'

/** The place of a panel beside the work, in a grid that names it `panel`; what slides out of it stands over the work. */
export const PanelPlace = styled('div')({ gridArea: 'panel', position: 'relative', display: 'flex', minBlockSize: 0 })

/** A panel that fills its place; with `data-sliding` it stands out of the folded strip (`FoldedButtons`) beside it. */
export const SidePanel = styled('aside')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: 'var(--mui-palette-background-raised)',
  '&[data-sliding]': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 48,
    inlineSize: 404,
    zIndex: 8,
    boxShadow: 'var(--mui-shadows-8)',
  },
})
