import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { publishCheck, type PublishRow } from '#contract/rules/schedule/publish/publishCheck.ts'
import { checkRights } from '#contract/rules/schedule/warnings/checkRights.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import { conditionIn, rightsFacts, snapshotOf, type KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { HeldReason, ScheduleAiring, ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { CHANNEL_EXPIRY_MS } from '#contract/values/timers.ts'
import { missingHalf } from './missingHalf.ts'
import type { SentDay, StandingDay } from './scheduleDays.ts'

type JudgeFacts = {
  cs: string
  /** What stands, from the day before the first that is sent to the day after the last. */
  standing: ReadonlyMap<Day, StandingDay>
  from: Day
  to: Day
  titles: KnownTitles
  channel?: AvailableRecord
  product?: string | undefined
  now: number
}

export type JudgedDay = Omit<PublishRow, 'reason' | 'day'> & { dt: Day; st: SentDay['st']; reason?: HeldReason }
export type Judgement = {
  /** The schedule as it would stand, each airing with what the server knows of its title. */
  schedule: Schedule
  days: JudgedDay[]
}

/**
 * What a save of days comes to, by the rules that the console edits by (contract/rules/schedule). Pure: asked for a
 * preview, and again within the transaction. Nothing that the sender says of a title is believed.
 */
export function judgeDays(sent: readonly SentDay[], facts: JudgeFacts): Judgement {
  const { now, titles, product, channel } = facts
  const sentBy = new Map(sent.map((day) => [day.dt, day]))
  const listOf = (airingsOf: (day: StandingDay | undefined, dt: Day) => readonly ScheduleAiring[] | undefined) =>
    read(facts, airingsOf)
  const shown = listOf((day) => day?.shown)
  const reference = listOf((day, dt) => (sentBy.get(dt)?.st === 'draft' ? day?.shown : (day?.live ?? day?.shown)))
  const raw = listOf((day, dt) => sentBy.get(dt)?.ar ?? day?.shown)
  const schedule = withSnapshots(raw.schedule, shown.schedule, { titles, now })
  const rights = checkRights(
    schedule,
    rightsFacts(titles, { now, ...(product !== undefined && { product }), ...(channel && { channel }) }),
  )
  const channelEnd = channel && windowEnd(channel, product)
  const rows = publishCheck(schedule, withSameSnapshots(reference.schedule, schedule), {
    ...{ days: sent.map(({ dt }) => dt), now, rights, conditionOf: conditionIn(titles) },
    ...(channelEnd !== undefined && { channelEnd, expiresSoon: CHANNEL_EXPIRY_MS }),
  })
  const unread = new Set(raw.unread.map(({ dt }) => dt))
  return {
    schedule,
    days: rows.map(({ day: dt, reason, outcome, warnings, changes }) => {
      const st = sentBy.get(dt)?.st ?? 'draft'
      const own = unread.has(dt) || lies(sentBy.get(dt), dt) ? 'unread' : undefined
      const why = own ?? reason ?? (missingHalf(sentBy, facts.standing, dt) ? 'halfAiring' : undefined)
      const told = { dt, st, changes, warnings: st === 'deleted' ? [] : warnings }
      return why ? { ...told, outcome: 'held' as const, reason: why } : { ...told, outcome }
    }),
  }
}

function read(
  { cs, standing, from, to }: JudgeFacts,
  airingsOf: (day: StandingDay | undefined, dt: Day) => readonly ScheduleAiring[] | undefined,
) {
  const days: ScheduleDay[] = []
  for (const dt of daysBetween(from, to)) {
    const day = standing.get(dt)
    const ar = airingsOf(day, dt) ?? []
    days.push({ cs, dt, st: 'draft', ar: [...ar], ...(day?.pst && { pst: day.pst }) })
  }
  return readSchedule(days, { cs, from, to })
}

/** A part that lies outside of its day, or that ends before it begins. */
function lies(day: SentDay | undefined, dt: Day): boolean {
  const bounds = dayBounds(dt, 'UTC')
  return (day?.ar ?? []).some(({ a_st_dt, a_ed_dt }) => {
    const [start, end] = [Date.parse(a_st_dt), Date.parse(a_ed_dt)]
    return !(start >= bounds.from && start < bounds.to && end <= bounds.to && end > start)
  })
}

/** What has begun keeps what was kept of its title; everything else has it as the title is now. */
function withSnapshots(
  schedule: Schedule,
  before: Schedule,
  { titles, now }: { titles: KnownTitles; now: number },
): Schedule {
  return withRest(schedule, (airing) => {
    const was = before.byId.get(airing.id)
    const kept = was && was.pgmId === airing.pgmId ? was.rest : {}
    const title = airing.pgmId === undefined ? undefined : titles.get(airing.pgmId)
    return title && !(was && was.start <= now) ? { pgm: snapshotOf(title) } : kept
  })
}

/** What is compared is what airs when: a snapshot that has grown old is no change. */
function withSameSnapshots(reference: Schedule, schedule: Schedule): Schedule {
  return withRest(reference, (airing) => {
    const other = schedule.byId.get(airing.id)
    return other && other.pgmId === airing.pgmId ? other.rest : airing.rest
  })
}

function withRest(schedule: Schedule, restOf: (airing: Airing) => Airing['rest']): Schedule {
  const airings = schedule.order.map((airing) => ({ ...airing, rest: restOf(airing) }))
  return makeSchedule({ ...schedule, airings })
}

export function* daysBetween(from: Day, to: Day): Generator<Day> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) yield new Date(at).toISOString().slice(0, 10)
}
