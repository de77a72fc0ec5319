import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** Height of a task in px (looks section 10). */
export const TASK_PX = 72

/** Time, what it is, whose it is. */
export const TaskBox = styled('div')({
  display: 'grid',
  gridTemplateColumns: '66px minmax(0, 1fr) 24px',
  gap: '0 8px',
  blockSize: TASK_PX,
  margin: '0 8px',
  padding: '6px 8px 0 4px',
  borderRadius: 6,
  '& .when': {
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-700)',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
  },
  '&[data-tone=error] .when': { color: 'var(--mui-palette-status-error-on)' },
  '&[data-tone=warning] .when': { color: 'var(--mui-palette-status-warning-on)' },
  '& .name, & .detail': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Nothing to point with shows what is cut: a task with the focus is read whole, over the one below it.
  '&:has(:focus-visible)': {
    position: 'relative',
    blockSize: 'auto',
    minBlockSize: TASK_PX,
    backgroundColor: 'var(--mui-palette-background-raised)',
    boxShadow: 'var(--mui-shadows-8)',
    '& .name, & .detail': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& .name': { fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600)' },
  '& .detail': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-tertiary)' },
  '& .acts': { display: 'flex', alignItems: 'center', gap: 4, blockSize: 24, marginInlineStart: -8 },
  '& .acts a, & .acts button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minInlineSize: 0,
    blockSize: 24,
    padding: '0 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    fontWeight: 'var(--marquee-weight-600)',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'var(--mui-palette-accent-text)',
    cursor: 'pointer',
  },
  '& .acts a:hover, & .acts button:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '& .acts a:focus-visible, & .acts button:focus-visible': focusRing('inside'),
  '& .acts .seen': { fontSize: 11, fontWeight: 400, color: 'var(--mui-palette-text-tertiary)' },
  '&[data-now]': {
    backgroundColor: 'var(--mui-palette-status-error-bg)',
    '& .name, & .detail, & .acts a, & .acts button, & .acts .seen': { color: 'var(--mui-palette-status-error-on)' },
  },
})
