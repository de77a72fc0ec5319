import { memo } from 'react'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { cellOf } from './cells/cells.ts'
import { atEnd } from './tableShape.ts'

type RowProps = {
  row: ContentRow
  index: number
  /** Px from the top of the row group. */
  start: number
  type: TypeSummary
  columns: readonly TypeColumn[]
  tracks: string
  onOpen: (row: ContentRow) => void
}

/** One document of the list. A click anywhere opens it; its title is the link for keyboard and new tabs. */
export const ContentTableRow = memo(function ContentTableRow({
  row,
  index,
  start,
  type,
  columns,
  tracks,
  onOpen,
}: RowProps) {
  return (
    <div
      className="row"
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ gridTemplateColumns: tracks, insetBlockStart: start }}
      onClick={(event) => !(event.target as HTMLElement).closest('a,button') && onOpen(row)}
    >
      {columns.map((column) => {
        const Content = cellOf(column)
        return (
          <div className="cell" key={column.field} role="cell" style={{ textAlign: atEnd(column) ? 'end' : 'start' }}>
            <Content row={row} column={column} type={type} first={index === 0} />
          </div>
        )
      })}
    </div>
  )
})
