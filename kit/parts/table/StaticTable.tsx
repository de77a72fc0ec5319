import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { RowKey } from './selection/selectionState.ts'

const Sheet = styled('table')({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  '& th, & td': { padding: '5px 6px', textAlign: 'start', fontWeight: 400 },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& .end': { textAlign: 'end' },
  '& tbody th': { color: 'var(--mui-palette-text-primary)' },
  '& thead th': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '&[data-look=figures]': { fontSize: 12, lineHeight: '18px', '& td': { whiteSpace: 'nowrap' } },
  '&[data-look=lines]': {
    '& th, & td': { padding: '6px 12px 6px 0', verticalAlign: 'top' },
    '& tbody :is(th, td)': { borderBlockStart: '1px solid var(--mui-palette-line-hair)' },
    '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
    '& tbody th': { fontWeight: 'var(--marquee-weight-600)' },
  },
})

export type StaticColumn<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  isEnd?: boolean
  className?: string
  /** CSS width; what is left out is shared. */
  width?: string | number
}

type StaticTableProps<Row> = {
  label?: string
  columns: readonly StaticColumn<Row>[]
  rows: readonly Row[]
  rowKey: RowKey<Row>
  /** `figures`: numbers in a panel. `lines`: words, a line between the rows. */
  look: 'figures' | 'lines'
  /** False: the first column is one like the others, and does not name the row. */
  hasRowNames?: boolean
  className?: string
}

/** A short table that is only read, such as figures in a panel: no keys, no states, nothing to choose. */
export function StaticTable<Row>(props: StaticTableProps<Row>) {
  const { label, columns, rows, rowKey, look, hasRowNames = true, className } = props
  return (
    <Sheet aria-label={label} data-look={look} className={className}>
      <thead>
        <tr>
          {columns.map(({ key, head, isEnd, width }) => (
            <th
              key={key}
              scope="col"
              className={isEnd ? 'end' : undefined}
              style={width ? { inlineSize: width } : undefined}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>{columns.map((column, at) => drawCell(row, column, hasRowNames && at === 0))}</tr>
        ))}
      </tbody>
    </Sheet>
  )
}

function drawCell<Row>(row: Row, { key, cell, isEnd, className }: StaticColumn<Row>, namesRow: boolean) {
  const classes = [isEnd && 'end', className].filter(Boolean).join(' ') || undefined
  return namesRow ? (
    <th key={key} scope="row" className={classes}>
      {cell(row)}
    </th>
  ) : (
    <td key={key} className={classes}>
      {cell(row)}
    </td>
  )
}
