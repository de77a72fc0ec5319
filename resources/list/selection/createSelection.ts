import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import type { Selection as TableSelection } from '#kit/parts/table/selection/createSelection.ts'
import { createSelection as createTableSelection } from '#kit/parts/table/selection/createSelection.ts'
import type * as table from '#kit/parts/table/selection/selectionState.ts'

/** The chosen titles of a list; all that match go to the server as the filter that shows them. */
export type Selection = TableSelection<ContentRow, BulkFilter>
export type SelectionState = table.SelectionState<ContentRow, BulkFilter>
export type AllMatching = table.AllMatching<BulkFilter>

/** The selection of one list of titles. */
export const createSelection = (): Selection => createTableSelection<ContentRow, BulkFilter>(({ id }) => id)
