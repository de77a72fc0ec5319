import { detailWords, rangeWords } from '#kit/parts/status/availabilityWords.ts'
import { availabilityOf } from './availabilityOf.ts'
import type { DrawCell } from './drawProps.ts'

/**
 * What the dates say today for the selected product, over the window, and a flag where viewers cannot have the title
 * (specification section 4). A quiet row is one element of two lines; only what needs eyes has more.
 */
export const drawAvailability: DrawCell = (row, column, words) => {
  const found = availabilityOf(row, words)
  const { label, endsSoonDays, reasons } = found
  const range = rangeWords(found, words)
  const word = words.state(`availability.${label}`)
  if (label === 'ACTIVE' && endsSoonDays === undefined && reasons.length === 0)
    return (
      <div key={column.field} role="gridcell" className="cell two">
        {`${word}\n${range}`}
      </div>
    )
  const detail = detailWords(found, words)
  const isOff = reasons.some((reason) => reason !== 'expired')
  return (
    <div key={column.field} role="gridcell" className="cell two">
      {isOff && (
        <span
          className="off flag"
          role="img"
          aria-label={`${words.translate('table.unavailable')}: ${words.why(reasons)}`}
        >
          {!detail && words.translate('table.unavailable')}
        </span>
      )}
      <b className={lookOf(found)}>{word}</b>
      {`${detail ? ` ${detail}` : ''}\n${range}`}
    </div>
  )
}

/** What has ended is told by the focused row, too. */
function lookOf({ label, endsSoonDays }: ReturnType<typeof availabilityOf>): string {
  if (endsSoonDays !== undefined) return 'soon'
  return label === 'EXPIRED' ? 'EXPIRED flag' : label
}
