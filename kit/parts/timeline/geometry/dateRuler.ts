import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { rulerStep } from './rulerLabels.ts'
import { MONTH_MS, rulerStops, WEEK_MS, YEAR_MS } from './rulerStops.ts'
import type { TimeScale } from './timeScale.ts'
import { xOf } from './timeScale.ts'

const DAY_MS = 86_400_000

/** What a label of the lower line says: a time, '29', 'S 29', 'Sun 29', 'Nov'. */
type TickForm = 'time' | 'number' | 'letter' | 'day' | 'month'
type DateTick = { at: number; x: number; width: number; isWeekend: boolean }
/** What a label of the upper line says, over all that is of the same day, month or year. */
type Period = { at: number; x: number; width: number }

/** Both lines of a ruler of dates: what the lower one counts, and what it counts within. */
export type DateRuler = {
  form: TickForm
  ticks: DateTick[]
  of: 'withYear' | 'month' | 'year'
  periods: Period[]
}

/** Px that labels of the lower line take: a number, a letter before it, a weekday before it. */
const NUMBER_PX = 22
const LETTER_PX = 34
const WEEKDAY_PX = 64
/** From here on a day has times of its own. */
const HOURS_FROM_PX = 160
/** Beyond this a day is all that is in view: it is what the times are of. */
const ONE_DAY_PX = 640

/** The dates of a span of time, at the finest step of the calendar whose labels have room. */
export function dateRuler(scale: TimeScale, span: TimeRange, zone: string): DateRuler {
  const range = { from: Math.max(scale.from, span.from), to: Math.min(scale.to, span.to) }
  const day = DAY_MS * scale.pxPerMs
  const step = stepOf(day, scale)
  const stops = rulerStops(range, step, zone)
  const isOfDays = step < DAY_MS && day > ONE_DAY_PX
  const over = isOfDays ? DAY_MS : step >= MONTH_MS ? YEAR_MS : MONTH_MS
  const place = (at: number, next: number | undefined) => {
    const x = xOf(scale, at)
    return { at, x, width: xOf(scale, next ?? range.to) - x }
  }
  return {
    form: formOf(step, step * scale.pxPerMs),
    ticks: stops.map((at, nth) => ({ ...place(at, stops[nth + 1] ?? at + step), isWeekend: isWeekend(at, zone) })),
    of: isOfDays ? 'withYear' : over === YEAR_MS ? 'year' : 'month',
    // What the range begins within has its label too.
    periods: [range.from, ...rulerStops(range, over, zone).filter((at) => at > range.from)].map((at, nth, all) =>
      place(at, all[nth + 1]),
    ),
  }
}

function stepOf(day: number, scale: TimeScale): number {
  if (day >= HOURS_FROM_PX) return Math.min(rulerStep(scale), DAY_MS)
  if (day >= NUMBER_PX) return DAY_MS
  if (7 * day >= NUMBER_PX) return WEEK_MS
  return Math.max(rulerStep(scale, LETTER_PX), MONTH_MS)
}

function formOf(step: number, width: number): TickForm {
  if (step < DAY_MS) return 'time'
  if (step > WEEK_MS) return 'month'
  if (width >= WEEKDAY_PX) return 'day'
  return width >= LETTER_PX ? 'letter' : 'number'
}

function isWeekend(at: number, zone: string): boolean {
  return [0, 6].includes(new Date(dayOf(at, zone)).getUTCDay())
}
