import { styled } from '@mui/material/styles'

/** A plain table whose head stays in view. */
export const UsageTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': {
    position: 'sticky',
    insetBlockStart: 0,
    padding: '8px 10px',
    textAlign: 'start',
    fontSize: 12,
    fontWeight: 'var(--marquee-weight-600, 600)',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'var(--mui-palette-background-default)',
  },
  '& td': {
    padding: '6px 10px',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
    borderBlockStart: '1px solid var(--mui-palette-line-hair)',
  },
  '& th.number, & td.number': { textAlign: 'end' },
  '& .text': {
    maxInlineSize: 360,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
  },
})
