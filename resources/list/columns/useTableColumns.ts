import type { RefObject } from 'react'
import { useMemo } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { textIn } from '#contract/values/languages.ts'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { END_PX } from '#kit/parts/table/columns/columnShape.ts'
import { useFittedColumns } from '#kit/parts/table/columns/useFittedColumns.ts'
import type { Extension } from '#kit/parts/extension/Extension.ts'
import { useExtensions } from '#kit/parts/extension/ExtensionsContext.ts'
import { cells } from '../cells/cells.ts'
import type { DrawCell } from '../cells/drawProps.ts'
import type { TableWords } from '../cells/tableWords.ts'
import { tipOf } from '../cells/tips.ts'
import { shapeOf } from './shapeOf.ts'
import type { Columns } from './useColumns.ts'

type ShapedColumn = ReturnType<typeof shapedColumn>

const shapedColumn = (column: TypeColumn) => ({ ...shapeOf(column), column })

/** The columns that a list has room for; those that somebody chose are shown whole. */
export function useShapedColumns(table: RefObject<HTMLElement | null>, { shown, isOwn }: Columns) {
  const shaped = useMemo(() => shown.map(shapedColumn), [shown])
  return useFittedColumns(table, shaped, END_PX, !isOwn)
}

/** The same as a table draws them: one drawing per kind. */
export function useTableColumns(
  type: string,
  shaped: readonly ShapedColumn[],
  words: TableWords,
): readonly Column<ContentRow>[] {
  const extensions = useExtensions()
  return useMemo(
    () =>
      shaped.map(({ column, ...shape }): Column<ContentRow> => {
        const drawCell = ownCell(extensions, type, column.field) ?? cells[column.kind]
        return {
          ...shape,
          head: textIn(column.label, words.language),
          ...(column.sort !== undefined && { sort: column.sort }),
          sortsFirst: column.sort === 'name' ? 'ASC' : 'DESC',
          draw: (row) => drawCell(row, column, words),
          tip: (row) => tipOf(row, column, words),
        }
      }),
    [type, shaped, words, extensions],
  )
}

/** The drawing that an extension has for a column of this type. */
function ownCell(extensions: readonly Extension[], type: string, column: string): DrawCell | undefined {
  const cell = extensions
    .flatMap(({ cells: own = [] }) => own)
    .find((one) => one.column === column && (one.types?.includes(type) ?? true))
  return cell?.draw
}
