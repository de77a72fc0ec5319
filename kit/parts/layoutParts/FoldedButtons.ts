import { styled } from '@mui/material/styles'
import { focusRing } from '../theme/focusRing.ts'
import { FoldedStrip } from './FoldedStrip.ts'

/** A folded panel of several parts: a button with its count for each; `aria-expanded` marks the one that is open. */
export const FoldedButtons = styled(FoldedStrip)({
  '& button': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
  },
  '& button[aria-expanded=true]': { backgroundColor: 'var(--mui-palette-surface-pressed)' },
  '& button:focus-visible': focusRing('inside'),
  '& button > span': { position: 'absolute', insetBlockStart: -4, insetInlineEnd: -6 },
})
