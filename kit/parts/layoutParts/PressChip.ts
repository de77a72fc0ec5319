import { styled } from '@mui/material/styles'
import { focusRing } from '../theme/focusRing.ts'

/** A small button that stays pressed (aria-pressed): a narrowing that is on or off, beside a search box. */
export const PressChip = styled('button')({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  blockSize: 28,
  paddingInline: 10,
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  fontSize: 12,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-raised)',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '&[aria-pressed=true]': {
    color: 'var(--mui-palette-accent-onSoft)',
    backgroundColor: 'var(--mui-palette-accent-soft)',
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '&:focus-visible': focusRing('inside'),
})
