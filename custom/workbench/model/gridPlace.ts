/** A cell of the grid: a line is a field of a title, a column a language. */
export type Place = { line: number; column: number }
/** Cells between a corner and the cursor, both within. */
export type Range = { from: Place; to: Place }
export type GridSize = { lines: number; columns: number }

const between = (value: number, end: number) => Math.max(0, Math.min(value, end - 1))

export function placeWithin({ line, column }: Place, { lines, columns }: GridSize): Place {
  return { line: between(line, lines), column: between(column, columns) }
}

export function rangeOf(anchor: Place, cursor: Place): Range {
  const [lines, columns] = [
    [anchor.line, cursor.line],
    [anchor.column, cursor.column],
  ] as const
  return {
    from: { line: Math.min(...lines), column: Math.min(...columns) },
    to: { line: Math.max(...lines), column: Math.max(...columns) },
  }
}

/** Every cell of a range, line by line. */
export function placesIn({ from, to }: Range): Place[] {
  const columns = Array.from({ length: to.column - from.column + 1 }, (_, at) => from.column + at)
  return Array.from({ length: to.line - from.line + 1 }, (_, at) => from.line + at).flatMap((line) =>
    columns.map((column) => ({ line, column })),
  )
}

/** The next language, and behind the last one the first of the next line. */
export function tabbed({ line, column }: Place, by: 1 | -1, { lines, columns }: GridSize): Place | undefined {
  const next = line * columns + column + by
  return next < 0 || next >= lines * columns ? undefined : { line: Math.floor(next / columns), column: next % columns }
}

type Press = { key: string; isFar: boolean; page: number }

/** Where a key that moves leads; undefined for any other. `isFar`: with Ctrl, to the end. */
export function movedBy({ line, column }: Place, { key, isFar, page }: Press, size: GridSize): Place | undefined {
  const far = Math.max(size.lines, size.columns)
  const step = isFar ? far : 1
  const to = (target: Place) => placeWithin(target, size)
  switch (key) {
    case 'ArrowUp':
      return to({ line: line - step, column })
    case 'ArrowDown':
      return to({ line: line + step, column })
    case 'ArrowLeft':
      return to({ line, column: column - step })
    case 'ArrowRight':
      return to({ line, column: column + step })
    case 'PageUp':
      return to({ line: line - page, column })
    case 'PageDown':
      return to({ line: line + page, column })
    case 'Home':
      return to({ line: isFar ? 0 : line, column: 0 })
    case 'End':
      return to({ line: isFar ? far : line, column: far })
    default:
      return undefined
  }
}
