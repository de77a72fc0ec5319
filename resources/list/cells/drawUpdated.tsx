import type { DrawCell } from './drawProps.ts'

/** When it was last changed, over who did it. */
export const drawUpdated: DrawCell = (row, column, words) => (
  <div key={column.field} role="gridcell" className="cell two end">
    {`${words.dateTime(row.ut)}\n${row.uun ?? row.uu}`}
  </div>
)
