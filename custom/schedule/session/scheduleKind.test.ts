import { describe, expect, test } from 'vitest'
import { projectDay } from '#contract/rules/schedule/wire/projectDay.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { aSchedule, anAiring, at, listed, MONDAY } from '#tests/support/aSchedule.ts'
import { createScheduleEditor } from './createScheduleEditor.ts'
import { DaysNotSaved } from './dayResults.ts'
import { changedDays, daysToPublish, daysToSave } from './daysToSave.ts'
import { scheduleKind } from './scheduleKind.ts'
import { scheduleValues } from './scheduleValues.ts'
import { draftSchedule, weekRevision, type ScheduleWeek } from './scheduleWeek.ts'

const NOW = at('2026-11-23T08:00')
const [TUESDAY, WEDNESDAY] = ['2026-11-24', '2026-11-25']
const base = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('n', '2026-11-23T23:30', 60),
  anAiring('w', '2026-11-25T10:00', 60),
])
const weekOf = (schedule: Schedule): ScheduleWeek => ({
  ...{ cs: 'hits', from: MONDAY, to: WEDNESDAY, published: [] },
  draft: [...schedule.days.keys()].map((day) => projectDay(schedule, day, NOW)),
})
const lift = (ids: string[]) => ({ kind: 'lift', ids }) as const

function opened() {
  const week = weekOf(base)
  const editor = createScheduleEditor({
    ...{ saved: draftSchedule(week), now: () => NOW },
    facts: { recordsOf: () => ({}) },
  })
  return { week, editor, values: scheduleValues(editor) }
}

describe('days that are saved', () => {
  test('are those in which something is planned otherwise, both of an airing over midnight', () => {
    const { editor } = opened()
    const { saved } = editor.view()
    editor.run(lift(['n']))
    expect(changedDays(saved, editor.view().schedule)).toEqual([MONDAY, TUESDAY])
    editor.undo()
    expect(changedDays(saved, editor.view().schedule)).toEqual([])
  })

  test('are published with what hangs together with them over midnight, which stays a draft', () => {
    const { editor } = opened()
    const { saved } = editor.view()
    editor.run(lift(['n']))
    editor.run(lift(['w']))
    const sent = daysToPublish(saved, editor.view().schedule, [MONDAY], NOW)
    expect(sent.map(({ dt, st }) => [dt, st])).toEqual([
      [MONDAY, 'published'],
      [TUESDAY, 'draft'],
    ])
    expect(daysToPublish(saved, saved, [MONDAY], NOW).map(({ dt }) => dt)).toEqual([MONDAY])
  })

  test('name the revision that they were read at, and nothing that the server works out', () => {
    const [day] = daysToSave(base, [MONDAY], 'draft', NOW)
    expect(day).toMatchObject({ cs: 'hits', dt: MONDAY, st: 'draft', rev: 1 })
    expect(day?.ar?.map((one) => Object.keys(one).toSorted())).toEqual([
      ['a_ed_dt', 'a_st_dt', 'dur', 'pgm_id', 'type', 'uId'],
      ['a_ed_dt', 'a_st_dt', 'dur', 'nextAEd', 'pgm_id', 'type', 'uId'],
    ])
    expect(
      readSchedule(daysToSave(base, [MONDAY, TUESDAY, WEDNESDAY], 'draft', NOW) as ScheduleDay[], {
        ...{ cs: 'hits', from: MONDAY, to: WEDNESDAY },
      }).schedule.order,
    ).toEqual(base.order)
  })
})

describe('a week as a kind of record', () => {
  test('at a service that saves each day by itself keeps the days that were not saved as unsaved work', async () => {
    const { week, editor, values } = opened()
    editor.run(lift(['a']))
    editor.run(lift(['w']))
    let told: DaysNotSaved | undefined
    const kind = scheduleKind({
      ...{ editor, values, now: () => NOW, week: () => week, publishing: () => [] },
      onPartly: (error) => (told = error),
      onLoop: () => undefined,
      calls: {
        read: () => Promise.resolve(week),
        readLoop: () => Promise.resolve({}),
        saveLoop: () => Promise.resolve({}),
        save: (days) =>
          Promise.reject(
            new DaysNotSaved([{ ...days[0], rev: 2 } as ScheduleDay], [{ day: WEDNESDAY, error: new Error('no') }]),
          ),
      },
    })
    const sent = values.values()
    const attempt = {
      verb: 'saveDraft' as const,
      payload: kind.clean(sent, 'saveDraft'),
      sent,
      mark: 0,
      key: 'k',
      confirm: [],
    }
    const after = await kind.send(
      { ...attempt, rev: undefined, schema: undefined },
      { id: 'hits', lockNumber: undefined, signal: new AbortController().signal },
    )
    values.rebase(kind.valuesOf(after), sent)
    expect(told?.failed.map(({ day }) => day)).toEqual([WEDNESDAY])
    expect(changedDays(editor.view().saved, editor.view().schedule)).toEqual([WEDNESDAY])
    expect(weekRevision(after)).toBe(weekRevision(week) + 1)
  })

  test('keeps unsaved work by airing, so that it can be brought back over what others saved', () => {
    const { editor, values } = opened()
    const kept: { pointer: string; value: unknown }[] = []
    values.onCommit(({ pointer, value }) => kept.push({ pointer, value }))
    editor.run(lift(['a']))
    editor.run({ kind: 'move', ids: ['w'], toStart: at('2026-11-25T12:00'), mode: 'exact' })
    expect(kept.map(({ pointer }) => pointer)).toEqual(['/a', '/w'])
    const again = opened()
    again.values.restore(kept.map((one, seq) => ({ ...one, seq, at: NOW })))
    expect(listed(again.editor.view().schedule)).toEqual(listed(editor.view().schedule))
    again.editor.undo()
    expect(again.editor.view().isSaved).toBe(true)
  })
})
