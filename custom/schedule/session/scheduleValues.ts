import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { mergeSchedule } from '#contract/rules/schedule/publish/mergeSchedule.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing, Loop, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { Values, WorkingValues } from '#kit/record/editor/workingValues.ts'
import { changedBetween, isSameLoop, sharing } from './editedSchedule.ts'
import type { ScheduleEditor } from './createScheduleEditor.ts'

/** A schedule as values by name, which journal and merge go by: an airing per name, and the loop. */
export type ScheduleValues = WorkingValues & {
  valuesOf: (schedule: Schedule) => Values
  /** The schedule of values: the very one that they were made of, else one made of them with the days as they are. */
  scheduleOf: (values: Values) => Schedule
  /** What the next merge comes to, whatever it would have been: somebody chose. */
  choose: (schedule: Schedule) => void
}

const LOOP = '@loop'

/** The schedule that is edited, as working values of the record editor. */
export function scheduleValues(editor: ScheduleEditor): ScheduleValues {
  const { valuesOf, scheduleOf } = conversion(() => editor.view().saved)
  let chosen: Schedule | undefined
  const values = () => valuesOf(editor.view().schedule)
  const base = () => valuesOf(editor.view().saved)
  const take = (theirs: Schedule, merged: Schedule) => {
    editor.merge(theirs, { merged, word: 'schedule.steps.merge' })
  }
  return {
    ...{ values, base, valuesOf, scheduleOf },
    isDirty: () => !editor.view().isSaved,
    changes: () => {
      const { saved, schedule } = editor.view()
      const loop = isSameLoop(saved, schedule) ? [] : [{ field: `/${LOOP}` }]
      return [...scheduleChanges(saved, schedule).map(({ airing }) => ({ field: `/${nameOf(airing.id)}` })), ...loop]
    },
    watch: editor.subscribe,
    onCommit: (listener) => commits(editor, listener),
    raws: () => [],
    check: () => 0,
    refuse: () => 0,
    reveal: () => undefined,
    reset: (saved) => editor.open(scheduleOf(saved)),
    rebase(saved, sent) {
      const { schedule: mine, saved: before } = editor.view()
      const theirs = sharing(scheduleOf(saved), mine)
      // The answer to a save of ours has what was sent: whatever is otherwise here came since.
      if (sent !== base()) return editor.markSaved(theirs)
      take(theirs, mergeSchedule(before, mine, theirs).merged)
    },
    adopt: () => undefined,
    assign(fields) {
      const merged = chosen ?? scheduleOf(defined(fields))
      chosen = undefined
      take(editor.view().saved, merged)
    },
    choose: (schedule) => void (chosen = schedule),
    restore(entries) {
      const restored: Record<string, unknown> = { ...values() }
      for (const { pointer, value } of entries) restored[pointer.slice(1)] = value
      editor.merge(editor.view().saved, { merged: scheduleOf(defined(restored)), word: 'schedule.steps.restore' })
    },
    restoreTexts: () => undefined,
  }
}

/** Names are parts of JSON pointers: nothing in them may need to be escaped there. */
export function nameOf(id: string): string {
  return encodeURIComponent(id).replaceAll('~', '%7E')
}

function conversion(template: () => Schedule): Pick<ScheduleValues, 'valuesOf' | 'scheduleOf'> {
  const made = new WeakMap<Schedule, Values>()
  const source = new WeakMap<Values, Schedule>()
  return {
    valuesOf(schedule) {
      const known = made.get(schedule)
      if (known) return known
      const { order, loop } = schedule
      const values = Object.fromEntries(order.map((airing): [string, unknown] => [nameOf(airing.id), airing]))
      if (loop) values[LOOP] = loop
      made.set(schedule, values)
      source.set(values, schedule)
      return values
    },
    scheduleOf(values) {
      const known = source.get(values)
      if (known) return known
      const { cs, zone, days } = template()
      const { [LOOP]: loop, ...airings } = values
      return makeSchedule({
        ...{ cs, zone, days, airings: Object.values(airings) as Airing[] },
        ...(loop !== undefined && { loop: loop as Loop }),
      })
    },
  }
}

function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

type Listener = Parameters<WorkingValues['onCommit']>[0]

/** Every airing that came, went or changed is told by itself; a new base is told as one. */
function commits(editor: ScheduleEditor, listener: Listener): () => void {
  let { schedule, saved } = editor.view()
  return editor.subscribe(() => {
    const now = editor.view()
    const [before, isLoaded] = [schedule, now.saved !== saved]
    ;({ schedule, saved } = now)
    if (isLoaded) return listener({ pointer: '', value: undefined, origin: 'loaded' })
    for (const id of changedBetween(before, schedule))
      listener({ pointer: `/${nameOf(id)}`, value: schedule.byId.get(id), origin: 'typed' })
    if (before.loop !== schedule.loop) listener({ pointer: `/${LOOP}`, value: schedule.loop, origin: 'typed' })
  })
}
