/** The file of an import under kills, and what each of its rows is to do. */
export type ImportFile = { text: string; rows: number }

/** One row in so many changes a title that is there already; one in so many cannot be read. */
export const CHANGES_EVERY = 20
export const FAILS_EVERY = 97

const HEAD = 'ex_id,lon.en,yr,dn.en\n'

export const nameOf = (row: number, word: string) => `${word} ${row}`
/** Whether a row cannot be read. */
export const isBroken = (row: number) => row % FAILS_EVERY === 0
/** Whether a row bears the external id of a title that the first file has made. */
export const isChange = (row: number) => row % CHANGES_EVERY === 0

/** The titles that are there before: those that the large file changes. */
export function firstFile(rows: number): ImportFile {
  const kept = numbers(rows).filter(isChange)
  return { text: HEAD + kept.map((row) => lineOf(row, nameOf(row, 'Before'), 1990)).join(''), rows: kept.length }
}

/** Rows that change, rows that make titles with and without an external id, and some with a name that is none. */
export function largeFile(rows: number): ImportFile {
  return {
    text:
      HEAD +
      numbers(rows)
        .map((row) => lineOf(row, isBroken(row) ? '!!!' : nameOf(row, 'Row'), 2001))
        .join(''),
    rows,
  }
}

/** Every other title has no external id, so that only the ledger keeps it from being made twice. */
function lineOf(row: number, name: string, year: number): string {
  const exId = isChange(row) || row % 2 === 1 ? `kills-${row}` : ''
  return `${exId},${name},${year},What row ${row} of the file tells of its film\n`
}

function numbers(rows: number): number[] {
  return Array.from({ length: rows }, (_, at) => at + 1)
}
