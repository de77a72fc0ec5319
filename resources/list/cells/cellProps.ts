import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

/** What every cell of a list gets. */
export type CellProps = {
  row: ContentRow
  column: TypeColumn
  type: TypeSummary
  /** The first row holds the table's tab stop. */
  first: boolean
}
