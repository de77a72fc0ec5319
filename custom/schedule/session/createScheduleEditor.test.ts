import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { mergeSchedule } from '#contract/rules/schedule/publish/mergeSchedule.ts'
import { createValueStore } from '#kit/parts/context/createValueStore.ts'
import { aSchedule, anAiring, at, listed, schedules } from '#tests/support/aSchedule.ts'
import type { Clipboard } from '../model/scheduleView.ts'
import { createScheduleEditor } from './createScheduleEditor.ts'
import { findingsOf } from './findings.ts'

const NOW = at('2026-11-23T08:00')
const base = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('b', '2026-11-23T11:00', 60),
  anAiring('c', '2026-11-23T23:30', 60, { pinned: true }),
])
const expiring = { program: { st: 'published' as const, lwe: '2026-11-23T12:30:00.000Z' } }
const facts = { recordsOf: ({ pgmId }: { pgmId?: string }) => (pgmId === 'p-b' ? expiring : {}) }
const anEditor = (saved = base) => createScheduleEditor({ saved, facts, now: () => NOW })
const move = (id: string, toStart: string): ScheduleCommand => ({
  kind: 'move',
  ids: [id],
  toStart: at(toStart),
  mode: 'exact',
})

describe('a schedule that is edited', () => {
  test('goes back and forth by named steps, and undo leads to what it changed', () => {
    const editor = anEditor()
    editor.run(move('b', '2026-11-23T14:00'))
    editor.run({ kind: 'pin', ids: ['a'] }, 'schedule.steps.keep')
    expect(editor.view()).toMatchObject({
      done: ['schedule.steps.move', 'schedule.steps.keep'],
      isSaved: false,
    })
    editor.undo()
    editor.undo()
    expect(editor.view()).toMatchObject({
      ...{ done: [], undone: ['schedule.steps.move', 'schedule.steps.keep'], isSaved: true, asked: 2 },
      ...{ selection: new Set(['b']), cursor: { kind: 'airing', id: 'b' } },
    })
    expect(editor.view().schedule.order).toBe(base.order)
    editor.run({ kind: 'duplicate', ids: ['a'], newIds: ['copy'], toStart: at('2026-11-23T18:00'), mode: 'exact' })
    editor.undo()
    expect(editor.view().cursor).toEqual({ kind: 'time', at: at('2026-11-23T18:00') })
  })

  test('what was copied in one week is there to be pasted in the next', () => {
    const clipboard = createValueStore<Clipboard>()
    createScheduleEditor({ saved: base, facts, now: () => NOW, clipboard }).copy({ airings: base.order })
    const next = createScheduleEditor({ saved: aSchedule([]), facts, now: () => NOW, clipboard })
    expect(next.view().clipboard?.airings).toBe(base.order)
  })

  test('a refused command makes no step, and offers where else', () => {
    const editor = anEditor()
    editor.run(move('b', '2026-11-23T10:30'))
    const { done, refusal, schedule } = editor.view()
    expect([done, schedule]).toEqual([[], base])
    expect(refusal?.refused).toMatchObject({ reason: 'overlap', blockedBy: { airing: 'a' } })
    expect(refusal?.offers.map(({ kind }) => kind)).toContain('swap')
    editor.run({ kind: 'lift', ids: ['a'] })
    expect(editor.view().refusal).toBeUndefined()
  })

  test('looks again at what a command changed: rights and the warnings of its days', () => {
    const editor = anEditor()
    const { warnings, failures } = editor.view()
    expect([...failures.keys()]).toEqual([])
    editor.run(move('b', '2026-11-23T12:00'))
    expect(editor.view().failures.get('b')).toMatchObject([{ code: '11340201', text: 'availabilityExpires' }])
    expect(
      editor
        .view()
        .warnings.get('2026-11-23')
        ?.map(({ code }) => code),
    ).toEqual(['413401', '11340201'])
    expect(editor.view().warnings.get('2026-11-25')).toBe(warnings.get('2026-11-25'))
  })

  test('keeps its steps over a save, and saves the next time by the revisions of this one', () => {
    const editor = anEditor()
    editor.run({ kind: 'lift', ids: ['a'] })
    const answer = {
      ...editor.view().schedule,
      days: new Map(base.days).set('2026-11-23', { st: 'draft', rev: 2 } as const),
    }
    editor.markSaved(answer)
    expect(editor.view()).toMatchObject({ isSaved: true, done: ['schedule.steps.lift'] })
    editor.undo()
    expect(editor.view().isSaved).toBe(false)
    expect(editor.view().schedule.byId.has('a')).toBe(true)
    expect(editor.view().schedule.days.get('2026-11-23')?.rev).toBe(2)
  })

  test('takes in what another saved as a step of its own', () => {
    const editor = anEditor()
    editor.run({ kind: 'lift', ids: ['a'] })
    const theirs = anEditor()
    theirs.run(move('b', '2026-11-23T15:00'))
    const { merged } = mergeSchedule(base, editor.view().schedule, theirs.view().schedule)
    editor.merge(theirs.view().schedule, { merged, word: 'schedule.steps.merge' })
    expect(listed(editor.view().schedule)).toEqual(['b 15:00-16:00', 'c 23:30-00:30'])
    expect(editor.view()).toMatchObject({ isSaved: false, done: ['schedule.steps.lift', 'schedule.steps.merge'] })
    editor.undo()
    expect(listed(editor.view().schedule)).toEqual(['b 11:00-12:00', 'c 23:30-00:30'])
  })

  test('what is selected is by the cursor where it is extended, and goes with what is removed', () => {
    const editor = anEditor()
    editor.moveCursor({ kind: 'airing', id: 'a' })
    editor.select(['b'], 'extend')
    expect([...editor.view().selection]).toEqual(['a', 'b'])
    editor.select(['a'], 'toggle')
    expect([...editor.view().selection]).toEqual(['b'])
    editor.run({ kind: 'lift', ids: ['b'] })
    expect([...editor.view().selection]).toEqual([])
  })

  test('finds the same after any command as somebody who looks at everything', () => {
    const kinds = fc.constantFrom('lift', 'move', 'pin', 'closeGaps')
    fc.assert(
      fc.property(
        schedules,
        fc.array(fc.tuple(kinds, fc.nat(40), fc.nat(4000)), { maxLength: 6 }),
        ({ schedule, now }, steps) => {
          const wrong = { recordsOf: ({ pgmId }: { pgmId?: string }) => (pgmId === 'p3' ? expiring : {}) }
          const editor = createScheduleEditor({ saved: schedule, facts: wrong, now: () => now })
          for (const [kind, nth, minute] of steps) {
            const { order, window } = editor.view().schedule
            const ids = [order[nth % order.length]?.id ?? '']
            if (kind === 'closeGaps') editor.run({ kind })
            else if (kind === 'move')
              editor.run({ kind, ids, toStart: window.from + minute * 60_000, mode: 'insert', evenPinned: true })
            else editor.run({ kind, ids })
          }
          const { schedule: after, failures, warnings } = editor.view()
          const whole = findingsOf(after, wrong, now)
          expect(new Map(failures)).toEqual(new Map(whole.failures))
          expect(new Map(warnings)).toEqual(new Map(whole.warnings))
        },
      ),
      { numRuns: 100 },
    )
  })
})
