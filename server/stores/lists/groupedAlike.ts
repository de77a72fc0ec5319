import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Things of which the same is asked, together: forty kinds are then one statement that is planned once. */
export function groupedAlike<Thing>(
  db: Kysely<Tables>,
  things: readonly Thing[],
  asked: (thing: Thing) => RawBuilder<unknown>,
): Thing[][] {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const { sql, parameters } = asked(thing).compile(db)
    const key = JSON.stringify([sql, parameters])
    groups.set(key, [...(groups.get(key) ?? []), thing])
  }
  return [...groups.values()]
}
