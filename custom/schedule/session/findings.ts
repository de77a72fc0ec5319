import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { checkRights, recheckRights, type RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayWarnings, type DayWarning, type WarningFacts } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { RightsFacts } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import { daysOf } from '#contract/rules/schedule/wire/projectDay.ts'

/** What failures and warnings follow from, beside the schedule; `now` is handed in at each look. */
export type FindingFacts = Omit<RightsFacts, 'now'> & Omit<WarningFacts, 'rights'>

/** What is wrong in a schedule. The same objects as before where nothing of them is otherwise. */
export type Findings = {
  failures: RightsMap
  warnings: ReadonlyMap<Day, readonly DayWarning[]>
}

/** Everything that is wrong in a whole schedule. */
export function findingsOf(schedule: Schedule, facts: FindingFacts, now: number): Findings {
  const failures = checkRights(schedule, { ...facts, now })
  return { failures, warnings: warningsOf(schedule, [...schedule.days.keys()], { facts, failures }) }
}

type Change = { before: Schedule; after: Schedule; changed: readonly string[] }

/** What is wrong after a change: only what changed, and the days that it touches, are looked at. */
export function findingsAfter(
  found: Findings,
  { before, after, changed }: Change,
  facts: FindingFacts,
  now: number,
): Findings {
  const failures = recheckRights(found.failures, after, changed, { ...facts, now })
  const days = new Set<Day>()
  for (const id of changed)
    for (const [schedule, airing] of [
      [before, before.byId.get(id)],
      [after, after.byId.get(id)],
    ] as const)
      if (airing) for (const day of daysOf(schedule, airing)) days.add(day)
  for (const [day, state] of after.days) if (before.days.get(day) !== state) days.add(day)
  const known = new Map([...found.warnings].filter(([day]) => after.days.has(day)))
  const isSameSpan = known.size === after.days.size
  const looked = warningsOf(after, isSameSpan ? [...days] : [...after.days.keys()], { facts, failures })
  const isSame = isSameSpan && [...looked].every(([day, list]) => sameJson(known.get(day) ?? [], list))
  return { failures, warnings: isSame ? found.warnings : inOrder(after, new Map([...known, ...looked])) }
}

function warningsOf(
  schedule: Schedule,
  days: readonly Day[],
  { facts, failures }: { facts: FindingFacts; failures: RightsMap },
): Map<Day, readonly DayWarning[]> {
  return new Map(days.map((day) => [day, dayWarnings(schedule, day, { ...facts, rights: failures })]))
}

function inOrder({ days }: Schedule, warnings: ReadonlyMap<Day, readonly DayWarning[]>) {
  return new Map([...days.keys()].map((day) => [day, warnings.get(day) ?? []]))
}
