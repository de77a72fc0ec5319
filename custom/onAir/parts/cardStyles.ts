import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** Height of a card and of a row of them, in px (looks section 10). */
export const CARD_PX = 80
export const CARD_ROW_PX = 88

/** A shadow that leaves the edge which says what is wrong, a shadow too, as it is. */
const FLOATING = 'drop-shadow(0 2px 6px var(--mui-palette-line-outline))'

/** A card: raised, coloured only by what is wrong. */
export const CardBox = styled('article')({
  position: 'relative',
  blockSize: CARD_PX,
  minInlineSize: 0,
  padding: '8px 12px',
  borderRadius: 6,
  backgroundColor: 'var(--mui-palette-background-raised)',
  fontSize: 13,
  lineHeight: '20px',
  '&[data-tone=soon]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-status-error-solid)' },
  '&[data-tone=warn]': { boxShadow: 'inset 3px 0 0 var(--mui-palette-status-warning-solid)' },
  '&:dir(rtl)[data-tone=soon]': { boxShadow: 'inset -3px 0 0 var(--mui-palette-status-error-solid)' },
  '&:dir(rtl)[data-tone=warn]': { boxShadow: 'inset -3px 0 0 var(--mui-palette-status-warning-solid)' },
  '& .head, & .line': { display: 'flex', alignItems: 'center', gap: 8, blockSize: 20, whiteSpace: 'nowrap' },
  '& .head a': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: 'var(--marquee-weight-600)',
    color: 'var(--mui-palette-text-primary)',
    textDecoration: 'none',
    borderRadius: 2,
  },
  '& .head a:hover': { textDecoration: 'underline' },
  '& .head a:focus-visible': focusRing('outside'),
  // Nothing to point with shows what is cut: a card with the focus is read whole, over the one below it.
  '&:has(:focus-visible)': {
    zIndex: 1,
    blockSize: 'auto',
    minBlockSize: CARD_PX,
    filter: FLOATING,
    '& .head, & .line': { blockSize: 'auto', minBlockSize: 20 },
    '& .head a, & .text': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  '& .number, & .start': {
    flex: 'none',
    fontSize: 12,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-tertiary)',
  },
  // The mark stays where there is no room for its word.
  '& .playout': {
    flex: '0 10 auto',
    minInlineSize: 16,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    overflow: 'hidden',
    '& svg': { flex: 'none' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& .start': { display: 'inline-flex', inlineSize: 36 },
  '& .time': {
    flex: 'none',
    marginInlineStart: 'auto',
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 },
  '& .strong, & .why': { fontWeight: 'var(--marquee-weight-600)' },
  '& .next': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& .countdown': {
    fontSize: 15,
    fontWeight: 'var(--marquee-weight-700)',
    color: 'var(--mui-palette-status-error-on)',
    '& small': { fontSize: 12, fontWeight: 'var(--marquee-weight-600)' },
  },
  '& .progress': {
    blockSize: 2,
    marginBlock: '2px 0',
    borderRadius: 1,
    overflow: 'hidden',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
    '& i': { display: 'block', blockSize: '100%', backgroundColor: 'var(--mui-palette-line-outline)' },
  },
  '&[data-tone=soon] .why, &[data-tone=soon] .next .start': { color: 'var(--mui-palette-status-error-on)' },
  '&[data-tone=warn] .why, &[data-tone=warn] .next .start': { color: 'var(--mui-palette-status-warning-on)' },
  '&[data-tone=off]': { color: 'var(--mui-palette-text-tertiary)' },
  '&[data-tone=off] .head a': { color: 'var(--mui-palette-text-secondary)' },
  '&[data-tone=dark]': {
    backgroundColor: 'var(--mui-palette-status-error-bg)',
    '& .number, & .start, & .next, & .strong, & .time': { color: 'var(--mui-palette-status-error-on)' },
  },
})
