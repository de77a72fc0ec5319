import { CONFIRMATIONS } from '#contract/rules/actions/reasons.ts'
import { publishOrder } from '#contract/rules/storefront/publish/publishOrder.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { publishChange } from './publishChange.ts'
import { publishGraph, type GraphNode } from './publishGraph.ts'

/**
 * What publishing documents would mean. Whether each may be published is asked as publishing itself asks it; what a
 * confirmation settles is left to the person who publishes.
 */
export const readPublishPlan: Command<'readPublishPlan'> = async (context, { body: { ids } }) => {
  const { nodes, unread } = await publishGraph(context, ids)
  const refusals = await refusalsOf(context, [...nodes.values()])
  const judged = [...nodes.values()].map(({ kind: _kind, ...node }) => {
    const refusal = refusals.get(node.id)
    return { ...node, blocks: [...node.blocks, ...(refusal === undefined ? [] : [refusal])] }
  })
  const plan = publishOrder(new Map(judged.map((node) => [node.id, node])), new Set(ids))
  const missing = plan.blocked.map((one) => ({ ...one, neededBy: [...one.neededBy] }))
  const cycles = plan.cycles.map((ring) => [...ring])
  const data = { nodes: judged, order: [...plan.order], cycles, blocked: missing, warned: [...plan.warned], unread }
  return { data }
}

/** Why documents with something to publish cannot be published by the caller, by id. */
async function refusalsOf(context: CallContext, nodes: readonly GraphNode[]): Promise<ReadonlyMap<string, string>> {
  const refusals = new Map<string, string>()
  const due = nodes.filter(({ hasDraft }) => hasDraft)
  for (const [kind, some] of Map.groupBy(due, ({ kind: one }) => one)) {
    const ids = some.map(({ id }) => id)
    const facts = await context.services.documents.factsOf(context, kind, ids)
    for (const id of ids) {
      const one = facts.get(id)
      const refusal = one
        ? await refusalOf(() => publishChange(holding(context, one), kind, one, CONFIRMATIONS))
        : 'notFound'
      if (refusal !== undefined) refusals.set(id, refusal)
    }
  }
  return refusals
}

/** The caller with the number of a lock that this very tab holds: one's own lock keeps nobody from publishing. */
function holding(context: CallContext, { lock }: DocumentFacts): CallContext {
  const isOwn = lock !== undefined && lock.uid === context.actor.uid && lock.tab === (context.tab ?? null)
  return { ...context, lockNumber: isOwn ? lock.number : undefined }
}

async function refusalOf(decide: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await decide()
    return undefined
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}
