import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { whyAiringFlagged, type AiringRights } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { AiringsAhead } from '#contract/schemas/live/onAir.ts'
import { AIRING_TYPE, CHANNEL_TYPE, PROGRAM_TYPE } from '#contract/values/guide.ts'
import { ON_AIR_FLAGGED } from '#contract/values/onAir.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { ProgramAiring } from '../../stores/onAir/timeline.ts'
import { rightsOfPrograms } from '../epg/rightsOfPrograms.ts'
import { VIRTUAL_CHANNEL, VIRTUAL_PROGRAM } from '../schedules/virtualChannel.ts'
import { knownKind, knownType } from '../catalogue/knownType.ts'

/**
 * Where a title will be seen: the airings ahead of the programs that play it, each held against the title's own rights,
 * or of the program that it is, held against those of the titles in it as well. A licence that is cut short is told here
 * with the next reading: nothing is stored.
 * Whoever edits the title learns of all of them; on which channel is for those who may view channels.
 */
export const readAiringsAhead: Command<'readAiringsAhead'> = async (context, { params }) => {
  const { services } = context
  const type = knownType(context, params.type)
  const [row] = await services.lists.rowsOf(context, [catalogKind(type)], [params.id], SIDES)
  if (!row) throw new DomainError('notFound')
  const now = services.now()
  const { id } = params
  const programs = type.type === PROGRAM_TYPE ? [id] : await services.onAir.programsOf(catalogUrn(PROGRAM_TYPE), id)
  const ahead = { now, until: Number.POSITIVE_INFINITY, limit: ON_AIR_FLAGGED + 1 }
  const [linear, virtual] = await Promise.all([
    services.onAir.airingsOf(context, knownKind(context, AIRING_TYPE).urn, programs, ahead),
    virtualAirings(context, [id, ...programs], { now, limit: ahead.limit }),
  ])
  const airings = [...linear, ...virtual].filter(({ from }) => from > now).sort((one, other) => one.from - other.from)
  const rights = await rightsOf(context, type, id)
  return { data: await told(context, rights, airings.slice(0, ON_AIR_FLAGGED), airings.length > ON_AIR_FLAGGED) }
}

/** Days of virtual channels that play the titles, or the virtual programs that are cut from the first of them. */
async function virtualAirings(
  context: CallContext,
  titles: readonly string[],
  { now, limit }: { now: number; limit: number },
): Promise<ProgramAiring[]> {
  const { onAir, schedules } = context.services
  const cut = await onAir.programsOf(catalogUrn(VIRTUAL_PROGRAM), titles[0] ?? '')
  const channelUrn = catalogUrn(VIRTUAL_CHANNEL)
  return schedules.airingsOf(context, { titles: [...new Set([...titles, ...cut])], channelUrn, now, limit })
}

/** Of a title its own; a program also stands and falls with what is in it. */
async function rightsOf(context: CallContext, { area }: TypeDocument, id: string): Promise<AiringRights | undefined> {
  const rights = await (area === 'live' ? rightsOfPrograms(context, [id]) : context.services.guide.rights([id], []))
  return rights.get(id)
}

const SIDES = ['draft', 'pending', 'pre-draft', 'published', 'archived'] as const

async function told(
  context: CallContext,
  rights: AiringRights | undefined,
  airings: readonly ProgramAiring[],
  atLeast: boolean,
): Promise<AiringsAhead> {
  const { lists, now } = context.services
  const facts = { product: context.product, now: now() }
  const flagged = airings.flatMap((airing) => {
    const flags = rights ? whyAiringFlagged(airing, rights, facts) : []
    return flags.length > 0 ? [{ airing, flags }] : []
  })
  const [first, bad] = [airings[0], flagged[0]]
  const channels = [...new Set([first, bad?.airing].flatMap((airing) => airing?.ch ?? []))]
  const type = knownType(context, CHANNEL_TYPE)
  const kinds = [type, knownType(context, VIRTUAL_CHANNEL)].filter(({ page }) => can(context.actor, page, 'view'))
  const rows = kinds.length > 0 ? await lists.rowsOf(context, kinds.map(catalogKind), channels, SIDES) : []
  const place = ({ id: airing, ch: channel, from }: ProgramAiring) => ({
    ...{ airing, channel, from },
    lon: rows.find((row) => row.id === channel)?.lon ?? [],
  })
  return {
    ...{ count: airings.length, flagged: flagged.length },
    ...(atLeast && { atLeast }),
    ...(first && { first: place(first) }),
    ...(bad && { firstFlagged: { ...place(bad.airing), flags: bad.flags } }),
  }
}
