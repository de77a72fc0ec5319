type View = {
  /** Px scrolled. */
  top: number
  /** Px of rows in view. */
  height: number
  /** Px of one row. */
  row: number
  count: number
  /** Rows drawn beyond each edge of the view, so that a scroll shows no gap. */
  beyond: number
}

/** The rows to draw, the last one excluded: every row has the same height, so nothing has to be measured. */
export function rowWindow({ top, height, row, count, beyond }: View): { first: number; end: number } {
  const end = Math.min(count, Math.ceil((top + height) / row) + beyond)
  return { first: Math.max(0, Math.min(Math.floor(top / row) - beyond, end)), end }
}

/** Indexes of a window, with the row that holds the focus even where it has been scrolled away. */
export function windowed({ first, end }: { first: number; end: number }, kept: number, count: number): number[] {
  const inside = Array.from({ length: end - first }, (_, at) => first + at)
  if (kept < 0 || kept >= count || (kept >= first && kept < end)) return inside
  return kept < first ? [kept, ...inside] : [...inside, kept]
}
