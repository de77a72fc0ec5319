import { statusName } from '#contract/rules/labels/statusName.ts'
import type { DrawCell } from './drawProps.ts'

/** What viewers see; a draft over it stands below, so that both sides of a document show (design section 3). */
export const drawStatus: DrawCell = (row, column, words) => {
  const published = row.sides.find((side) => side.st === 'published')
  const draft = row.sides.find((side) => side.st !== 'published')
  const shown = statusName(published && draft ? published.st : row.st, words.type.area)
  const word = words.state(shown)
  if (!published || !draft)
    return (
      <div key={column.field} role="gridcell" className={`chip ${shown}`}>
        {word}
      </div>
    )
  const below = draft.st === 'pending' ? 'pending' : 'draft'
  const belowWord = row.changed ? words.translate('list.draftChanged') : words.state(below)
  return (
    <div key={column.field} role="gridcell" className="cell status">
      <span className={`chip ${shown}`}>{word}</span>
      <span className={`below ${below}`}>{belowWord}</span>
    </div>
  )
}
