import type { Statement } from './statement.ts'

/** A fixed statement whose parameters have names: `$audit` in the text instead of `$9`. */
export type NamedStatement<Name extends string> = Statement & {
  /** The values in the order in which the text was numbered. */
  values: (by: Readonly<Record<Name, unknown>>) => unknown[]
}

/**
 * Numbers the named parameters of a text, so that statements can be composed of parts that do not know each other's
 * numbers. Throws where the text names another parameter than the given ones, or leaves one out.
 */
export function namedStatement<Name extends string>(
  name: string,
  params: readonly Name[],
  text: string,
): NamedStatement<Name> {
  const used = new Set<string>()
  const numbered = text.replaceAll(/\$([a-zA-Z]\w*)/g, (_, param: string) => {
    const at = (params as readonly string[]).indexOf(param)
    if (at < 0) throw new Error(`statement ${name} has no parameter ${param}`)
    used.add(param)
    return `$${at + 1}`
  })
  const idle = params.filter((param) => !used.has(param))
  if (idle.length > 0) throw new Error(`statement ${name} does not use ${idle.join(', ')}`)
  return { name, text: numbered, values: (by) => params.map((param) => by[param]) }
}
