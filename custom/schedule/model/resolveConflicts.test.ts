import { expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { mergeSchedule } from '#contract/rules/schedule/publish/mergeSchedule.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { aSchedule, anAiring, at, clashes, listed } from '#tests/support/aSchedule.ts'
import { resolveConflicts, type ConflictChoice } from './resolveConflicts.ts'

const now = at('2026-11-23T08:00')
const base = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-23T12:00', 60)])
const apply = (schedule: Schedule, command: ScheduleCommand) => applyCommand(schedule, command, now).schedule
const moved = (id: string, toStart: string) =>
  apply(base, { kind: 'move', ids: [id], toStart: at(toStart), mode: 'exact' })

const settled = (mine: Schedule, theirs: Schedule, choice?: ConflictChoice) => {
  const { merged, conflicts } = mergeSchedule(base, mine, theirs)
  const choices = new Map(choice && conflicts.map(({ id }) => [id, choice]))
  return resolveConflicts(merged, { conflicts, choices, newId: () => 'new', now })
}

test('of what both changed, mine stands until somebody chooses, then theirs, or both', () => {
  const [mine, theirs] = [moved('a', '2026-11-23T14:00'), moved('a', '2026-11-23T16:00')]
  expect(listed(settled(mine, theirs))).toEqual(['b 12:00-13:00', 'a 14:00-15:00'])
  expect(listed(settled(mine, theirs, 'theirs'))).toEqual(['b 12:00-13:00', 'a 16:00-17:00'])
  expect(listed(settled(mine, theirs, 'both'))).toEqual(['b 12:00-13:00', 'a 14:00-15:00', 'new 16:00-17:00'])
})

test('of what would run at once, theirs takes the place of mine, or goes to the nearest free one', () => {
  const [mine, theirs] = [moved('a', '2026-11-23T14:00'), moved('b', '2026-11-23T14:30')]
  expect(listed(settled(mine, theirs, 'theirs'))).toEqual(['b 14:30-15:30'])
  const both = settled(mine, theirs, 'both')
  expect(both.order).toHaveLength(2)
  expect(clashes(both.order)).toEqual([])
})

test('what they removed goes where theirs is chosen', () => {
  const [mine, theirs] = [moved('a', '2026-11-23T14:00'), apply(base, { kind: 'lift', ids: ['a'] })]
  expect(listed(settled(mine, theirs))).toEqual(['b 12:00-13:00', 'a 14:00-15:00'])
  expect(listed(settled(mine, theirs, 'theirs'))).toEqual(['b 12:00-13:00'])
})
