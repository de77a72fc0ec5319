import { MAX_KEYS } from '#contract/values/limits.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'

type Wanted = PromiseWithResolvers<ContentRow | undefined>
type ReadRows = (ids: readonly string[]) => Promise<ContentRow[]>

/**
 * Rows by their ids, gathered: whatever a screen asks for while it draws goes out as one call of at most 200 ids, of
 * whatever types. Ids that are gone for good, or not for this person's eyes, are left out of the answer.
 */
export function gatherRows(readRows: ReadRows): ReadRows {
  let waiting = new Map<string, Wanted>()
  const want = (id: string): Promise<ContentRow | undefined> => {
    if (waiting.size === 0) queueMicrotask(send)
    const wanted = waiting.get(id) ?? Promise.withResolvers<ContentRow | undefined>()
    waiting.set(id, wanted)
    return wanted.promise
  }
  const send = () => {
    const all = [...waiting]
    waiting = new Map()
    for (let at = 0; at < all.length; at += MAX_KEYS) void load(all.slice(at, at + MAX_KEYS), readRows)
  }
  return async (ids) => (await Promise.all(ids.map(want))).filter((row) => row !== undefined)
}

async function load(wanted: readonly (readonly [string, Wanted])[], readRows: ReadRows): Promise<void> {
  try {
    const rows = new Map((await readRows(wanted.map(([id]) => id))).map((row) => [row.id, row]))
    for (const [id, { resolve }] of wanted) resolve(rows.get(id))
  } catch (error) {
    for (const [, { reject }] of wanted) reject(error)
  }
}
