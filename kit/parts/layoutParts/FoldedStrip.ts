import { styled } from '@mui/material/styles'

/** What a panel beside the content folds to in narrow windows: a column of icons with their counts. */
export const FoldedStrip = styled('aside')({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  inlineSize: 48,
  paddingBlockStart: 12,
  backgroundColor: 'var(--mui-palette-background-raised)',
})
