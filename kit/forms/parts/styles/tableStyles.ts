import type { CSSObject, Theme } from '@mui/material/styles'

/** Lists of records as tables and as cards. */
export function tableStyles({ vars: { palette }, typography, shape }: Theme): CSSObject {
  return {
    '& .f-tableBox': { minWidth: 0, overflowX: 'auto' },
    '& .f-tableBox[data-windowed]': {
      maxBlockSize: '70vh',
      overflowY: 'auto',
      '& thead': { position: 'sticky', insetBlockStart: 0, zIndex: 1, backgroundColor: palette.background.paper },
    },
    '& .f-table .f-check': { minHeight: 32 },
    '& .f-table': {
      width: '100%',
      borderCollapse: 'collapse',
      '& th': {
        ...typography.label,
        height: 24,
        padding: '0 4px 4px',
        textAlign: 'start',
        color: palette.text.tertiary,
      },
      '& td': { padding: '3px 4px', verticalAlign: 'top' },
      '& th:first-of-type, & td:first-of-type:not(th + td)': { paddingInlineStart: 0 },
      '& td[data-align=end], & th[data-align=end]': { textAlign: 'end' },
      '& tr[data-detail] > td': { paddingBlockEnd: 12 },
    },
    // A long first column, as an address, above the others: no cell scrolls away in a narrow form.
    '& .f-table[data-lead]': {
      display: 'block',
      '& thead, & tbody': { display: 'block' },
      '& tr:not([data-detail])': {
        display: 'grid',
        // The last one has room for four tools: up, down, copy, remove.
        gridTemplateColumns: '28px repeat(var(--columns), minmax(0, 1fr)) 104px',
        alignItems: 'start',
      },
      '& tbody tr:not(:last-of-type)': { marginBlockEnd: 8 },
      '& :is(th, td):first-of-type:not(th + td)': { gridRow: '1 / span 2' },
      '& :is(th, td):nth-of-type(2)': { gridColumn: '2 / -2' },
      '& :is(th, td):nth-of-type(n + 3):not(:last-of-type)': { gridRow: 2 },
      '& :is(th, td):last-of-type': { gridColumn: '-2 / -1', gridRow: 1 },
      // Two lines rather than a cut name: nothing else says what a column is.
      '& th': {
        minInlineSize: '0 !important',
        height: 'auto',
        alignSelf: 'end',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
    '& .f-rowNumber': {
      ...typography.meta,
      width: 28,
      paddingBlockStart: '11px !important',
      color: palette.text.tertiary,
    },
    '& .f-rowTools': { display: 'flex', gap: 0, paddingBlock: 4, justifyContent: 'flex-end' },
    '& .f-sum': { ...typography.meta, color: palette.text.secondary },
    '& .f-card': {
      display: 'grid',
      gap: 12,
      padding: 12,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.surface.well,
      boxShadow: `inset 0 0 0 1px ${palette.line.hair}`,
    },
    '& .f-cardHead': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24 },
    '& .f-cardHead > strong': { ...typography.bodyStrong, minWidth: 0, overflowWrap: 'anywhere' },
    '& .f-foot': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28 },
  }
}
