import { styled } from '@mui/material/styles'

export const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  paddingInline: 16,
  borderBlockEnd: '1px solid var(--mui-palette-line-hair)',
  color: 'var(--mui-palette-text-tertiary)',
  '& input': {
    flex: 1,
    minInlineSize: 0,
    blockSize: 52,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: 'var(--mui-palette-text-primary)',
    '&::placeholder': { color: 'var(--mui-palette-text-tertiary)', opacity: 1 },
  },
})

export const List = styled('div')({
  overflowY: 'auto',
  minBlockSize: 0,
  padding: '4px 8px 8px',
  scrollPaddingBlock: 28,
})

export const GroupName = styled('div')({
  padding: '10px 8px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-tertiary)',
})

export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  paddingInline: 8,
  borderRadius: 4,
  cursor: 'pointer',
  fontSize: 13,
  lineHeight: '20px',
  color: 'var(--mui-palette-text-primary)',
  '& > svg': { color: 'var(--mui-palette-text-tertiary)' },
  '& mark': { background: 'none', color: 'inherit', fontWeight: 'var(--marquee-weight-700)' },
  '&[data-active]': { background: 'var(--mui-palette-surface-selected)' },
  '&[aria-disabled=true]': { color: 'var(--mui-palette-text-disabled)', cursor: 'default' },
})
export const Label = styled('span')({ flex: '0 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const RowNote = styled('span')({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const Note = styled('p')({
  margin: 0,
  padding: '8px 16px 20px',
  fontSize: 13,
  color: 'var(--mui-palette-text-secondary)',
})

export const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: 'none',
  padding: '8px 16px',
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  fontSize: 11,
  color: 'var(--mui-palette-text-tertiary)',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& > [role=status]': { marginInlineStart: 'auto' },
})
