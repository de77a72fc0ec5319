import { isInScope, type Scope } from '../documents/sender.ts'

/** What one kept row adds to a total: to that of a urn, a status ('all' too) and a product set. */
export type TotalChange = { urn: string; st: string; prd_set: string; delta: number }

/** What somebody sees of a kind. */
type Seen = { scope: Scope; hiddenSets: number; sums: ReadonlyMap<string, number> }

/**
 * The totals of one kind, as of one moment. Fifty products make twenty thousand sets of three: what somebody sees of them
 * is summed up once for each role, and kept by what changes from then on.
 */
export type KindTotals = {
  /** Sums by status and product set, which several moments share: the newest ones. */
  bySet: Map<string, Map<string, number>>
  /** Whatever their status; shared as well. */
  sets: Set<string>
  /** Kept rows that a fold would spare. */
  spare: number
  seen: Map<string, Seen>
}

/** Roles, and products that are chosen, of which sums are kept. */
const MOST_SCOPES = 500

export const noTotals = (): KindTotals => ({ bySet: new Map(), sets: new Set(), spare: 0, seen: new Map() })

/** The same a moment later. */
export function laterTotals(before: KindTotals, changes: readonly TotalChange[]): KindTotals {
  const { bySet, sets } = before
  const later = { ...before, seen: new Map(before.seen) }
  for (const change of changes) {
    const { st, prd_set: set, delta } = change
    const isNew = !sets.has(set)
    sets.add(set)
    const sums = bySet.get(st) ?? new Map<string, number>()
    bySet.set(st, sums)
    if (sums.has(set)) later.spare += 1
    sums.set(set, (sums.get(set) ?? 0) + delta)
    for (const [key, seen] of later.seen) later.seen.set(key, seenLater(seen, change, isNew))
  }
  return later
}

function seenLater(seen: Seen, { st, prd_set: set, delta }: TotalChange, isNew: boolean): Seen {
  if (!isSeen(set, seen.scope)) return isNew ? { ...seen, hiddenSets: seen.hiddenSets + 1 } : seen
  return { ...seen, sums: new Map(seen.sums).set(st, (seen.sums.get(st) ?? 0) + delta) }
}

export function seenOf(kind: KindTotals, scope: Scope): Seen {
  const key = JSON.stringify(scope)
  const known = kind.seen.get(key)
  if (known) return known
  const seen = findSeen(kind, scope)
  if (kind.seen.size >= MOST_SCOPES) kind.seen.clear()
  kind.seen.set(key, seen)
  return seen
}

function findSeen({ bySet, sets }: KindTotals, scope: Scope): Seen {
  const visible = new Set([...sets].filter((set) => isSeen(set, scope)))
  const sums = new Map<string, number>()
  for (const [st, ofStatus] of bySet) {
    let sum = 0
    for (const [set, one] of ofStatus) if (visible.has(set)) sum += one
    sums.set(st, sum)
  }
  return { scope, hiddenSets: sets.size - visible.size, sums }
}

export const isSeen = (set: string, scope: Scope): boolean => isInScope(set.split(','), scope)
