import { styled } from '@mui/material/styles'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** A block of a panel: its head with a mark and a count, then rows of one line each (looks: schedule-dark.png). */
export const Block = styled('section')({
  marginBlockEnd: 14,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    minBlockSize: 24,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-600, 600)',
  },
  '& h3 > .words': { flex: 1, minInlineSize: 0 },
  '& svg': { flex: 'none' },
  '& [data-tone=warning] > svg': { color: 'var(--mui-palette-status-warning-solid)' },
  '& [data-tone=error] > svg': { color: 'var(--mui-palette-status-error-solid)' },
  '& [data-tone=expired] > svg': { color: 'var(--mui-palette-status-expired-solid)' },
  '& [data-tone=info] > svg': { color: 'var(--mui-palette-text-tertiary)' },
  '& p': { margin: '0 0 4px 24px', fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-secondary)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  // What it says may be longer than a line in some languages.
  '& > button': { marginInlineStart: 24, maxInlineSize: 'calc(100% - 24px)', blockSize: 'auto', whiteSpace: 'normal' },
})

/** A row of a block: where it is, how much, and what can be done. */
export const BlockRow = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  paddingInlineStart: 24,
  fontSize: 12,
  lineHeight: '24px',
  '& > .place': { flex: '1 1 auto', minInlineSize: 0, overflow: 'hidden' },
  '& > .much': { flex: 'none', color: 'var(--mui-palette-text-tertiary)', fontVariantNumeric: 'tabular-nums' },
  '& > .note': {
    flexBasis: '100%',
    margin: '0 0 4px',
    lineHeight: '18px',
    color: 'var(--mui-palette-text-tertiary)',
    overflowWrap: 'anywhere',
  },
})

/** A line of text that is pressed: goes somewhere (`data-quiet`), or does something. */
export const TextButton = styled('button')({
  flex: 'none',
  maxInlineSize: '100%',
  padding: '0 2px',
  marginInline: -2,
  border: 0,
  borderRadius: 3,
  background: 'none',
  font: 'inherit',
  fontWeight: 'var(--marquee-weight-600, 600)',
  textAlign: 'start',
  color: 'var(--mui-palette-accent-text)',
  cursor: 'pointer',
  '&[data-quiet]': {
    flex: '0 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    color: 'inherit',
  },
  '&[aria-pressed=true]': { fontWeight: 'var(--marquee-weight-700, 700)', color: 'var(--mui-palette-accent-text)' },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing('inside'),
})
