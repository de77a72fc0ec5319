import { styled } from '@mui/material/styles'

/** Lines of the picker: a title with what can be done with it. */
export const Rows = styled('ul')({
  '& > li': { display: 'flex', alignItems: 'center', gap: 6, minBlockSize: 40, fontSize: 13 },
  '& > li > .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > li > .place': {
    flex: 'none',
    minInlineSize: 20,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& > li .MuiButton-root': { flex: 'none' },
  '& > [data-carried]': { background: 'var(--mui-palette-surface-selected)' },
  '& > [data-landing=before]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
  '& > [data-landing=after]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-accent-main)' },
})
