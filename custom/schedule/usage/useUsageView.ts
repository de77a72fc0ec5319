import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { GUIDE_DAYS } from '#contract/values/guide.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { mondayOf } from '../model/shown.ts'

export const USAGE_GROUPINGS = ['airing', 'title'] as const
export const USAGE_ZONES = ['utc', 'mine'] as const

export type UsageView = {
  /** UTC days, both included. */
  from: Day
  to: Day
  by: (typeof USAGE_GROUPINGS)[number]
  zone: (typeof USAGE_ZONES)[number]
}

/** What of the report is shown, as the address says it: this week where it says nothing. */
export function useUsageView() {
  const [params, setParams] = useSearchParams()
  const { now } = useFormat()
  const view = useMemo(() => viewOf(params, now()), [params, now])
  return {
    view,
    /** Undefined where the days are none, or more than one read of the schedule may ask for. */
    span: useMemo(() => spanOf(view), [view]),
    change: (part: Partial<UsageView>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) next.set(name, value)
          return next
        },
        { replace: true },
      ),
  }
}

function viewOf(params: URLSearchParams, now: number): UsageView {
  const monday = mondayOf(dayOf(now, 'UTC'))
  return {
    from: params.get('from') ?? monday,
    to: params.get('to') ?? shiftDay(monday, 6),
    by: params.get('by') === 'title' ? 'title' : 'airing',
    zone: params.get('zone') === 'mine' ? 'mine' : 'utc',
  }
}

function spanOf({ from, to }: UsageView): TimeRange | undefined {
  if (![from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))) return undefined
  const span = { from: dayBounds(from, 'UTC').from, to: dayBounds(to, 'UTC').to }
  return span.from < span.to && span.to - span.from <= GUIDE_DAYS * DAY_MS ? span : undefined
}
