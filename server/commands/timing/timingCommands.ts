import { catalogUrn } from '#contract/values/urn.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { namesIn, viewableKinds } from '../catalogue/viewableKinds.ts'
import { setTiming } from './setTiming.ts'
import { refuseTimingRights } from './refuseTimingRights.ts'

/** What is to happen to a document at a time, or 'no data'. */
const readTiming: Command<'readTiming'> = async (context, { params }) => {
  const urn = catalogUrn(knownType(context, params.type).type)
  await visibleDocument(context, urn, params.id)
  const timing = await context.services.timings.read({ urn, id: params.id })
  return timing ? { data: timing } : { data: [], page: { count: 0 } }
}

/** Calls off what was set, and forgets why it failed. Nothing set is nothing done. */
const clearTiming: Command<'clearTiming'> = async (context, { params }) => {
  const { services, actor, requestId } = context
  const type = knownType(context, params.type)
  const target = { urn: catalogUrn(type.type), id: params.id }
  const prd = await visibleDocument(context, target.urn, params.id)
  const before = await services.timings.read(target)
  refuseTimingRights(context, type, {}, before)
  if (before) await services.timings.clear(target, { actor, trace: requestId, prd })
  return { data: null }
}

/** What is coming up of the types and products that the caller may view. */
const listTimings: Command<'listTimings'> = async (context, { query }) => {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const { entries, count } = await context.services.timings.list({
    urns: viewableKinds(context, namesIn(query.cty)).map(({ urn }) => urn),
    products: scopeOf(context),
    from: instantIn(query.from),
    to: instantIn(query.to),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  return { data: entries, page: { count } }
}

function instantIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const instant = parseDate(text)
  if (instant === undefined) throw new DomainError('malformed', { description: `'${text}' is no instant.` })
  return new Date(instant).toISOString()
}

/** Timing (calls.md section 3). */
export const timingCommands = { readTiming, setTiming, clearTiming, listTimings }
