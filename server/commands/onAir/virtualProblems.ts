import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import type { ChannelAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_MATTERS, ON_AIR_MS } from '#contract/values/onAir.ts'
import { DAY_MS } from '#contract/values/timers.ts'

/** What viewers of a virtual channel would miss: holes in what is published, where that ends, days that are drafts. */
export function virtualProblems(channel: string, { days, end }: ChannelAhead, now: number): OnAirProblem[] {
  const dead = days.flatMap(({ dt, holes }): OnAirProblem[] => {
    const [first, ...more] = holes.filter(({ from }) => from < end)
    if (!first) return []
    const matters = [first, ...more].map(({ from, to }) => `${from}-${to}`).slice(0, ON_AIR_MATTERS)
    const key = `deadAir:${channel}:${dt}`
    return [{ key, kind: 'deadAir', channel, from: first.from, to: first.to, count: more.length + 1, matters }]
  })
  const ends: OnAirProblem[] =
    end < now + ON_AIR_MS - DAY_MS
      ? [{ key: `noGuide:${channel}`, kind: 'noGuide', channel, from: end, count: 1, matters: [String(end)] }]
      : []
  const drafts = days.flatMap(({ dt, state }) => (state === 'draft' ? [dt] : []))
  const [draft] = drafts
  const waiting: OnAirProblem[] = draft
    ? [
        {
          ...{ key: `draft:${channel}`, kind: 'draft', channel, from: dayBounds(draft, 'UTC').from },
          ...{ count: drafts.length, days: drafts, matters: drafts },
        },
      ]
    : []
  return [...dead, ...ends, ...waiting]
}

/** Nothing is on at this moment. */
export const isDark = (problems: readonly OnAirProblem[], now: number) =>
  problems.some(({ kind, from }) => (kind === 'deadAir' || kind === 'noGuide') && from <= now)
