import { workflowState } from '#contract/rules/availability/titleState.ts'
import type { DrawCell } from './drawProps.ts'

/** What viewers see; a draft over it stands below, so that both sides of a document show (design section 3). */
export const drawStatus: DrawCell = (row, column, words) => {
  const { shown, over } = workflowState(row, words.type.area)
  const word = words.state(shown)
  if (!over)
    return (
      <div key={column.field} role="gridcell" className={`chip ${shown}`}>
        {word}
      </div>
    )
  const overWord = over === 'draft' && row.changed ? words.translate('list.draftChanged') : words.state(over)
  return (
    <div key={column.field} role="gridcell" className="cell status">
      <span className={`chip ${shown}`}>{word}</span>
      <span className={`below ${over}`}>{overWord}</span>
    </div>
  )
}
