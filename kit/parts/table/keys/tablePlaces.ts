/** Where one was in a table before opening a row, by the row's key: the way back leads to it at the same height. */
type TablePlace = { key: string; top: number }

const places = new Map<string, TablePlace>()

/** Remembered for as long as the tab lives, by the table's name. */
export function leaveAt(table: string, place: TablePlace): void {
  places.set(table, place)
}

/** The place left last, once: whoever opens the table anew afterwards starts at its top. */
export function returnTo(table: string): TablePlace | undefined {
  const place = places.get(table)
  places.delete(table)
  return place
}
