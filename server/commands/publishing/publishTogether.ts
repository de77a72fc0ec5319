import { isObject } from '#contract/rules/diff/json.ts'
import { publishOrder } from '#contract/rules/storefront/publish/publishOrder.ts'
import type { PublishedTogether } from '#contract/schemas/publishing.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { DocumentKind } from '../../stores/documents/documentKind.ts'
import type { DecideTogether } from '../../stores/documents/writeTogether.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { Change } from '../../stores/documentStore.ts'
import { PAGE_KIND } from '../../stores/storefront/storeKinds.ts'
import { confirmedIn } from '../catalogue/sentVerb.ts'
import { namedIn } from '../storefronts/claimShown.ts'
import { leftBehind, takeAway } from '../storefronts/leftBehind.ts'
import { publishChange } from './publishChange.ts'
import { publishGraph, type PublishGraph } from './publishGraph.ts'

type Chosen = BodyOf<'publishTogether'>['documents'][number]
/** `text`: what is published of it. */
type Prepared = Chosen & { kind: DocumentKind; change: Change; text: Payload }

/**
 * Publishes documents of any kind in one transaction, each behind what it refers to. One that is refused refuses all,
 * and its id is told. What they refer to and viewers lack is no reason to refuse; it is told as missing. Rails that a
 * page was live with and leaves behind go with it, as with a save of its tree.
 */
export const publishTogether: Command<'publishTogether'> = async (context, { query, body: { documents: chosen } }) => {
  const data = await context.services.idempotency.once(context, async () => {
    refuseTwice(chosen)
    const ids = chosen.map(({ id }) => id)
    const graph = await publishGraph(context, ids)
    const prepared = await prepare(context, chosen, graph, confirmedIn(query.confirm))
    const { order, missing } = planOf(graph, ids)
    const pages = [...prepared.values()].filter(({ kind }) => kind === PAGE_KIND)
    const left = await leftBehind(context, pages, ids)
    return async (stores): Promise<PublishedTogether> => {
      const { documents } = stores
      const named = [...prepared.values()].flatMap(({ id, kind, text }) => [id, ...namedIn(kind, text)])
      await stores.storefronts.hold(context, [...named, ...left.map(({ id }) => id)])
      const published: PublishedTogether['published'] = []
      for (const id of order) {
        const one = prepared.get(id)
        if (!one) throw new DomainError('notFound', { data: { id } })
        const { kind, lock: lockNumber } = one
        const sender = { ...context, lockNumber }
        const written = await naming(id, () => documents.writeTogether(sender, kind, [id], asPrepared(one)))
        const { rev, key } = written.get(id) ?? { rev: one.rev, key: '' }
        published.push({ id, urn: kind.urn, rev, key })
      }
      await takeAway(context, stores, left)
      return { published, missing }
    }
  })
  return { data }
}

/** Decided before the transaction, which must wait for no other reads: what has moved on since is stale. */
function asPrepared({ id, rev, change }: Prepared): DecideTogether {
  return (facts) => {
    const found = facts.get(id)
    if (!found) throw new DomainError('notFound', { data: { id } })
    refuseMoved(id, rev, found.rev)
    return [{ ...change, name: id }]
  }
}

async function prepare(
  context: CallContext,
  chosen: readonly Chosen[],
  { nodes }: PublishGraph,
  confirmed: Parameters<typeof publishChange>[3],
): Promise<ReadonlyMap<string, Prepared>> {
  const prepared = new Map<string, Prepared>()
  const known = chosen.map((one) => {
    const node = nodes.get(one.id)
    if (!node) throw new DomainError('notFound', { data: { id: one.id } })
    return { ...one, kind: node.kind }
  })
  for (const [kind, some] of Map.groupBy(known, (one) => one.kind)) {
    const facts = await context.services.documents.factsOf(
      context,
      kind,
      some.map(({ id }) => id),
    )
    for (const one of some) {
      const found = facts.get(one.id)
      if (!found) throw new DomainError('notFound', { data: { id: one.id } })
      const sender = { ...context, lockNumber: one.lock }
      const change = await naming(one.id, () => {
        refuseMoved(one.id, one.rev, found.rev)
        return publishChange(sender, kind, found, confirmed)
      })
      prepared.set(one.id, { ...one, change, text: (found.draft ?? found.published)?.payload ?? {} })
    }
  }
  return prepared
}

/** Everything that was chosen, rings last: at once is soon enough for what needs each other. */
function planOf({ nodes }: PublishGraph, ids: readonly string[]): { order: string[]; missing: Missing } {
  const chosen = new Set(ids)
  const free = [...nodes].map(
    ([id, node]) => [id, chosen.has(id) ? { ...node, blocks: [], hasDraft: true } : node] as const,
  )
  const { order, cycles, blocked } = publishOrder(new Map(free), chosen)
  const missing = blocked.map((one) => ({ ...one, neededBy: [...one.neededBy] }))
  return { order: [...order, ...cycles.flat()], missing }
}

type Missing = PublishedTogether['missing']

function refuseMoved(id: string, chosen: number, rev: number): void {
  if (chosen !== rev) throw new DomainError('stale', { data: { id, rev } })
}

function refuseTwice(chosen: readonly Chosen[]): void {
  const seen = new Set<string>()
  const twice = chosen.find(({ id }) => seen.size === seen.add(id).size)?.id
  if (twice !== undefined) throw new DomainError('malformed', { description: `The document ${twice} is sent twice.` })
}

/** A refusal names the document that it is about. */
async function naming<Result>(id: string, decide: () => Promise<Result>): Promise<Result> {
  try {
    return await decide()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { data } = error.details
    throw new DomainError(error.code, { ...error.details, data: { id, ...(isObject(data) ? data : {}) } })
  }
}
