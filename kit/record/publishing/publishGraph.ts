import { publishOrder } from '#contract/rules/storefront/publish/publishOrder.ts'
import type { PublishPlanAnswer, PublishPlanNode } from '#contract/schemas/publishing.ts'
import type { OwnNode, PublishWork } from './publishWork.ts'

/** All that an open record refers to, as it would stand after its save. */
export type PublishGraph = {
  subject: string
  along: ReadonlySet<string>
  nodes: ReadonlyMap<string, PublishPlanNode>
  /** Ids that the subject leads to, itself first, each behind whatever led to it. */
  reached: readonly string[]
  /** What is needed and viewers lack: never published, over, or not to be seen by whoever asks. */
  lacking: ReadonlySet<string>
  /** Documents that are referred to and were not looked at, since there are too many. */
  unread: number
}

/** Words of a refusal that a save of the present text may mend. */
const MENDED: readonly string[] = ['invalid', 'notFound']

/** The server's answer, with what is not saved yet in the place of what the server has. */
export function publishGraph(answer: Pick<PublishPlanAnswer, 'nodes' | 'unread'>, work: PublishWork): PublishGraph {
  const nodes = new Map(answer.nodes.map((node) => [node.id, node]))
  for (const own of work.own) nodes.set(own.id, ownNode(own, nodes.get(own.id)))
  const along = new Set(work.along)
  const reached = reachedFrom(work.subject, nodes)
  const lacking = reached.filter((id) => id !== work.subject && !along.has(id) && !isSeen(nodes.get(id)))
  const { subject } = work
  return { subject, along, nodes, reached, lacking: new Set(lacking), unread: answer.unread }
}

/** Whether publishing the record needs a look: something that it needs is not live, or nobody knows. */
export function needsLook({ lacking, unread }: PublishGraph, { own }: PublishWork): boolean {
  return lacking.size > 0 || unread > 0 || own.some(({ staysDraft }) => staysDraft)
}

/** Whether viewers have it. */
function isSeen(node: PublishPlanNode | undefined): boolean {
  return node !== undefined && node.isPublished && !node.blocks.includes('expired')
}

function ownNode({ id, cty, lon, needs }: OwnNode, known: PublishPlanNode | undefined): PublishPlanNode {
  const fresh = { urn: '', st: 'draft' as const, rev: 0, isPublished: false, blocks: [], warns: [] }
  const blocks = known?.blocks.filter((reason) => !MENDED.includes(reason)) ?? []
  return { ...fresh, ...known, id, cty, lon, needs, blocks, hasDraft: true }
}

function reachedFrom(subject: string, nodes: ReadonlyMap<string, PublishPlanNode>): string[] {
  const reached = new Set([subject])
  for (const id of reached) for (const need of nodes.get(id)?.needs ?? []) reached.add(need)
  return [...reached]
}

/** What is chosen before anybody chooses: the record, its own parts, and what viewers lack and may be published. */
export function firstChoice(graph: PublishGraph): ReadonlySet<string> {
  const { subject, along, nodes, reached, lacking } = graph
  const isWanted = (id: string) => along.has(id) || lacking.has(id)
  return new Set(
    reached.filter((id) => id === subject || (isWanted(id) && isChoosable(graph, id) && !nodes.get(id)?.blocks.length)),
  )
}

/** Whether somebody can have it published now. What is over can be, though viewers will not see it. */
export function isChoosable({ nodes }: PublishGraph, id: string): boolean {
  const node = nodes.get(id)
  return node !== undefined && node.hasDraft && node.blocks.every((reason) => reason === 'expired')
}

/** The place of each chosen document in the order; those that need each other have one place together. */
export function placesOf({ nodes }: PublishGraph, chosen: ReadonlySet<string>): ReadonlyMap<string, number> {
  const free = [...nodes].map(
    ([id, node]) => [id, chosen.has(id) ? { ...node, blocks: [], hasDraft: true } : node] as const,
  )
  const { order, cycles } = publishOrder(new Map(free), chosen)
  return new Map([...order.map((id) => [id]), ...cycles].flatMap((ring, at) => ring.map((id) => [id, at + 1] as const)))
}

/** What is needed, is not chosen, and so stays as viewers have it, or have it not. */
export function leftOut(graph: PublishGraph, chosen: ReadonlySet<string>): string[] {
  const { reached, lacking, along, nodes } = graph
  return reached.filter((id) => !chosen.has(id) && (lacking.has(id) || (along.has(id) && nodes.get(id)?.hasDraft)))
}
