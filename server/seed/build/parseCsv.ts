/** Rows of a comma-separated text with quoted cells, by the names in its first line. */
export function parseCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/("((?:[^"]|"")*)"|[^,]*)(,|$)/g)].map((cell) =>
        (cell[2] ?? cell[1] ?? '').replaceAll('""', '"'),
      ),
    )
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}
