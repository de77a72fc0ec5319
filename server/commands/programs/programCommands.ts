import { DomainError } from '#contract/wire/errors.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { Command, CallContext } from '../../context.ts'
import type { UsageKinds } from '../../stores/programUsage.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { flagAirings } from '../epg/flagAirings.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { usageSpan } from './usageSpan.ts'

/** As many programs as a page of a list may hold are asked at once. */
const MOST = 200

/** How often programs are on air in a span, and when next from its start, or from now. */
const listProgramUsage: Command<'listProgramUsage'> = async (context, { query }) => {
  const ids = namesIn(query.ids) ?? []
  if (ids.length > MOST) throw new DomainError('badPage', { description: `${MOST} programs may be asked for at once.` })
  const span = usageSpan(query)
  const now = context.services.now()
  return { data: await context.services.guide.countUses(context, usageKinds(context), { ids, span, now }) }
}

/** The airings of a program by their start, with what is wrong with its rights for each. Of airings of products that the caller does not have it says nothing. */
const readProgramUsage: Command<'readProgramUsage'> = async (context, { params, query }) => {
  const { rows, count } = await context.services.guide.usesOf(context, usageKinds(context), {
    id: params.id,
    span: usageSpan(query),
    page: { number: query.pageNumber ?? 1, size: query.pageSize ?? DEFAULT_PAGE_SIZE },
  })
  const flagsOf = await flagAirings(context, rows.length > 0 ? [params.id] : [])
  const data = rows.map((row) => {
    const flags = flagsOf(params.id, row)
    return flags.length > 0 ? { ...row, flags } : row
  })
  return { data, page: { count } }
}

/** Where programs are used (calls.md section 14). */
export const programCommands = { readProgramUsage, listProgramUsage }

/** The kinds of what shows programs: airings, and the channels that they are on. */
function usageKinds(context: CallContext): UsageKinds {
  return { airing: knownKind(context, AIRING_TYPE).urn, channel: knownKind(context, CHANNEL_TYPE).urn }
}
