import { sameJson } from '../diff/json.ts'

/** Keys of the entries of a list, in order, in the three records of a merge. */
type ThreeOrders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

/**
 * The order of a merged list's `kept` keys. Whoever moved entries decides their order, else the base does; additions
 * of both sides follow the entry behind which they were added, in an order that does not depend on who is 'mine'.
 * `disputed` where both moved the entries differently: then mine decides.
 */
export function mergeOrder(orders: ThreeOrders, kept: ReadonlySet<string>): { order: string[]; disputed: boolean } {
  const { base, mine, theirs } = orders
  const inMine = new Set(mine)
  const inTheirs = new Set(theirs)
  const common = base.filter((key) => inMine.has(key) && inTheirs.has(key))
  const among = new Set(common)
  const myOrder = mine.filter((key) => among.has(key))
  const theirOrder = theirs.filter((key) => among.has(key))
  const iMoved = !sameJson(myOrder, common)
  const theyMoved = !sameJson(theirOrder, common)
  const leader = iMoved ? mine : theyMoved ? theirs : base
  const disputed = iMoved && theyMoved && !sameJson(myOrder, theirOrder)
  return { order: addBoth(leader, orders, kept), disputed }
}

function addBoth(leader: readonly string[], { base, mine, theirs }: ThreeOrders, kept: ReadonlySet<string>): string[] {
  const inBase = new Set(base)
  const spine = leader.filter((key) => inBase.has(key) && kept.has(key))
  const runs = [base, mine, theirs].flatMap((list) => runsOf(list, new Set(spine), kept))
  const order = new Set<string>()
  const byAnchor = Map.groupBy(runs, (run) => run.anchor)
  for (const anchor of [undefined, ...spine]) {
    if (anchor !== undefined) order.add(anchor)
    const here = (byAnchor.get(anchor) ?? []).map((run) => run.keys)
    for (const keys of here.sort(compare)) for (const key of keys) order.add(key)
  }
  return [...order]
}

/** Any fixed order will do, as long as it is that of the keys and not of the sides. */
function compare(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

type Run = { anchor: string | undefined; keys: string[] }

/** Stretches of kept keys that the spine lacks, each with the key of the spine before it. */
function runsOf(list: readonly string[], spine: ReadonlySet<string>, kept: ReadonlySet<string>): Run[] {
  const runs: Run[] = [{ anchor: undefined, keys: [] }]
  for (const key of list) {
    if (spine.has(key)) runs.push({ anchor: key, keys: [] })
    else if (kept.has(key)) runs.at(-1)?.keys.push(key)
  }
  return runs.filter((run) => run.keys.length > 0)
}
