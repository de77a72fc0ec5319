import { airState, type AirState } from '#contract/rules/availability/titleState.ts'
import { needsEyes } from '#kit/parts/status/airLook.ts'
import { detailWords, furtherReasons, rangeWords } from '#kit/parts/status/availabilityWords.ts'
import type { DrawCell } from './drawProps.ts'

/**
 * What viewers of the selected product have of a title today, over its window, with a flag where more stands against it
 * (specification section 4). A quiet row is one element of two lines; only what needs eyes has more.
 */
export const drawAvailability: DrawCell = (row, column, words) => {
  const air = airState(row, words)
  const range = rangeWords(air, words)
  const word = words.state(`availability.${air.word}`)
  if (air.word === 'ACTIVE' && air.endsSoonDays === undefined)
    return (
      <div key={column.field} role="gridcell" className="cell two">
        {`${word}\n${range}`}
      </div>
    )
  const detail = detailWords(air, words)
  const further = furtherReasons(air)
  return (
    <div key={column.field} role="gridcell" className="cell two">
      {further.length > 0 && <span className="off flag" role="img" aria-label={words.why(further)} />}
      <b className={lookOf(air)}>{word}</b>
      {`${detail ? ` ${detail}` : ''}\n${range}`}
    </div>
  )
}

/** What has ended, and what is kept from viewers, is told by the focused row, too. */
function lookOf(air: AirState): string {
  const { word } = air
  if (needsEyes(air)) return word === 'OFF' ? 'soon flag' : 'soon'
  return word === 'EXPIRED' ? 'EXPIRED flag' : word
}
