import { styled } from '@mui/material/styles'

/** A glass and an input, in one line with buttons. */
export const SearchBox = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 28,
  paddingInline: 8,
  borderRadius: 4,
  background: 'var(--mui-palette-surface-well)',
  border: '1px solid var(--mui-palette-line-edge)',
  color: 'var(--mui-palette-text-tertiary)',
  '&:focus-within': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    color: 'var(--mui-palette-text-primary)',
    textOverflow: 'ellipsis',
  },
})
