import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { Aggregate } from '#contract/schemas/aggregate.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { SOURCE_KEYS } from '#contract/values/sources.ts'
import type { Command } from '../../context.ts'
import type { PartsState } from '../../stores/aggregateStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'

/** Where a title's metadata came from. Sources are named with their fields, never with values of theirs. */
export const readAggregate: Command<'readAggregate'> = async (context, { params }) => {
  const { documents, aggregates, jobs } = context.services
  const kind = catalogKind(knownType(context, params.type))
  const record = JSON.parse((await documents.read(context, kind, params.id)).json) as ContentRecord
  const target = { urn: kind.urn, id: params.id }
  const [sources, base, original, parts, job] = await Promise.all([
    aggregates.sources(target),
    aggregates.base(target),
    aggregates.original(target),
    aggregates.parts(target),
    jobs.inFlight('reaggregate', target),
  ])
  const data: Aggregate = {
    sources: sources
      .toSorted((a, b) => SOURCE_KEYS.indexOf(a.src) - SOURCE_KEYS.indexOf(b.src))
      .map(({ src, at, payload }) => ({ src, at, fields: Object.keys(payload) })),
    ...(base ? { at: base.at } : {}),
    ...(original ? { original: original.at } : {}),
    ...licenceOf(record, parts, context.product),
    ...(typeof record.tc === 'string' ? { tc: record.tc } : {}),
    ...(job ? { job: { id: job.id, status: job.status, ct: job.ct } } : {}),
  }
  return { data }
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
