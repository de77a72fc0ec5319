import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

export const OutlineBox = styled('section')(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  // A page's tree takes what height there is; that of one container no more than it needs.
  '&[data-only]': { flex: 'none' },
  '& header': { display: 'flex', alignItems: 'center', gap: 4, flex: 'none', padding: '10px 8px 6px 16px' },
  '& h2': { ...theme.typography.subtitle2, flex: 1, margin: 0 },
  '& > .MuiInputBase-root': { margin: '0 8px 6px', paddingInline: 8 },
  '& > p': { ...theme.typography.body2, margin: '8px 16px', color: 'var(--mui-palette-text-secondary)' },
  '& ul': { listStyle: 'none', flex: 1, minBlockSize: 0, overflowY: 'auto', margin: 0, padding: '0 8px' },
  '& li': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 32,
    paddingInline: '42px 8px',
    borderRadius: 4,
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
  },
  '& li[aria-level="1"]': { paddingInlineStart: 8 },
  '& li[aria-selected=true]': {
    backgroundColor: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
  },
  '& .wrong, & .hidden': { display: 'grid', flex: 'none' },
  '& .wrong': { color: 'var(--mui-palette-status-warning-on)' },
  '& .hidden': { color: 'var(--mui-palette-status-error-on)' },
  '& li:focus-visible': focusRing('inside'),
  '& [data-landing=before]': { boxShadow: 'inset 0 2px 0 var(--mui-palette-accent-main)' },
  '& [data-landing=after]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-accent-main)' },
  '& [data-landing=into]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)' },
  '& .fold': { display: 'grid' },
  '& .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .count': { ...theme.typography.caption, flex: 'none', '&::after': { content: 'attr(data-text)' } },
}))
