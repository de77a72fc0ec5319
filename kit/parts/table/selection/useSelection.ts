import { useState } from 'react'
import type { Selection } from './createSelection.ts'
import { createSelection } from './createSelection.ts'
import type { RowKey } from './selectionState.ts'

/** One selection for as long as the screen stands. `keyOf` as it is at first. */
export function useSelection<Row, Filter = never>(keyOf: RowKey<Row>): Selection<Row, Filter> {
  return useState(() => createSelection<Row, Filter>(keyOf))[0]
}
