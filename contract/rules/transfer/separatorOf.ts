const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]

/** What parts the cells of a table: the one of comma, semicolon and tab that parts its head into most of them. */
export function separatorOf(text: string): Separator {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const times = (separator: Separator) => head.split(separator).length
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ','
}
