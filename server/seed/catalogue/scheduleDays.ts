import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { rangeOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import { sweep } from '#contract/rules/schedule/sweep.ts'
import { storedAirings } from '#contract/rules/schedule/wire/projectDay.ts'
import { snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import { kindOfTitle } from '#contract/values/schedule.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { dayName, loopName } from '../../stores/schedule/scheduleKind.ts'
import { inTurn, randomFrom, seedOf, type Random } from '../random.ts'
import { seedId } from './seedId.ts'

const FIRST_DAY = 200_000
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** Days of the full channel that are on air, around today; what follows is being worked on. */
const BACK = 3
const AHEAD = 3

type Sources = {
  channels: readonly LoadedDocument[]
  programs: readonly LoadedDocument[]
  promos: readonly LoadedDocument[]
  now: number
}
type Shown = { id: string; cty: string; dur: number; document: LoadedDocument }

/**
 * Schedules of the virtual channels. The first is on air for a week around today and in draft after that, with what a
 * scheduler is to find: a hole, two airings at once, a title whose licence ends, a pinned airing, a day with nothing.
 * The second repeats two days. The third is on air until tomorrow and planned no further.
 */
export function scheduleDocuments({ channels, programs, promos, now }: Sources): LoadedDocument[] {
  const today = dayOf(now, 'UTC')
  const [full, looped, behind] = channels
  if (!full || !looped || !behind || programs.length === 0) return []
  const shown = programs.map((document) => shownOf(document, 'vprogram'))
  const sound = shown.filter(({ document }) => document.published?.payload.lwe === undefined)
  const promo = promos.slice(0, 1).map((document) => shownOf(document, 'promo'))
  let nth = FIRST_DAY
  const documents = (
    channel: LoadedDocument,
    from: Day,
    count: number,
    titles: readonly Shown[],
    isDraft: (day: Day) => boolean,
  ) => {
    const random = randomFrom(seedOf(`schedule ${channel.id}`))
    const airings = flawed(
      laid(titles, promo, Date.parse(from), count),
      channel === full ? Date.parse(today) : undefined,
    )
    return daysOf(channel, { from, count, airings }).map(({ dt, payload }) =>
      documentOf(dayName(String(channel.published?.payload.cs), dt), payload, nth++, isDraft(dt), now, random),
    )
  }
  return [
    ...documents(full, shiftDay(today, -BACK), BACK + AHEAD + 4, shown, (day) => day > shiftDay(today, AHEAD)),
    ...documents(looped, shiftDay(today, -2), 2, sound, () => false),
    loopDocument(looped, today, nth++, now),
    ...documents(behind, shiftDay(today, -1), 3, sound.slice(3), () => false),
  ]
}

function shownOf(document: LoadedDocument, cty: string): Shown {
  const { trt, rt } = document.published?.payload ?? {}
  return { id: document.id, cty, dur: Number(trt ?? rt ?? 30_000), document }
}

/** Titles one after the other from midnight to midnight, a promo to round up to the minute; the last is cut at the end. */
function laid(titles: readonly Shown[], promos: readonly Shown[], from: number, days: number): Airing[] {
  const until = from + days * DAY_MS
  const airings: Airing[] = []
  for (let start = from, nth = 0; start < until; nth++) {
    const title = nth % 9 === 8 && promos.length > 0 ? inTurn(promos, 0) : inTurn(titles, nth)
    const dur = Math.min(Math.ceil(title.dur / MINUTE_MS) * MINUTE_MS, until - start)
    airings.push(airingOf(title, start, dur))
    start += dur
  }
  return airings
}

function airingOf({ id, cty, document }: Shown, start: number, dur: number): Airing {
  const { lon, lod, sg } = document.published?.payload ?? {}
  const pgm = snapshotOf({ lon, lod, sg } as Parameters<typeof snapshotOf>[0])
  const kind = kindOfTitle(cty)
  return { id: `d${start / MINUTE_MS}`, start, dur, kind, pgmId: id, pinned: false, offset: 0, rest: { pgm } }
}

/** What is wrong in the days ahead that nobody has published: the fourth from today has a hole, and so on. */
function flawed(airings: readonly Airing[], today: number | undefined): Airing[] {
  if (today === undefined) return [...airings]
  const day = (nth: number) => ({ from: today + nth * DAY_MS, to: today + (nth + 1) * DAY_MS })
  const [hole, overlap, pinned, empty] = [day(AHEAD + 1), day(AHEAD + 2), day(AHEAD + 3), day(AHEAD + 4)]
  const evening = 19 * 60 * MINUTE_MS
  return airings.flatMap((airing): Airing[] => {
    const end = airing.start + airing.dur
    if (end > empty.from) return []
    if (airing.start >= hole.from + evening && airing.start < hole.from + evening + 90 * MINUTE_MS) return []
    const isAt = (from: number) => airing.start <= from + evening && end > from + evening
    if (isAt(overlap.from)) return [{ ...airing, dur: airing.dur + 10 * MINUTE_MS }]
    return isAt(pinned.from) ? [{ ...airing, pinned: true }] : [airing]
  })
}

function daysOf(
  channel: LoadedDocument,
  { from, count, airings }: { from: Day; count: number; airings: readonly Airing[] },
) {
  const { cs, prd } = channel.published?.payload ?? {}
  const days = new Map(Array.from({ length: count }, (_, nth) => [shiftDay(from, nth), {}] as const))
  const schedule = makeSchedule({ cs: String(cs), zone: 'UTC', days, airings })
  return [...days.keys()].flatMap((dt) => {
    const ar = storedAirings(schedule, dt)
    const bounds = dayBounds(dt, 'UTC')
    const { gaps } = sweep(airingsWithin(schedule, bounds).map(rangeOf), bounds)
    return ar.length > 0 ? [{ dt, payload: { cs, dt, prd, ar, gaps } }] : []
  })
}

function loopDocument(channel: LoadedDocument, today: Day, nth: number, now: number): LoadedDocument {
  const { cs, prd, loop_until: until } = channel.published?.payload ?? {}
  const iso = (day: Day) => `${day}T00:00:00.000Z`
  const payload = { cs, prd, block: { from: iso(shiftDay(today, -2)), to: iso(today) }, until, broken: [] }
  return documentOf(loopName(String(cs)), payload, nth, false, now, randomFrom(seedOf(`loop ${channel.id}`)))
}

function documentOf(
  name: string,
  payload: Record<string, unknown>,
  nth: number,
  isDraft: boolean,
  now: number,
  random: Random,
): LoadedDocument {
  const at = new Date(now - 2 * DAY_MS).toISOString()
  const text = { key: seedId(nth, random), payload }
  const side = isDraft ? { draft: text } : { published: text }
  return { id: name, created: at, updated: at, by: 'scheduler', byName: 'Scheduler', ...side }
}
