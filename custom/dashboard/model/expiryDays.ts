/** Heights in px of a day's head and of a title under it. */
const HEAD = 28
const LINE = 44

/**
 * Titles under the days on which they end, as many as fit into so many px: `dayOf` answers a day's name for whoever
 * reads it, and the titles come in the order of their ends.
 */
export function expiryDays<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  height: number,
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = []
  let left = height
  for (const row of rows) {
    const day = dayOf(row)
    const open = days.at(-1)
    const isSame = open?.day === day
    left -= isSame ? LINE : HEAD + LINE
    if (left < 0) break
    if (isSame) open.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}
