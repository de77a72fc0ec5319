import { CALL_NAMES, routeOf } from './calls.ts'

export type Bases = Readonly<Record<string, string>>

/** Serves every family of calls that has no base of its own. */
const REST = 'default'

/** Families of calls: the first parts of their paths, as in content, user, image. */
const FAMILIES: ReadonlySet<string> = new Set(CALL_NAMES.map((name) => routeOf(name).path.split('/')[1] ?? ''))

/**
 * Base addresses of a service, one per family of calls and one for the rest; each is a web address or a path of the
 * console's own host, without query and without a slash at its end.
 * @returns the bases, and a sentence for each that cannot be used
 */
export function readBases(given: Readonly<Record<string, unknown>>): { bases: Bases; problems: string[] } {
  const problems: string[] = []
  const bases = Object.entries(given).flatMap(([family, address]): [string, string][] => {
    if (family !== REST && !FAMILIES.has(family)) {
      problems.push(`'${family}' is no family of calls: write default, or one of ${[...FAMILIES].sort().join(', ')}.`)
      return []
    }
    const base = baseOf(address)
    if (base === undefined) {
      problems.push(`'${family}' must be an address such as https://api.example.com/v2, or a path such as /platform.`)
      return []
    }
    return [[family, base]]
  })
  return { bases: Object.fromEntries(bases), problems }
}

function baseOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || /[?#\s]/.test(address)) return undefined
  const isWeb = /^https?:\/\/[^/@]+(\/|$)/.test(address)
  return isWeb || /^\/(?!\/)/.test(address) ? address.replace(/\/+$/, '') : undefined
}
