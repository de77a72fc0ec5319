import { isObject } from '#contract/rules/diff/json.ts'
import type { Readable } from '#contract/schemas/readers.ts'

/** Files that a browser plays by itself. */
const PLAYABLE = /\.(?:mp4|m4v|webm|ogv)$/i

/** Fields that name files of a title, and the field of an entry that holds the address. */
const PLACES = [
  ['media_assets', 'file_uri'],
  ['files', 'fn'],
  ['device_links', 'cu'],
  ['device_links', 'lnk'],
] as const

/**
 * The first address of a record that this page may play: a film on this very server, since the console's content policy
 * lets media come from nowhere else. Undefined where there is none.
 */
export function playableAddress(record: Readable, origin: string): string | undefined {
  for (const [list, field] of PLACES) {
    const entries: readonly unknown[] = Array.isArray(record[list]) ? record[list] : []
    for (const entry of entries) {
      const address = isObject(entry) ? ownAddress(entry[field], origin) : undefined
      if (address) return address
    }
  }
  return undefined
}

/** A bare file name is no address: it would be sought beside the page. */
function ownAddress(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || !(value.startsWith('/') || value.startsWith(`${origin}/`))) return undefined
  const url = URL.parse(value, origin)
  return url && url.origin === origin && PLAYABLE.test(url.pathname) ? url.href : undefined
}
