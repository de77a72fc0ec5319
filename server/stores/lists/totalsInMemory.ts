import { laterTotals, noTotals, type KindTotals } from './kindTotals.ts'
import type { ReadTotals, Totals } from './keptTotals.ts'

/** Kept totals of the last moment. */
export type TotalsInMemory = {
  /** Those of the urns; `read` is asked for what is not known. The same ones as long as nothing has changed. */
  of(urns: readonly string[], read: ReadTotals): Promise<Totals>
  /** Something was written, here or by a neighbour. */
  forget(): void
}

/** What is written without an event, a load of another process, is seen after so long. */
const KEPT_MS = 1_000
/** All is read anew now and then, so that nothing that we do not know of could be wrong for ever. */
const READ_ANEW_MS = 600_000
/** Choices of types that are searched together. */
const MOST_CHOICES = 100

/** What was known at a moment of the database, `at`, and how many writes this process knew of before it was read. */
type Known = {
  at: string
  kinds: ReadonlyMap<string, KindTotals>
  writes: number
  readAt: number
  readAnewAt: number
  chosen: Map<string, Totals>
}

/**
 * Remembers the totals between two writes, so that a page is one trip; after a write what has come since is added. One
 * reading goes at a time, and whoever asks meanwhile has the next one: a write may have come after this one began.
 */
export function createTotalsInMemory(clock: () => number = () => performance.now()): TotalsInMemory {
  let known: Known | undefined
  let writes = 0
  let reading: Promise<unknown> = Promise.resolve()
  let next: { urns: Set<string>; known: Promise<Known> } | undefined

  const isFresh = (one: Known) => one.writes === writes && clock() - one.readAt < KEPT_MS
  const knows = (one: Known, urns: Iterable<string>) => [...urns].every((urn) => one.kinds.has(urn))

  const readOn = async (urns: ReadonlySet<string>, read: ReadTotals): Promise<Known> => {
    if (known && isFresh(known) && knows(known, urns)) return known
    const from = { writes, now: clock() }
    const before = known && from.now - known.readAnewAt < READ_ANEW_MS ? known : undefined
    const missing = [...urns].filter((urn) => !before?.kinds.has(urn))
    const found = before && (await read(before.at, missing))
    // Where rows were added up, what is known and what came since are no sum.
    const isSum = found && !found.isAddedUp
    const { at, news, whole } = isSum ? found : await read(undefined, [...urns])
    const kinds = new Map(isSum ? before?.kinds : [])
    const changed = Map.groupBy(news, ({ urn }) => urn)
    for (const [urn, kind] of kinds) kinds.set(urn, changed.has(urn) ? laterTotals(kind, changed.get(urn) ?? []) : kind)
    for (const [urn, kind] of whole) kinds.set(urn, kind)
    for (const urn of urns) if (!kinds.has(urn)) kinds.set(urn, noTotals())
    const isSame = isSum && missing.length === 0 && ![...changed.keys()].some((urn) => kinds.has(urn))
    known = {
      ...{ at, kinds, writes: from.writes, readAt: from.now },
      readAnewAt: isSum ? (before?.readAnewAt ?? from.now) : from.now,
      chosen: isSame && before ? before.chosen : new Map(),
    }
    return known
  }
  const read = (urns: readonly string[], how: ReadTotals): Promise<Known> => {
    if (!next) {
      const mine = new Set<string>()
      const begin = async () => {
        next = undefined
        return readOn(mine, how)
      }
      const soon = reading.then(begin)
      reading = soon.catch(() => undefined)
      next = { urns: mine, known: soon }
    }
    for (const urn of urns) next.urns.add(urn)
    return next.known
  }
  return {
    async of(urns, how) {
      const now = known && isFresh(known) && knows(known, urns) ? known : await read(urns, how)
      return chosenOf(now, urns)
    },
    forget() {
      writes += 1
    },
  }
}

/** Put together once, for whoever works something out of them and remembers it by these very totals. */
function chosenOf({ chosen, kinds }: Known, urns: readonly string[]): Totals {
  const key = urns.join()
  const last = chosen.get(key)
  if (last) return last
  if (chosen.size >= MOST_CHOICES) chosen.clear()
  const totals = new Map(urns.map((urn) => [urn, kinds.get(urn) ?? noTotals()]))
  chosen.set(key, totals)
  return totals
}
