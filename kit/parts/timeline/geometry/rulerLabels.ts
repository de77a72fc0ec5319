import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { MONTH_MS, QUARTER_MS, rulerStops, WEEK_MS, YEAR_MS } from './rulerStops.ts'
import type { TimeScale } from './timeScale.ts'
import { xOf } from './timeScale.ts'

const MINUTE_MS = 60_000
/** Steps of a ruler: divisors of a day, so that each day has the same ones; beyond it those of the calendar. */
const STEPS = [
  ...[1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440].map((minutes) => minutes * MINUTE_MS),
  ...[WEEK_MS, MONTH_MS, QUARTER_MS, YEAR_MS],
]

/** Room that a label takes, and one that never says a day. */
const LABEL_PX = 80
export const CLOCK_PX = 44

/** The step at which labels have room, in ms. */
export function rulerStep({ pxPerMs }: Pick<TimeScale, 'pxPerMs'>, room = LABEL_PX): number {
  return STEPS.find((step) => step * pxPerMs >= room) ?? (STEPS.at(-1) as number)
}

type RulerTick = { at: number; x: number; isCovered: boolean }

/** The ticks of a span of time; those whose label the badge of the time now would touch are covered. */
export function rulerLabels(
  scale: TimeScale,
  span: TimeRange,
  zone: string,
  { now, room }: { now?: number | undefined; room?: number | undefined } = {},
): RulerTick[] {
  const from = Math.max(scale.from, span.from)
  const to = Math.min(scale.to, span.to)
  const badge = now === undefined ? undefined : xOf(scale, now)
  return rulerStops({ from, to }, rulerStep(scale, room), zone).map((at) => {
    const x = xOf(scale, at)
    return { at, x, isCovered: badge !== undefined && touches(x, badge, () => clockLabel(at, zone).isMidnight) }
  })
}

/** The badge is centred on its line, a label begins at its tick; that of midnight says the day and is longer. */
function touches(x: number, badge: number, isDay: () => boolean): boolean {
  const [from, to] = [badge - BADGE_PX / 2, badge + BADGE_PX / 2]
  if (to <= x || from >= x + DAY_PX) return false
  return from < x + TIME_PX || isDay()
}

/** Px of the badge of the time now, of a time beside it, and of the day that midnight says. */
const BADGE_PX = 44
const TIME_PX = 32
const DAY_PX = 64
