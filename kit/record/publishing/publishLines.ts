import type { PublishPlanNode } from '#contract/schemas/publishing.ts'
import type { PublishGraph } from './publishGraph.ts'

/** One document of the graph as a line: below the first that needs it, as deep as that is. */
export type PublishLine = {
  id: string
  /** Undefined of what the reader may not see. */
  node: PublishPlanNode | undefined
  /** For each line above it on its way: whether more follows below that one. The last is about itself. */
  branches: readonly boolean[]
  /** Everything that needs it, also where it is not drawn below that. */
  neededBy: readonly string[]
  /** Why viewers do not have it, would not see it, or it cannot be published: `publishing.reasons.<reason>`. */
  reasons: readonly string[]
}

/**
 * The graph as lines, each document once: what there is something to say of, and the way to it. What is live and needs
 * nothing is left out; `live` counts it.
 */
export function publishLines(graph: PublishGraph): { lines: readonly PublishLine[]; live: number } {
  const { subject, nodes, reached } = graph
  const neededBy = new Map<string, string[]>()
  for (const id of reached)
    for (const need of new Set(nodes.get(id)?.needs)) neededBy.set(need, [...(neededBy.get(need) ?? []), id])
  const above = firstAbove(graph)
  const shown = new Set([subject])
  for (const id of reached)
    if (isTold(graph, id))
      for (let at: string | undefined = id; at !== undefined && !shown.has(at); at = above.get(at)) shown.add(at)
  const below = Map.groupBy(
    reached.filter((id) => id !== subject && shown.has(id)),
    (id) => above.get(id),
  )
  const lines: PublishLine[] = []
  const open = [{ id: subject, branches: [] as readonly boolean[] }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, branches } = next
    const node = nodes.get(id)
    lines.push({ id, node, branches, neededBy: neededBy.get(id) ?? [], reasons: reasonsOf(graph, id) })
    const inside = below.get(id) ?? []
    open.push(...inside.map((one, at) => ({ id: one, branches: [...branches, at < inside.length - 1] })).toReversed())
  }
  return { lines, live: reached.length - shown.size }
}

/** The first that leads to a document, on the shortest way. */
function firstAbove({ nodes, reached, subject }: PublishGraph): ReadonlyMap<string, string> {
  const above = new Map<string, string>()
  for (const id of reached)
    for (const need of nodes.get(id)?.needs ?? []) if (need !== subject && !above.has(need)) above.set(need, id)
  return above
}

function isTold(graph: PublishGraph, id: string): boolean {
  return graph.nodes.get(id)?.hasDraft === true || reasonsOf(graph, id).length > 0
}

function reasonsOf({ nodes }: PublishGraph, id: string): string[] {
  const node = nodes.get(id)
  if (!node) return ['unknown']
  const state = node.isPublished ? (node.hasDraft ? ['changed'] : []) : ['unpublished']
  return [...state, ...node.blocks, ...node.warns]
}
