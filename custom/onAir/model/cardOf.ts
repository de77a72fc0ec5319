import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_TROUBLE_MS, type OnAirKind } from '#contract/values/onAir.ts'

/** What viewers see no picture by, so that it is trouble and not a warning. */
const TROUBLE: readonly OnAirKind[] = ['deadAir', 'noGuide', 'rights']

/** How bad it is: `dark` nothing is on air, `soon` trouble within twelve hours, `warn` something else ahead, `off` no guide. */
type CardTone = 'dark' | 'soon' | 'warn' | 'fine' | 'off'

type Slot = NonNullable<OnAirChannel['now']>

/** A channel at a moment. */
export type Card = {
  tone: CardTone
  current: Slot | undefined
  next: Slot | undefined
  /** What the card is about, the most urgent of its problems. */
  problem: OnAirProblem | undefined
  /** What is counted: up to the problem, or since nothing is on air; nothing where it airs already. */
  counts: number | undefined
}

/** `problems`: those of the channel, the soonest first. Time goes by between two readings, so the next one moves up. */
export function cardOf(line: OnAirChannel, problems: readonly OnAirProblem[], now: number): Card {
  const slots = [line.now, line.next].filter((slot) => slot !== undefined && slot.to > now) as Slot[]
  const current = slots.find(({ from }) => from <= now)
  const next = slots.find(({ from }) => from > now)
  if (line.days.length === 0) return { tone: 'off', current, next, problem: undefined, counts: undefined }
  const ahead = problems.filter(({ to, from }) => to === undefined || to > now || from > now)
  if (!current) {
    const dark = ahead.find(({ kind, from }) => (kind === 'deadAir' || kind === 'noGuide') && from <= now)
    return { tone: 'dark', current, next, problem: dark, counts: dark?.from }
  }
  const trouble = ahead.find((problem) => isTrouble(problem, now))
  if (trouble)
    return { tone: 'soon', current, next, problem: trouble, counts: trouble.from > now ? trouble.from : undefined }
  const [first] = ahead
  return { tone: first ? 'warn' : 'fine', current, next, problem: first, counts: undefined }
}

/** Viewers would see no picture within twelve hours (looks section 10). */
export function isTrouble({ kind, from }: OnAirProblem, now: number): boolean {
  return TROUBLE.includes(kind) && from - now < ON_AIR_TROUBLE_MS
}

/** The instants at which what is shown changes by itself: the first one after now. */
export function nextChange(lines: readonly OnAirChannel[], now: number): number | undefined {
  let soonest: number | undefined
  for (const { now: current, next } of lines)
    for (const at of [current?.to, next?.from, next?.to])
      if (at !== undefined && at > now && (soonest === undefined || at < soonest)) soonest = at
  return soonest
}
