import { whyProgramFlagged } from '#contract/rules/availability/whyProgramFlagged.ts'
import type { DrawCell } from './drawProps.ts'

/** Why a program is flagged (specification section 4): its first reason in a chip, how many more, all of them for tips. */
export const drawFlags: DrawCell = (row, column, words) => {
  const [first, ...more] = whyProgramFlagged(row, words).map((reason) => words.translate(`list.flags.${reason}`))
  if (first === undefined) return <div key={column.field} role="gridcell" className="cell" />
  return (
    <div key={column.field} role="gridcell" className="chip flagged flag">
      <span className="word">{first}</span>
      {more.length > 0 && <span aria-label={more.join(', ')}>{`+${more.length}`}</span>}
    </div>
  )
}
