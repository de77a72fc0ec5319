import { adLimitBy } from '#contract/rules/ads/adLoadOf.ts'
import { policiesFor } from '#contract/rules/ads/loadLimits.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { fillHoles, proposedAirings, type FillCandidate } from '#contract/rules/schedule/fill/fillHole.ts'
import { fillRules } from '#contract/rules/schedule/fill/fillRules.ts'
import { viewersZone } from '#contract/rules/schedule/fill/ratingHours.ts'
import { openHolesIn } from '#contract/rules/schedule/model/holes.ts'
import { projectDay } from '#contract/rules/schedule/wire/projectDay.ts'
import { knownTitles, rightsFacts, snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { AD_SECONDS, INTERSTITIAL_KINDS, SCHEDULE_AD_LOAD, SCHEDULE_TITLES } from '#contract/values/schedule.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { rowsPage } from '../catalogue/listPage.ts'
import { isScheduleDay } from '../schedules/scheduleRange.ts'
import { titlesOf } from '../schedules/titlesOf.ts'
import { virtualChannel } from '../schedules/virtualChannel.ts'

type Kind = (typeof INTERSTITIAL_KINDS)[number]

/** What ads, promos and fillers would fill the free time of a part of a day, by the rules of the fill dialog. */
export const fillInterstitials: Command<'fillInterstitials'> = async (context, { body }) => {
  const { product, services } = context
  const { dt, kinds = INTERSTITIAL_KINDS, intervals = AD_SECONDS } = body
  const range = rangeIn(body)
  const channel = await virtualChannel(context, body.cs)
  const { cs, rights } = channel
  // Promos of the hours around count for how soon something airs again.
  const around = { from: dayBounds(dt, 'UTC').from, to: dayBounds(shiftDay(dt, 1), 'UTC').to }
  const [{ schedule }, offered, policies] = await Promise.all([
    services.schedules.onAir(context, { cs, range: around, sides: 'shown' }),
    offeredTitles(context, kinds),
    services.ads.loadInForce(context),
  ])
  const now = services.now()
  const known = knownTitles(
    new Map(),
    offered.map(({ id }) => id),
    offered,
  )
  const facts = rightsFacts(known, { now, channel: rights, ...(product !== undefined && { product }) })
  const proposals = fillHoles(schedule, {
    // What has passed of a hole can no longer be filled.
    holes: openHolesIn(schedule, [range], now),
    candidates: offered.flatMap(candidateOf),
    rules: fillRules({
      ...{ titles: known, rights: facts, zone: viewersZone(channel) },
      adSeconds: kinds.includes('ad') ? intervals : [],
      adLimit: adLimitBy(policiesFor(policies, product, SCHEDULE_AD_LOAD), product),
    }),
  })
  const airings = proposals.flatMap((one) => proposedAirings(one, `${services.newId()}-`))
  const filled = applyCommand(schedule, { kind: 'fill', airings }, now)
  const laid = new Set(filled.changed)
  const open = openHolesIn(filled.schedule, [range], now).reduce((sum, { from, to }) => sum + to - from, 0)
  const proposal = projectDay(filled.schedule, dt, now).ar.filter(({ uId = '' }) => laid.has(uId))
  return { data: { proposal, remainder: open } }
}

/** 'HH:mm' is of the day; instants must touch it. */
function rangeIn({ dt, from, to }: { dt: string; from: string; to: string }): TimeRange {
  const instants = [from, to].map((text) => parseDate(/^\d{2}:\d{2}(:\d{2})?$/.test(text) ? `${dt}T${text}Z` : text))
  const [first, last] = instants
  const range = first === undefined || last === undefined ? undefined : { from: first, to: last }
  const within = range && isScheduleDay(dt) ? sharedRange(range, dayBounds(dt, 'UTC')) : undefined
  if (!within)
    throw new DomainError('malformed', {
      description: 'The time to fill is a part of the day, from its start to its end.',
    })
  return within
}

/** Promos and fillers that the caller sees, those that changed last before others. */
async function offeredTitles(context: CallContext, kinds: readonly Kind[]): Promise<ScheduleTitle[]> {
  const types = context.services.types.list().filter(({ type }) => type !== 'ad' && kinds.some((kind) => kind === type))
  if (types.length === 0) return []
  const words = { pageSize: SCHEDULE_TITLES, st: 'published' }
  const { data } = await rowsPage(context, types.map(catalogKind), types, words, { filter: [], match: 'ALL' })
  return titlesOf(
    context,
    data.map(({ id }) => id),
  )
}

function candidateOf(title: ScheduleTitle): FillCandidate[] {
  const { id: pgmId, kind, dur } = title
  return dur ? [{ pgmId, kind, dur, rest: { pgm: snapshotOf(title) } }] : []
}
