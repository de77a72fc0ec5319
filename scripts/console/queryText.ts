/* What react-admin asks of query-string. Each names nothing around itself: they are written into the built console (`leanPackages`). */

type Value = string | number | boolean | null | undefined

/** `{ page: 1, sort: undefined, type: ['a', 'b'] }` as 'page=1&type=a&type=b'; null stands for a name without a value. */
export function stringify(query: Readonly<Record<string, Value | readonly Value[]>>): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return Object.keys(query)
    .sort()
    .flatMap((key) => [query[key]].flat().map((value) => [key, value] as const))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => encode(key) + (value === null ? '' : `=${encode(String(value))}`))
    .join('&')
}

/** The other way; a name that stands there twice has a list of values. What is no code of a letter stays as it is. */
export function parse(text: string): Record<string, string | null | (string | null)[]> {
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  }
  const found = new Map<string, (string | null)[]>()
  for (const part of text
    .trim()
    .replace(/^[?#&]/, '')
    .replaceAll('+', ' ')
    .split('&')) {
    const at = part.indexOf('=')
    const key = decode(at < 0 ? part : part.slice(0, at))
    if (part !== '') found.set(key, [...(found.get(key) ?? []), at < 0 ? null : decode(part.slice(at + 1))])
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.assign(
    Object.create(null) as object,
    Object.fromEntries(sorted.map(([key, values]) => [key, values.length > 1 ? values : (values[0] ?? null)])),
  )
}
