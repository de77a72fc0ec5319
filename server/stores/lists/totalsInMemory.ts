import type { KeptTotal } from './keptTotals.ts'

/** Kept totals of the last moment, by urn. */
export type TotalsInMemory = {
  /** Those of the urns; `read` is asked for what is not known. The same list as long as it is known. */
  of(urns: readonly string[], read: (urns: readonly string[]) => Promise<KeptTotal[]>): Promise<readonly KeptTotal[]>
  /** Something was written, here or by a neighbour. */
  forget(): void
}

/** What is written without an event, a load of another process, is seen after so long. */
const KEPT_MS = 1_000
/** Choices of types that are searched together. */
const MOST_JOINED = 100

/**
 * Remembers the totals between two writes, so that a page is one trip. What was being read while something was written
 * is not kept: it may be of before.
 */
export function createTotalsInMemory(clock: () => number = () => performance.now()): TotalsInMemory {
  const known = new Map<string, { totals: readonly KeptTotal[]; at: number }>()
  /** Lists of several urns, each with those that it was put together from. */
  const joined = new Map<string, Joined>()
  let writes = 0
  return {
    async of(urns, read) {
      const now = clock()
      const fresh = (urn: string) => {
        const kept = known.get(urn)
        return kept && now - kept.at < KEPT_MS ? kept.totals : undefined
      }
      const [only = ''] = urns
      const one = urns.length === 1 ? fresh(only) : undefined
      if (one) return one
      const lists = urns.map(fresh)
      const missing = urns.filter((_, at) => !lists[at])
      const kept = lists.filter((list) => list !== undefined)
      if (missing.length === 0) return joinedOf(joined, urns.join(), kept)
      const before = writes
      const found = await read(missing)
      if (before === writes)
        for (const urn of missing) known.set(urn, { totals: found.filter((total) => total.urn === urn), at: now })
      return [...kept.flat(), ...found]
    },
    forget() {
      writes += 1
      known.clear()
      joined.clear()
    },
  }
}

type Joined = { of: readonly (readonly KeptTotal[])[]; all: readonly KeptTotal[] }

/** Put together once, for whoever works something out of them and remembers it by the list. */
function joinedOf(joined: Map<string, Joined>, key: string, lists: Joined['of']): readonly KeptTotal[] {
  const last = joined.get(key)
  if (last && last.of.every((list, at) => list === lists[at])) return last.all
  if (joined.size >= MOST_JOINED) joined.clear()
  const all = lists.flat()
  joined.set(key, { of: lists, all })
  return all
}
