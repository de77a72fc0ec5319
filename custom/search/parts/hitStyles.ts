/** What the term found, and one line of a hit that ends in an ellipsis; popup and results alike. */
export const markStyles = {
  '& mark': {
    padding: '0 1px',
    borderRadius: 2,
    background: 'var(--mui-palette-accent-soft)',
    color: 'var(--mui-palette-accent-onSoft)',
  },
} as const

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const
