import { can } from '#contract/rules/access/can.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DRAFT_SIDE } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { isUuid } from '../../db/isUuid.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { childTypes } from '../series/childTypes.ts'

/**
 * Numbers the children of a title 1 to n in the order of the keys, as a job: the episodes of a season, or whatever else
 * its type document numbers. The keys must be all of them, so that nobody's new episode is left without a place.
 */
export const sortEpisodes: Command<'sortEpisodes'> = async (context, { body }) => {
  const { actor, requestId: trace, products, services } = context
  const job = await services.idempotency.once(context, async () => {
    const { parent, children, docs } = await familyIn(context, body)
    const wish = {
      kind: 'sortEpisodes',
      urn: catalogKind(children).urn,
      doc: body.id,
      prd: products,
      actor,
      trace,
      input: { parent: parent.type },
      what: { parent: body.id, cty: parent.type },
    } as const
    const rows = docs.map((doc, at) => ({ doc, input: at + 1 }))
    return async (stores) => jobHead(await stores.bulkJobs.enqueue(wish, { by: 'rows', rows }))
  })
  return jobAnswer(job)
}

/** The parent and all its children, in the order that is asked for. */
async function familyIn(context: CallContext, { id, keys }: { id: string; keys: readonly string[] }): Promise<Family> {
  const strange = keys.findIndex((key) => !isUuid(key))
  if (strange >= 0) throw new DomainError('malformed', { field: `/keys/${strange}`, description: 'This is no key.' })
  const parent = await parentOf(context, id)
  const { items } = await context.services.bulkJobs.peek({ by: 'keys', keys }, keys.length)
  const docs = items.map(({ doc }) => doc)
  const children = await numberedChildren(context, parent, id, docs)
  if (!children) throw new DomainError('childrenChanged')
  for (const type of [parent, children])
    if (!can(context.actor, type.page, 'update')) throw new DomainError('forbidden')
  return { parent, children, docs }
}

type Family = { parent: TypeDocument; children: TypeDocument; docs: readonly string[] }

async function parentOf(context: CallContext, id: string): Promise<TypeDocument> {
  const [row] = isUuid(id) ? await context.services.lists.rowsOf(context, viewableKinds(context), [id], ALL) : []
  const type = row && context.services.types.get(row.cty)
  if (!type) throw new DomainError('notFound')
  return type
}

/** The type of which exactly the given documents are all children of the parent; undefined where there is none. */
async function numberedChildren(
  context: CallContext,
  parent: TypeDocument,
  id: string,
  docs: readonly string[],
): Promise<TypeDocument | undefined> {
  const { bulkJobs, lists } = context.services
  for (const type of childTypes(context, parent)) {
    if (!type.narrow.number) continue
    const ids = await lists.idsOf(context, catalogKind(type), {
      filter: [{ field: 'parent', term: id, operator: 'equals' }],
      match: 'ALL',
      statuses: ['published', ...DRAFT_SIDE],
    })
    const children = await bulkJobs.peek({ by: 'query', ids }, docs.length + 1)
    const known = new Set(children.items.map(({ doc }) => doc))
    if (children.count === docs.length && docs.length > 0 && docs.every((doc) => known.has(doc))) return type
  }
  return undefined
}
