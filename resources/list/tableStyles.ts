import { ROW_PX } from './tableShape.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Everything inside the table by class, in its one sheet: a row is drawn in plain elements (design section 7). */
export const tableStyles = {
  '& .row': {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    alignItems: 'center',
    blockSize: ROW_PX,
    borderRadius: 4,
    cursor: 'pointer',
    boxShadow: 'inset 0 -1px 0 var(--mui-palette-line-hair)',
  },
  '& .row:hover, & .row:focus-within': { background: 'var(--mui-palette-surface-hover)' },
  '& .cell': { paddingInline: 8, minInlineSize: 0, ...oneLine },
  '& .title': { display: 'flex', alignItems: 'center', gap: 16, minInlineSize: 0 },
  '& .words': { minInlineSize: 0, flex: 1 },
  '& .name': {
    display: 'block',
    fontWeight: 'var(--marquee-weight-600)',
    lineHeight: '20px',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
    ...oneLine,
  },
  '& .name:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '& .others': {
    display: 'flex',
    gap: 8,
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
  '& .rest': oneLine,
  '& .missing': { color: 'var(--mui-palette-status-warning-on)', flex: 'none' },
  '& .draftBelow': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 11,
    lineHeight: '15px',
    color: 'var(--mui-palette-status-draft-on)',
  },
  '& .who': {
    fontSize: 11,
    lineHeight: '14px',
    color: 'var(--mui-palette-text-tertiary)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const
