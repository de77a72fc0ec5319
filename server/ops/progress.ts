const STEP = 100_000

/** Says how many rows are written, now and then. */
export function rowsProgress(say: (line: string) => void): (rows: number) => void {
  let told = 0
  return (rows) => {
    if (rows - told < STEP) return
    told = rows
    say(`${rows} rows`)
  }
}
