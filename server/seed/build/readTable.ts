import { readFileSync } from 'node:fs'

/** Rows of a tab-separated file beside this one, by the names in its first line. */
export function readTable(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((column, index) => [column, cells[index] ?? '']))
  })
}
