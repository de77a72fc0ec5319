import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { PLACE_MODES, type ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { anAiring, MINUTE, schedules } from '#tests/support/aSchedule.ts'
import { createHistory } from './createHistory.ts'

const step = fc.record({
  kind: fc.constantFrom('move', 'add', 'lift', 'closeGaps', 'pin', 'unpin'),
  place: fc.nat(30),
  minute: fc.nat(72 * 60),
  mode: fc.constantFrom(...PLACE_MODES),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function commandOf({ order, window }: Schedule, { kind, place, minute, mode }: Step, nth: number): ScheduleCommand {
  const ids = order.length === 0 ? [] : [order[place % order.length]?.id ?? '']
  const target = { toStart: window.from + minute * MINUTE, mode }
  if (kind === 'closeGaps') return { kind }
  if (kind === 'move') return { kind, ids, ...target }
  if (kind === 'add') return { kind, airings: [anAiring(`n${nth}`, '2026-11-23T00:00', 30)], ...target }
  return { kind: kind === 'lift' ? 'lift' : kind === 'pin' ? 'pin' : 'unpin', ids }
}

it('takes back any commands of a schedule to the very same object, and brings them back to theirs', () => {
  fc.assert(
    fc.property(schedules, fc.array(step, { maxLength: 12, size: 'max' }), ({ schedule, now }, steps) => {
      const history = createHistory<Schedule, ScheduleCommand>({
        initial: schedule,
        reduce: (state, command) => applyCommand(state, command, now).schedule,
        name: ({ kind }) => kind,
        now: () => now,
      })
      const states = [schedule]
      for (const [nth, one] of steps.entries()) {
        const refused = applyCommand(history.view().state, commandOf(history.view().state, one, nth), now).refused
        history.dispatch(commandOf(history.view().state, one, nth))
        if (refused) expect(history.view().state).toBe(states.at(-1))
        if (history.view().state !== states.at(-1)) states.push(history.view().state)
      }
      for (const state of states.toReversed()) {
        expect(history.view().state).toBe(state)
        history.undo()
      }
      expect(history.view().isSaved).toBe(true)
      for (const state of states.slice(1)) {
        history.redo()
        expect(history.view().state).toBe(state)
      }
    }),
    { numRuns: 80 },
  )
})
