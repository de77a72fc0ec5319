/** What the term found, and one line of a hit that ends in an ellipsis; popup and results alike. */
export const markStyles = {
  '& mark': {
    padding: '0 1px',
    borderRadius: 2,
    background: 'var(--mui-palette-accent-soft)',
    color: 'var(--mui-palette-accent-onSoft)',
  },
} as const

/** On the surface of a chosen row the mark needs more of the accent to be seen. */
export const markOnSelected = {
  background: 'color-mix(in srgb, var(--mui-palette-accent-main) 32%, transparent)',
} as const

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const
