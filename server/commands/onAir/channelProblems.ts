import { guideHoles } from '#contract/rules/epg/guideMarks.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { AiringFlag, GuideReach } from '#contract/schemas/live/guide.ts'
import type { OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { AIRING_MAX_MS } from '#contract/values/guide.ts'
import { ON_AIR_MATTERS, type OnAirDayState } from '#contract/values/onAir.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Ahead, Covered } from '../../stores/onAir/timeline.ts'
import type { WaitingDay } from '../../stores/onAir/waiting.ts'
import type { BoardDays } from './boardDays.ts'

/** An airing ahead whose rights do not hold. */
export type FlaggedAiring = TimeRange & { id: string; program: string; lon: LocalizedText[]; flags: AiringFlag[] }

/** All that is known of one channel ahead. */
export type ChannelFacts = {
  channel: string
  covered: readonly Covered[]
  /** From its first airing to the end of its last; undefined where it has no guide at all. */
  reach: GuideReach | undefined
  waiting: readonly WaitingDay[]
  flagged: readonly FlaggedAiring[]
}

type ChannelState = { problems: OnAirProblem[]; days: OnAirDayState[] }

/** What is wrong with a channel ahead, and how its days stand. A channel without any guide has neither. */
export function channelProblems(facts: ChannelFacts, days: BoardDays, ahead: Ahead): ChannelState {
  const { reach } = facts
  if (!reach) return { problems: [], days: [] }
  const holes = holesOf(facts.covered, reach, ahead)
  const problems = [
    ...deadAir(facts.channel, holes, days),
    ...endOfGuide(facts.channel, reach, ahead),
    ...overlaps(facts, days),
    ...withoutRights(facts),
    ...drafts(facts),
    ...waits(facts),
  ]
  return { problems, days: dayStates(facts, holes, days, ahead) }
}

type Hole = ReturnType<typeof guideHoles>[number]

/** Gaps, and time without guide data, that are not over; what covers the channel is given by its gaps alone. */
function holesOf(covered: readonly Covered[], reach: GuideReach, { now, until }: Ahead): Hole[] {
  const whole = covered.find(({ what }) => what === 'cover')
  const runs: TimeRange[] = []
  let from = whole?.from ?? 0
  for (const gap of covered.filter(({ what }) => what === 'gap')) {
    runs.push({ from, to: gap.from })
    from = gap.to
  }
  if (whole) runs.push({ from, to: whole.to })
  const window = { from: now - AIRING_MAX_MS, to: until }
  return guideHoles(runs, window, reach).filter(({ to }) => to > now)
}

const fact = ({ from, to }: TimeRange) => `${from}-${to}`
const matters = (facts: readonly string[]) => [...new Set(facts)].slice(0, ON_AIR_MATTERS)

/** Gaps by the day that they begin on: one line a day, whatever their number. */
function deadAir(channel: string, holes: readonly Hole[], { dayAt }: BoardDays): OnAirProblem[] {
  const gaps = Map.groupBy(
    holes.filter(({ kind }) => kind === 'gap'),
    ({ from }) => dayAt(from),
  )
  return [...gaps].flatMap(([day, [first, ...more]]): OnAirProblem[] =>
    first
      ? [
          {
            ...{ key: `deadAir:${channel}:${day}`, kind: 'deadAir', channel, from: first.from, to: first.to },
            ...{ count: more.length + 1, matters: matters([first, ...more].map(fact)) },
          },
        ]
      : [],
  )
}

/** Known by the end of the guide alone: how far a board looks ahead moves with the clock. */
function endOfGuide(channel: string, { to }: GuideReach, { until }: Ahead): OnAirProblem[] {
  if (to >= until) return []
  return [{ key: `noGuide:${channel}`, kind: 'noGuide', channel, from: to, count: 1, matters: [String(to)] }]
}

function overlaps({ channel, covered }: ChannelFacts, { dayAt }: BoardDays): OnAirProblem[] {
  const found = Map.groupBy(
    covered.filter(({ what }) => what === 'overlap'),
    ({ from }) => dayAt(from),
  )
  return [...found].flatMap(([day, [first, ...more]]): OnAirProblem[] =>
    first
      ? [
          {
            ...{ key: `overlap:${channel}:${day}`, kind: 'overlap', channel, from: first.from, to: first.to },
            ...{ count: more.length + 1, matters: matters([first, ...more].map(fact)) },
            ...(first.airing !== null && { airing: first.airing }),
          },
        ]
      : [],
  )
}

/** One line for each program: its airings ahead share what is wrong with its rights. */
export function withoutRights({ channel, flagged }: Pick<ChannelFacts, 'channel' | 'flagged'>): OnAirProblem[] {
  return [...Map.groupBy(flagged, ({ program }) => program)].flatMap(([program, airings]): OnAirProblem[] => {
    const [first] = airings
    if (!first) return []
    const { id: airing, from, to, lon, flags } = first
    const words = airings.map(({ id, flags: own }) =>
      [id, ...own.map(({ reason, at = '' }) => `${reason}${at}`)].join(':').slice(0, 100),
    )
    const what = { key: `rights:${channel}:${program}`, kind: 'rights', channel, from, to } as const
    return [{ ...what, count: airings.length, airing, lon, program, flags, matters: matters(words) }]
  })
}

const byStart = (one: TimeRange, other: TimeRange) => one.from - other.from

function drafts({ channel, covered }: ChannelFacts): OnAirProblem[] {
  const found = covered.filter(({ what }) => what === 'draft').sort(byStart)
  const [first] = found
  if (!first) return []
  const days = found.flatMap(({ day }) => day ?? [])
  const count = found.reduce((sum, one) => sum + one.count, 0)
  const what = { key: `draft:${channel}`, kind: 'draft', channel, from: first.from, count, days } as const
  return [{ ...what, matters: matters(days), ...(first.airing !== null && { airing: first.airing }) }]
}

function waits({ channel, waiting }: ChannelFacts): OnAirProblem[] {
  const [first] = waiting
  if (!first) return []
  const count = waiting.reduce((sum, one) => sum + one.count, 0)
  const days = [...new Set(waiting.map(({ day }) => day))]
  const what = { key: `waiting:${channel}`, kind: 'waiting', channel, from: first.from, count, days } as const
  const seen = matters(waiting.map(({ day, ingestion }) => `${day}:${ingestion}`))
  return [{ ...what, ingestion: first.ingestion, matters: seen }]
}

/** A day that has a hole ahead is unfilled; one that has none may still wait for a feed, or be a draft. */
function dayStates(
  { covered, waiting }: ChannelFacts,
  holes: readonly Hole[],
  { days }: BoardDays,
  { now }: Ahead,
): OnAirDayState[] {
  const draftDays = new Set(covered.flatMap(({ what, day }) => (what === 'draft' && day !== null ? [day] : [])))
  const waitingDays = new Set(waiting.map(({ day }) => day))
  return days.map(({ day, from, to }) => {
    const start = Math.max(from, now)
    if (holes.some((hole) => hole.from < to && hole.to > start)) return 'unfilled'
    if (waitingDays.has(day)) return 'waiting'
    return draftDays.has(day) ? 'draft' : 'published'
  })
}
