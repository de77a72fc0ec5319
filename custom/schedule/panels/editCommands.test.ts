import { describe, expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { aSchedule, anAiring, at, HOUR, listed, MINUTE } from '#tests/support/aSchedule.ts'
import { lengthCommand, offsetCommand, takeBackCommand } from './editCommands.ts'

const now = at('2026-11-23T08:00')
const a = anAiring('a', '2026-11-23T10:00', 60)
const schedule = aSchedule([a, anAiring('b', '2026-11-23T11:00', 60), anAiring('c', '2026-11-23T13:00', 60)])
const after = (command: ScheduleCommand, from = schedule) => applyCommand(from, command, now).schedule

test('a shorter length leaves a hole, a longer one pushes what follows', () => {
  expect(listed(after(lengthCommand(a, 30 * MINUTE)))).toEqual(['a 10:00-10:30', 'b 11:00-12:00', 'c 13:00-14:00'])
  expect(listed(after(lengthCommand(a, 90 * MINUTE)))).toEqual(['a 10:00-11:30', 'b 11:30-12:30', 'c 13:00-14:00'])
})

test('what is left out at the start never lets a program play beyond its end', () => {
  const trimmed = after(offsetCommand(a, 20 * MINUTE, HOUR)).byId.get('a')
  expect(trimmed).toMatchObject({ start: a.start, offset: 20 * MINUTE, dur: 40 * MINUTE })
})

describe('a change that is taken back', () => {
  test.each<[string, ScheduleCommand]>([
    [
      'what was added',
      { kind: 'add', airings: [anAiring('x', '2026-11-23T12:00', 30)], toStart: at('2026-11-23T12:00'), mode: 'exact' },
    ],
    ['what was removed', { kind: 'lift', ids: ['b'] }],
    ['what was moved', { kind: 'move', ids: ['c'], toStart: at('2026-11-23T15:00'), mode: 'exact' }],
    ['what was cut', { kind: 'trim', id: 'a', edge: 'end', to: at('2026-11-23T10:20') }],
    ['what was made longer', { kind: 'trim', id: 'b', edge: 'end', to: at('2026-11-23T12:30') }],
    ['what was pinned', { kind: 'pin', ids: ['a'] }],
  ])('is as it was: %s', (_what, command) => {
    const changed = after(command)
    const [change, ...others] = scheduleChanges(schedule, changed)
    expect(others).toEqual([])
    expect(change && scheduleChanges(schedule, after(takeBackCommand(change), changed))).toEqual([])
  })
})
