/**
 * What a spreadsheet would take for a formula, in ASCII, in full and in small width, also behind spaces and signs that nobody sees
 * (reliability T56).
 */
const UNSEEN = String.raw`[\p{Z}\p{Cc}\p{Cf}\p{Mn}\u115f\u1160\u3164\uffa0]*`
const START = String.raw`${UNSEEN}[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]`
const LEADING_FORMULA = new RegExp(`^'*${START}`, 'u')
const ARMED = new RegExp(`^'+${START}`, 'u')

/** Begins every file: spreadsheets read UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A cell that no spreadsheet runs. Texts that look disarmed already get one quote more, so that `readableCell` gives
 * back exactly what was there.
 */
export function disarmedCell(text: string): string {
  return LEADING_FORMULA.test(text) ? `'${text}` : text
}

/** Takes the quote of `disarmedCell` off again. */
export function readableCell(text: string): string {
  return ARMED.test(text) ? text.slice(1) : text
}

/** One line of a table by RFC 4180, its end included. */
export function csvLine(cells: readonly string[]): string {
  // A line of one empty cell would be an empty line, which readers skip.
  if (cells.length === 1 && cells[0] === '') return '""\r\n'
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  const text = disarmedCell(cell)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
