/** A document as far as publishing asks: a page, container, collection, title, whatever refers to others. */
export type PublishNode = {
  id: string
  /** Ids of what it shows or refers to. */
  needs: readonly string[]
  /** Whether it has a published side, and a draft that differs from it. */
  isPublished: boolean
  hasDraft: boolean
  /** Why it cannot be published, or would not be seen: `expired`, `noPictures`, `locked`, `forbidden`, `invalid`, … */
  blocks?: readonly string[]
  /** What viewers would miss, though it can be published. */
  warns?: readonly string[]
}

export type PublishPlan = {
  /** What is published, each behind all that it needs. */
  order: readonly string[]
  /** Documents that need each other in a ring: there is no order among them, so none of them is in `order`. */
  cycles: readonly (readonly string[])[]
  /** What hinders: documents of the wanted that cannot be published, and what they need and is not live after it. */
  blocked: readonly { id: string; reason: string; neededBy: readonly string[] }[]
  warned: readonly { id: string; reason: string }[]
}

/**
 * The order in which wanted documents are published, and what of those that they need would still be missing. Nothing
 * is dropped: whatever is wanted stands in `order`, in `cycles`, or in `blocked`. A document that somebody wants and
 * that has no draft is live already, and stands nowhere.
 */
export function publishOrder(nodes: ReadonlyMap<string, PublishNode>, wanted: ReadonlySet<string>): PublishPlan {
  const due = [...wanted].filter((id) => nodes.get(id)?.hasDraft !== false)
  const groups = ringsOf(nodes, due)
  const isRing = (group: readonly string[]) => group.length > 1 || group.some((id) => nodes.get(id)?.needs.includes(id))
  const wantedSet = new Set(due)
  const cycles = groups.filter(isRing).map((group) => group.toSorted())
  const blocked = due.flatMap((id) => {
    const node = nodes.get(id)
    return node
      ? (node.blocks ?? []).map((reason) => ({ id, reason, neededBy: [] }))
      : [{ id, reason: 'unknown', neededBy: [] }]
  })
  const missing = missingNeeds(nodes, due, wantedSet)
  const hindered = new Set(blocked.map(({ id }) => id))
  const order = groups.filter((group) => !isRing(group)).flatMap((group) => group.filter((id) => !hindered.has(id)))
  const warned = due.flatMap((id) => (nodes.get(id)?.warns ?? []).map((reason) => ({ id, reason })))
  return { order, cycles, blocked: [...blocked, ...missing], warned }
}

/** What wanted documents need, is neither live nor wanted, or is live and seen by nobody. */
function missingNeeds(
  nodes: ReadonlyMap<string, PublishNode>,
  due: readonly string[],
  wanted: ReadonlySet<string>,
): PublishPlan['blocked'] {
  const neededBy = new Map<string, string[]>()
  for (const id of due)
    for (const need of new Set(nodes.get(id)?.needs))
      if (!wanted.has(need)) neededBy.set(need, [...(neededBy.get(need) ?? []), id])
  return [...neededBy].flatMap(([id, by]) => {
    const node = nodes.get(id)
    const reasons = !node ? ['unknown'] : [...(node.isPublished ? [] : ['unpublished']), ...(node.blocks ?? [])]
    return reasons.map((reason) => ({ id, reason, neededBy: by }))
  })
}

/**
 * Documents in groups that need each other (Tarjan), each group behind what it needs; without recursion, since chains
 * of references are as long as somebody makes them.
 */
function ringsOf(nodes: ReadonlyMap<string, PublishNode>, ids: readonly string[]): string[][] {
  const among = new Set(ids)
  const needsOf = (id: string) => (nodes.get(id)?.needs ?? []).filter((need) => among.has(need))
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const groups: string[][] = []
  const lower = (id: string, to: number | undefined) => {
    if (to !== undefined) lowest.set(id, Math.min(lowest.get(id) ?? to, to))
  }
  const enter = (id: string) => {
    number.set(id, number.size)
    lower(id, number.get(id))
    open.push(id)
    isOpen.add(id)
    return { id, left: needsOf(id) }
  }
  const close = (id: string) => {
    if (lowest.get(id) !== number.get(id)) return
    const group = open.splice(open.indexOf(id))
    for (const one of group) isOpen.delete(one)
    groups.push(group)
  }
  for (const start of ids) {
    const path = number.has(start) ? [] : [enter(start)]
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.left.pop()
      if (next === undefined) {
        path.pop()
        close(top.id)
        const parent = path.at(-1)
        if (parent) lower(parent.id, lowest.get(top.id))
      } else if (!number.has(next)) path.push(enter(next))
      else if (isOpen.has(next)) lower(top.id, number.get(next))
    }
  }
  return groups
}
