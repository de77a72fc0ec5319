import { useCallback, useState } from 'react'
import { placeWithin, rangeOf, type GridSize, type Place } from './model/gridPlace.ts'
import type { GridState } from './WorkbenchContext.ts'

const START: GridState = { cursor: { line: 0, column: 1 }, anchor: { line: 0, column: 1 }, isEditing: false }

/** The cell that is worked in, and the selection around it; both stay within the sheet as it becomes smaller. */
export function useGrid(size: GridSize) {
  const [state, setState] = useState(START)
  const go = useCallback((place: Place, how: { extends?: boolean; isEditing?: boolean } = {}) => {
    setState(({ anchor }) => ({
      cursor: place,
      anchor: how.extends ? anchor : place,
      isEditing: how.isEditing === true,
    }))
  }, [])
  const [cursor, anchor] = [state.cursor, state.anchor].map((place) => placeWithin(place, size)) as [Place, Place]
  const isSame = cursor.line === state.cursor.line && cursor.column === state.cursor.column
  const grid: GridState = { cursor, anchor, isEditing: state.isEditing && isSame }
  return { grid, range: rangeOf(anchor, cursor), go }
}
