import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { withIds } from '#contract/rules/storefront/wire/withIds.ts'

export type ServerIds = ReturnType<typeof createServerIds>

/**
 * Ids that the server gave to new containers, by those that the editor goes on using: undo reaches behind a save.
 * `generation` grows with each that is learned: what was made with fewer of them is made anew.
 */
export function createServerIds() {
  let known: ReadonlyMap<string, string> = new Map()
  let back: ReadonlyMap<string, string> = new Map()
  return {
    learn(ids: Readonly<Record<string, string>>) {
      const entries = Object.entries(ids)
      if (entries.length === 0) return
      known = new Map([...known, ...entries])
      back = new Map([...known].map(([mine, theirs]) => [theirs, mine]))
    },
    generation: () => known.size,
    of: (id: string) => known.get(id) ?? id,
    /** As it is sent. */
    toServer: (storefront: Storefront) => withIds(storefront, known),
    /** As the editor has it. */
    fromServer: (storefront: Storefront) => withIds(storefront, back),
  }
}
