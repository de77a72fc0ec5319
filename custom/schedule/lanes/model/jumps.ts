import type { DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import type { Cursor } from '../../model/scheduleView.ts'

/** A place to jump to, and when it is. */
export type JumpTarget = { at: number; cursor: Cursor; what: 'gap' | 'warning'; code?: string }

type Warnings = ReadonlyMap<string, readonly DayWarning[]>

/** Gaps of the days shown from warnings of days, by start: of one over midnight its part in each day. */
export function gapTargets(warnings: Warnings, shown: TimeRange): JumpTarget[] {
  return [...warnings.values()]
    .flat()
    .flatMap(({ gaps = [] }) => gaps)
    .flatMap((gap) => sharedRange(gap, shown) ?? [])
    .map(({ from }): JumpTarget => ({ at: from, cursor: { kind: 'time', at: from }, what: 'gap' }))
    .sort(byTime)
}

/** Everything that is warned of and has a place: gaps, and airings that may not air then. By time. */
export function warningTargets(warnings: Warnings, { byId }: Schedule, shown: TimeRange): JumpTarget[] {
  const airings = [...warnings.values()].flat().flatMap(({ code, airings: ids = [] }) =>
    ids.flatMap((id): JumpTarget | [] => {
      const airing = byId.get(id)
      const isShown = airing && airing.start < shown.to && airing.start + airing.dur > shown.from
      return isShown ? { at: airing.start, cursor: { kind: 'airing', id }, what: 'warning', code } : []
    }),
  )
  return [...gapTargets(warnings, shown), ...airings].sort(byTime)
}

const byTime = (one: JumpTarget, other: JumpTarget) => one.at - other.at

/** The next target after (before) an instant; behind the last the first comes again. */
export function nextTarget(targets: readonly JumpTarget[], at: number, by: -1 | 1): JumpTarget | undefined {
  const found = by > 0 ? targets.find((one) => one.at > at) : targets.findLast((one) => one.at < at)
  return found ?? (by > 0 ? targets[0] : targets.at(-1))
}
