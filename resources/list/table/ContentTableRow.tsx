import { memo, useMemo } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { cells } from '../cells/cells.ts'
import type { TableWords } from '../cells/tableWords.ts'
import { ROW_PX } from './tableShape.ts'

type RowProps = {
  row: ContentRow
  index: number
  columns: readonly TypeColumn[]
  words: TableWords
  isSelected: boolean
  /** The row that holds the table's tab stop. */
  isActive: boolean
}

/**
 * One document of the list. It listens to nothing: the table hears for all its rows. Its cells stay as they are while
 * it is chosen or focused.
 */
export const ContentTableRow = memo(function ContentTableRow(props: RowProps) {
  const { row, index, columns, words, isSelected, isActive } = props
  const drawn = useMemo(() => columns.map((column) => cells[column.kind](row, column, words)), [row, columns, words])
  return (
    <div
      className="row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      style={{ insetBlockStart: index * ROW_PX }}
    >
      {drawn}
    </div>
  )
})
