import type { ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { recheckRights, type RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayWarnings, type DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { RightsFacts } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { daysOf } from '#contract/rules/schedule/wire/projectDay.ts'

type Consequences = {
  /** How many airings that were not dragged move, and how far the farthest of them, in ms. */
  moved: number
  farthest: number
  /** How many are cut, and how many go. */
  cut: number
  gone: number
  /** Warnings that days would have more of than they have now. */
  warnings: ScheduleWarningCode[]
}

type Known = { dragged: ReadonlySet<string>; failures: RightsMap; facts: RightsFacts }

/** What a command that was looked at would do beside what it was meant for. */
export function consequencesOf(before: Schedule, applied: Applied, { dragged, failures, facts }: Known): Consequences {
  const { schedule: after, changed } = applied
  const found: Consequences = { moved: 0, farthest: 0, cut: 0, gone: 0, warnings: [] }
  const days = new Set<string>()
  for (const id of changed) {
    const [was, is] = [before.byId.get(id), after.byId.get(id)]
    for (const airing of [was, is]) if (airing) for (const day of daysOf(after, airing)) days.add(day)
    if (dragged.has(id) || !was) continue
    if (!is) found.gone++
    else if (is.dur !== was.dur) found.cut++
    else if (is.start !== was.start) {
      found.moved++
      found.farthest = Math.max(found.farthest, Math.abs(is.start - was.start))
    }
  }
  const rights = recheckRights(failures, after, changed, facts)
  const counts = new Map<ScheduleWarningCode, number>()
  for (const day of days) {
    for (const warning of dayWarnings(after, day, { rights })) add(counts, warning, 1)
    for (const warning of dayWarnings(before, day, { rights: failures })) add(counts, warning, -1)
  }
  return { ...found, warnings: [...counts].flatMap(([code, more]) => (more > 0 ? code : [])) }
}

function add(counts: Map<ScheduleWarningCode, number>, { code, airings, gaps }: DayWarning, by: 1 | -1): void {
  counts.set(code, (counts.get(code) ?? 0) + by * ((airings ?? gaps)?.length ?? 1))
}
