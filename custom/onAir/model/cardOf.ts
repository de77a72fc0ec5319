import { isTrouble } from '#contract/rules/epg/isTrouble.ts'
import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'

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

/** The instants at which what is shown changes by itself: the first one after now. */
export function nextChange(lines: readonly OnAirChannel[], now: number): number | undefined {
  let soonest: number | undefined
  for (const { now: current, next } of lines)
    for (const at of [current?.to, next?.from, next?.to])
      if (at !== undefined && at > now && (soonest === undefined || at < soonest)) soonest = at
  return soonest
}
