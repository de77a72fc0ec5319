import { ON_AIR_NEAR_DAYS, ON_AIR_TROUBLE_MS } from '#contract/values/onAir.ts'
import type { Day } from '../../dates/zoneDays.ts'
import { channelAhead, type AheadFacts } from './channelAhead.ts'

/** A day that nears its air time and is not ready: `from` is when viewers would see no picture first, epoch ms. */
export type NearingDay = { dt: Day; state: 'draft' | 'unfilled'; from: number }

/** Days with a hole within the time that makes it trouble (`isTrouble`); a draft counts as what viewers have of it. */
export function nearingDays(facts: Omit<AheadFacts, 'count'>): NearingDay[] {
  const days = channelAhead({ ...facts, count: ON_AIR_NEAR_DAYS })?.days ?? []
  return days.flatMap(({ dt, state, holes: [first] }): NearingDay[] =>
    first && state !== 'published' && state !== 'waiting' && first.from - facts.now < ON_AIR_TROUBLE_MS
      ? [{ dt, state, from: first.from }]
      : [],
  )
}
