import { zonedParts } from '../dates/zonedParts.ts'
import type { TimeRange } from '../time/ranges.ts'
import { isForProduct, loadLimits, type LoadLimits, type LoadRules } from './loadLimits.ts'

const HOUR_MS = 3_600_000

/** What a policy says against the ads of a title or of a schedule. */
export type LoadFinding = {
  /** An hour with too many ads, an hour with too many breaks, a break that is too long, two that are too near. */
  code: 'hourFull' | 'manyBreaks' | 'longBreak' | 'closeBreaks'
  /** The hour, the break, or what lies between two of them. */
  range: TimeRange
  /** What was found and what is allowed, both in ms, or breaks. */
  value: number
  limit: number
}

/** What is asked about. `airs`: the instant of position 0, where that is known; it is 0 where breaks are instants. */
type LoadQuestion = { product?: string | undefined; type?: string | undefined; airs?: number }

/**
 * What is wrong with some breaks by a load policy, or by several of which each has to be kept: in order of time.
 * Breaks that touch are one. Hours are those of the clock where it is known when it airs, else they count from the
 * start, and limits of some hours alone do not apply.
 */
export function adLoadOf(
  breaks: readonly TimeRange[],
  policy: LoadRules | readonly LoadRules[],
  question: LoadQuestion = {},
): LoadFinding[] {
  const joined = joinedBreaks(breaks)
  const policies = (isList(policy) ? policy : [policy]).filter((one) => isForProduct(one, question.product))
  const found = new Map<string, LoadFinding>()
  for (const finding of policies.flatMap((one) => findingsOf(joined, limitsBy(one, question), question.airs ?? 0))) {
    const key = `${finding.code} ${finding.range.from}`
    const other = found.get(key)
    if (!other || isStricter(finding, other)) found.set(key, finding)
  }
  return [...found.values()].sort((one, other) => one.range.from - other.range.from)
}

/** How many ms of ads an hour of the clock may have, by the instant at which it begins. */
export type AdLimit = (hour: number) => number

/** The ads that all policies of a product allow by the hour; endless where none limits them. */
export function adLimitBy(policies: readonly LoadRules[], product: string | undefined): AdLimit {
  const limits = policies
    .filter((policy) => isForProduct(policy, product))
    .map((policy) => limitsBy(policy, { product, airs: 0 }))
  return (hour) => Math.min(Infinity, ...limits.flatMap((limitsAt) => limitsAt(hour).ads ?? []))
}

type LimitsAt = (position: number) => LoadLimits

function limitsBy(policy: LoadRules, { product, type, airs }: LoadQuestion): LimitsAt {
  const known = new Map<number | undefined, LoadLimits>()
  return (position) => {
    const hour = airs === undefined ? undefined : zonedParts(airs + position, policy.tz ?? 'UTC').hour
    const limits = known.get(hour) ?? loadLimits(policy, { product, type, hour })
    known.set(hour, limits)
    return limits
  }
}

function findingsOf(breaks: readonly TimeRange[], limitsAt: LimitsAt, airs: number): LoadFinding[] {
  const hours = hoursOf(breaks, airs).flatMap(({ range, ads, count }): LoadFinding[] => {
    const limits = limitsAt(range.from)
    return [...over('hourFull', range, ads, limits.ads), ...over('manyBreaks', range, count, limits.breaks)]
  })
  const single = breaks.flatMap((one, nth): LoadFinding[] => {
    const { longest, apart } = limitsAt(one.from)
    const before = breaks[nth - 1]
    const near = before ? one.from - before.to : Infinity
    return [
      ...over('longBreak', one, one.to - one.from, longest),
      ...(before && apart !== undefined && near < apart
        ? [{ code: 'closeBreaks' as const, range: { from: before.to, to: one.from }, value: near, limit: apart }]
        : []),
    ]
  })
  return [...hours, ...single]
}

/** Hours that have ads: the ms of ads in each, and how many breaks begin in it. */
function hoursOf(breaks: readonly TimeRange[], airs: number) {
  const hours = new Map<number, { range: TimeRange; ads: number; count: number }>()
  for (const one of breaks) {
    const first = Math.floor((one.from + airs) / HOUR_MS)
    for (let nth = first; nth * HOUR_MS < one.to + airs; nth++) {
      const from = nth * HOUR_MS - airs
      const hour = hours.get(nth) ?? { range: { from, to: from + HOUR_MS }, ads: 0, count: 0 }
      hour.ads += Math.min(one.to, hour.range.to) - Math.max(one.from, from)
      if (nth === first) hour.count++
      hours.set(nth, hour)
    }
  }
  return [...hours.values()]
}

function over(code: LoadFinding['code'], range: TimeRange, value: number, limit: number | undefined): LoadFinding[] {
  return limit !== undefined && value > limit ? [{ code, range, value, limit }] : []
}

/** Breaks in order; those that touch or overlap as one. What has no length, or no finite one, is none. */
function joinedBreaks(breaks: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = []
  const sound = breaks.filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to) && from < to)
  for (const { from, to } of sound.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

function isStricter(one: LoadFinding, other: LoadFinding): boolean {
  return one.code === 'closeBreaks' ? one.limit > other.limit : one.limit < other.limit
}

function isList(policy: LoadRules | readonly LoadRules[]): policy is readonly LoadRules[] {
  return Array.isArray(policy)
}
