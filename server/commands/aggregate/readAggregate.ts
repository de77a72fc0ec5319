import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { Aggregate } from '#contract/schemas/aggregate.ts'
import type { ContentRecord, FieldChange } from '#contract/schemas/contentRecord.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { SOURCE_KEYS } from '#contract/values/sources.ts'
import type { CallContext, Command } from '../../context.ts'
import { findDifference } from '../../decisions/difference.ts'
import { originalParent, originalText } from '../../decisions/originalText.ts'
import type { PartsState } from '../../stores/aggregateStore.ts'
import { productsOf, type Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import { knownType } from '../catalogue/knownType.ts'

/** Where a title's metadata came from. Sources are named with their fields, never with values of theirs. */
export const readAggregate: Command<'readAggregate'> = async (context, { params, query }) => {
  const { documents, aggregates, jobs } = context.services
  const type = knownType(context, params.type)
  const kind = catalogKind(type)
  const record = JSON.parse((await documents.read(context, kind, params.id)).json) as ContentRecord
  const target = { urn: kind.urn, id: params.id }
  const [sources, base, original, parts, job] = await Promise.all([
    aggregates.sources(target),
    aggregates.base(target),
    aggregates.original(target),
    aggregates.parts(target),
    jobs.inFlight('reaggregate', target),
  ])
  const changes = original && query.changes ? await changesBack(context, type, record.id, original.payload) : undefined
  const data: Aggregate = {
    sources: sources
      .toSorted((a, b) => SOURCE_KEYS.indexOf(a.src) - SOURCE_KEYS.indexOf(b.src))
      .map(({ src, at, payload }) => ({ src, at, fields: Object.keys(payload) })),
    ...(base ? { at: base.at } : {}),
    ...(original ? { original: original.at } : {}),
    ...(changes ? { changes } : {}),
    ...licenceOf(record, parts, context.product),
    ...(typeof record.tc === 'string' ? { tc: record.tc } : {}),
    ...(job ? { job: { id: job.id, status: job.status, ct: job.ct } } : {}),
  }
  return { data }
}

/** What restoring the original would change of the text as it stands; nothing where it is of products of others. */
async function changesBack(
  context: CallContext,
  type: TypeDocument,
  id: string,
  original: Payload,
): Promise<FieldChange[] | undefined> {
  const { actor, services } = context
  const kind = catalogKind(type)
  const facts = (await services.documents.factsOf(context, kind, [id])).get(id)
  const now = (facts?.draft ?? facts?.published)?.payload
  if (!facts || !now || !isInScope(productsOf(original), scopeOf(context))) return undefined
  const parent = await originalParent(services, context, type, original)
  const { payload } = await originalText(services, context, type, { original, parent, facts })
  return (await findDifference({ before: now, after: payload, visible: visibleProducts(actor) })).changes
}

function licenceOf(
  record: ContentRecord,
  parts: PartsState,
  product: string | undefined,
): Pick<Aggregate, 'mn_lic' | 'mn_avl'> {
  if (parts) return { ...(parts.ends ? { mn_lic: parts.ends } : {}), mn_avl: parts.areAvailable }
  const end = windowEnd(record, product)
  return { ...(end === undefined ? {} : { mn_lic: new Date(end).toISOString() }), mn_avl: record.vce !== false }
}
