import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { holesIn } from '#contract/rules/schedule/model/holes.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { publishCheck, type PublishRow } from '#contract/rules/schedule/publish/publishCheck.ts'
import { recheckRights } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayOverlaps, type DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import { conditionIn, rightsFacts, snapshotOf, type KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { HeldReason, ScheduleAiring, ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { SCHEDULED_AIRING_DAYS } from '#contract/values/schedule.ts'
import { CHANNEL_EXPIRY_MS, DAY_MS } from '#contract/values/timers.ts'
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
type Judgement = {
  /** The schedule as it would stand, each airing with what the server knows of its title. */
  schedule: Schedule
  days: JudgedDay[]
}

/**
 * What a save of days comes to, by the rules that the console edits by (contract/rules/schedule). Pure: asked for a
 * preview, and again within the transaction. Nothing that the sender says of a title is believed.
 *
 * Drafts are judged among drafts, where both days of an airing over midnight are saved together. What goes on air is
 * judged among what is on air: there such an airing is what the day says in which it begins (`byHeads`), so that a day
 * can be published without the next one, as long as nothing runs at once in what viewers then have.
 */
export function judgeDays(sent: readonly SentDay[], facts: JudgeFacts): Judgement {
  const { now, titles } = facts
  const sentBy = new Map(sent.map((day) => [day.dt, day]))
  const standing = withoutInner(facts.standing, sentBy)
  const shown = read({ ...facts, standing }, (day) => day?.shown).schedule
  const raw = read({ ...facts, standing }, (day, dt) => sentBy.get(dt)?.ar ?? day?.shown)
  const schedule = withSnapshots(raw.schedule, shown, { titles, now })
  const rows = [...draftRows(sent, facts, { schedule, shown }), ...liveRows(sent, facts, schedule)]
  const rowOf = new Map(rows.map((row) => [row.day, row]))
  const unread = new Set(raw.unread.map(({ dt }) => dt))
  return {
    schedule,
    days: sent.flatMap(({ dt, st }) => {
      const row = rowOf.get(dt)
      if (!row) return []
      const { reason, outcome, warnings, changes } = row
      const own = unread.has(dt) || lies(sentBy.get(dt), dt) ? 'unread' : undefined
      const why = own ?? reason ?? (missingHalf(sentBy, standing, dt) ? 'halfAiring' : undefined)
      const told = { dt, st, changes, warnings: st === 'deleted' ? [] : warnings }
      return why ? { ...told, outcome: 'held' as const, reason: why } : { ...told, outcome }
    }),
  }
}

/**
 * Of days that are not sent, what is worked on where it reaches their borders: of a draft nothing else plays a part in
 * the days beside it, and reading all of it would be most of the work of saving one day.
 */
function withoutInner(
  standing: ReadonlyMap<Day, StandingDay>,
  sent: ReadonlyMap<Day, SentDay>,
): ReadonlyMap<Day, StandingDay> {
  return new Map(
    [...standing].map(([dt, day]) => {
      if (sent.has(dt)) return [dt, day]
      const { from, to } = dayBounds(dt, 'UTC')
      const reaches = ({ a_st_dt, a_ed_dt }: ScheduleAiring) =>
        !(Date.parse(a_st_dt) > from && Date.parse(a_ed_dt) < to)
      return [dt, { ...day, shown: day.shown.filter(reaches) }]
    }),
  )
}

/** Drafts beside what is worked on. */
function draftRows(
  sent: readonly SentDay[],
  facts: JudgeFacts,
  { schedule, shown }: { schedule: Schedule; shown: Schedule },
): PublishRow[] {
  const days = sent.flatMap(({ dt, st }) => (st === 'draft' ? [dt] : []))
  if (days.length === 0) return []
  return publishCheck(schedule, withSameSnapshots(shown, schedule), { days, ...warningFacts(schedule, days, facts) })
}

/** What goes on air, or off it, beside what viewers have; of a day that they never had, beside what was worked on. */
function liveRows(sent: readonly SentDay[], facts: JudgeFacts, drafts: Schedule): PublishRow[] {
  const going = new Map(sent.flatMap((day) => (day.st === 'draft' ? [] : [[day.dt, day] as const])))
  const days = [...going.keys()]
  if (days.length === 0) return []
  const before = read(facts, (day, dt) => day?.live ?? (going.has(dt) ? day?.shown : undefined), true).schedule
  const after = read(facts, (day, dt) => going.get(dt)?.ar ?? day?.live, true).schedule
  const rows = publishCheck(after, withSameSnapshots(before, after), { days, ...warningFacts(after, days, facts) })
  return rows.map((row) => {
    const warned = { ...row, warnings: withOpened(row.warnings, openedBeyond(before, after, row.day)) }
    if (row.reason === undefined ? !meetsBeyond(after, row.day) : row.reason !== 'overlap') return warned
    const isOwn = row.reason === 'overlap' && dayOverlaps(drafts, row.day).length > 0
    return isOwn ? warned : { ...warned, outcome: 'held', reason: 'halfAiring' }
  })
}

function warningFacts(schedule: Schedule, days: readonly Day[], { now, titles, product, channel }: JudgeFacts) {
  const airings = days.flatMap((day) => airingsWithin(schedule, dayBounds(day, schedule.zone)))
  const rights = recheckRights(
    new Map(),
    schedule,
    airings.map(({ id }) => id),
    rightsFacts(titles, { now, ...(product !== undefined && { product }), ...(channel && { channel }) }),
  )
  const channelEnd = channel && windowEnd(channel, product)
  return {
    ...{ now, rights, conditionOf: conditionIn(titles) },
    ...(channelEnd !== undefined && { channelEnd, expiresSoon: CHANNEL_EXPIRY_MS }),
  }
}

/** Does what runs out of a day into the next run at once with what is on air there? */
function meetsBeyond(schedule: Schedule, day: Day): boolean {
  const { to } = dayBounds(day, schedule.zone)
  const over = airingsWithin(schedule, { from: to - 1, to })
  return over.some((airing) => airingsWithin(schedule, { from: to, to: endOf(airing) }).length > over.length)
}

/** Time of the next day in which viewers had what began in this day, and now have nothing. */
function openedBeyond(before: Schedule, after: Schedule, day: Day): TimeRange[] {
  const { to } = dayBounds(day, after.zone)
  const end = airingsWithin(before, { from: to - 1, to }).reduce((last, airing) => Math.max(last, endOf(airing)), to)
  return end > to ? holesIn(after, { from: to, to: end }) : []
}

function withOpened(warnings: DayWarning[], opened: readonly TimeRange[]): DayWarning[] {
  if (opened.length === 0) return warnings
  const known = warnings.find(({ code }) => code === '413401')
  const gaps: DayWarning = { code: '413401', gaps: [...(known?.gaps ?? []), ...opened] }
  return known ? warnings.map((one) => (one === known ? gaps : one)) : [gaps, ...warnings]
}

function read(
  { cs, standing, from, to, now }: JudgeFacts,
  airingsOf: (day: StandingDay | undefined, dt: Day) => readonly ScheduleAiring[] | undefined,
  byHeads = false,
) {
  const days: ScheduleDay[] = []
  const created = new Date(now).toISOString()
  for (const dt of daysBetween(from, to)) {
    const day = standing.get(dt)
    const ar = airingsOf(day, dt) ?? []
    days.push({ cs, dt, st: 'draft', ct: day?.created ?? created, ar: [...ar], ...(day?.pst && { pst: day.pst }) })
  }
  return readSchedule(days, { cs, from, to, byHeads })
}

/** A part that lies outside of its day, that ends before it begins, or whose whole is longer than airings may be. */
function lies(day: SentDay | undefined, dt: Day): boolean {
  const bounds = dayBounds(dt, 'UTC')
  return (day?.ar ?? []).some(({ a_st_dt, a_ed_dt, prevASt = a_st_dt, nextAEd = a_ed_dt }) => {
    const [start, end] = [Date.parse(a_st_dt), Date.parse(a_ed_dt)]
    const isTooLong = Date.parse(nextAEd) - Date.parse(prevASt) > SCHEDULED_AIRING_DAYS * DAY_MS
    return isTooLong || !(start >= bounds.from && start < bounds.to && end <= bounds.to && end > start)
  })
}

/** What has begun keeps what was kept of its title; everything else has it as the title is now. */
function withSnapshots(
  schedule: Schedule,
  before: Schedule,
  { titles, now }: { titles: KnownTitles; now: number },
): Schedule {
  const snapshots = new Map<ScheduleTitle, Airing['rest']>()
  const restOf = (title: ScheduleTitle) => {
    const rest = snapshots.get(title) ?? { pgm: snapshotOf(title) }
    snapshots.set(title, rest)
    return rest
  }
  return withRest(schedule, (airing) => {
    const was = before.byId.get(airing.id)
    const kept = was && was.pgmId === airing.pgmId ? was.rest : {}
    const title = airing.pgmId === undefined ? undefined : titles.get(airing.pgmId)
    return title && !(was && was.start <= now) ? restOf(title) : kept
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
  const order = schedule.order.map((airing) => ({ ...airing, rest: restOf(airing) }))
  return { ...schedule, order, byId: new Map(order.map((airing) => [airing.id, airing])) }
}

export function* daysBetween(from: Day, to: Day): Generator<Day> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) yield new Date(at).toISOString().slice(0, 10)
}
