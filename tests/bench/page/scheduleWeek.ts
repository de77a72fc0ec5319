import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, DayState, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import type { AiringKind } from '#contract/values/schedule.ts'

export const MONDAY = '2026-11-23'
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
const START = Date.parse(`${MONDAY}T00:00:00Z`)
/** A Tuesday at noon: what is over, what is on and what is ahead are all in view. */
export const NOON = START + DAY_MS + 760 * MINUTE_MS

const NAMES: readonly (readonly [lang: string, n: string])[] = [
  ['en', 'Train to Busan Presents: Peninsula'],
  ['en', 'Donnie Brasco'],
  ['en', 'Crouching Tiger, Hidden Dragon'],
  ['zh', '金家好媳婦'],
  ['ta', 'ராஜாதி ராஜ ராஜ குலோத்துங்க'],
  ['en', 'Paddington'],
  ['en', 'Knives Out'],
  ['en', 'Arrival'],
  ['en', 'Shang-Chi and the Legend of the Ten Rings'],
  ['zh', '戏里戏外'],
  ['en', 'Mulan'],
  ['en', 'Rome'],
]

/** A film of four parts with breaks between. */
function segmentsOf(dur: number): ScheduleTitle['sg'] {
  const part = (dur - 3 * 4 * MINUTE_MS) / 4
  return [0, 1, 2, 3].flatMap((nth) => [
    { seg_ty: 'vod', sp: nth * part, ep: (nth + 1) * part, fps: 25 },
    ...(nth < 3 ? [{ seg_ty: 'ad', dur: 4 * MINUTE_MS }] : []),
  ])
}

function titlesOf(): KnownTitles {
  const titles = NAMES.map(([lang, n], nth): ScheduleTitle => {
    const id = `t${nth}`
    const ends = nth === 1 ? { lwe: '2026-11-12T00:00:00Z' } : {}
    const sg = segmentsOf(105 * MINUTE_MS)
    return {
      ...{ id, cty: 'movie', kind: 'vod', lon: [{ lang, n }], ia: [], dur: 105 * MINUTE_MS, parts: [] },
      ...(sg && { sg }),
      rights: { id, st: 'published', ...ends },
    }
  })
  return new Map(titles.map((title) => [title.id, title]))
}

/** The hour of Thursday in which nothing airs: what is dragged is dropped into it. */
export const GAP_HOURS = { lane: 3, from: 9, to: 10 } as const
const GAP = {
  from: START + GAP_HOURS.lane * DAY_MS + GAP_HOURS.from * 60 * MINUTE_MS,
  to: START + GAP_HOURS.lane * DAY_MS + GAP_HOURS.to * 60 * MINUTE_MS,
}

/** A day of a hundred airings is mostly what fills between titles; one of ten is mostly titles. */
function airingsOf(count: number): Airing[] {
  const perDay = Math.round(count / 7)
  const step = DAY_MS / perDay
  return Array.from({ length: perDay * 7 }, (_, nth): Airing => {
    const kind: AiringKind =
      nth % 6 === 5 ? ((['promo', 'filler', 'ratingcard', 'ad'] as const)[nth % 4] ?? 'promo') : 'vod'
    return {
      ...{
        id: `a${nth}`,
        start: START + Math.round((nth * step) / 1_000) * 1_000,
        dur: Math.floor(step / 1_000) * 1_000,
      },
      ...{ kind, pinned: nth % 41 === 17, offset: 0, rest: {} },
      ...(kind === 'vod' && { pgmId: `t${(nth * 7 + Math.floor(nth / 12)) % NAMES.length}` }),
    }
  })
}

const states: Readonly<Record<number, DayState>> = {
  0: { st: 'published', rev: 3 },
  4: { st: 'published', rev: 2 },
  6: { st: 'draft', pst: 'processing', rev: 1 },
}
const days = () =>
  new Map(
    Array.from({ length: 9 }, (_, nth): [string, DayState] => [
      shiftDay(MONDAY, nth - 1),
      states[nth - 1] ?? { st: 'draft', rev: 1 },
    ]),
  )

type Week = { schedule: Schedule; live: Schedule; titles: KnownTitles }
const made = new Map<number, Week>()

/** A week of so many airings, what viewers have of it, and its titles: made once, since what is timed is the drawing. */
export function scheduleWeek(count: number): Week {
  const known = made.get(count)
  if (known) return known
  const airings = airingsOf(count).filter(({ start }) => start < GAP.from || start >= GAP.to)
  const parts = { cs: 'hits', zone: 'UTC', days: days() }
  const week = {
    schedule: makeSchedule({ ...parts, airings }),
    live: makeSchedule({ ...parts, airings: airings.filter((_, nth) => nth % 29 !== 3) }),
    titles: titlesOf(),
  }
  made.set(count, week)
  return week
}
