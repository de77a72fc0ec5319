import { describe, expect, it } from 'vitest'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { withValue } from '#contract/rules/diff/pointer.ts'
import { threeWay } from '#contract/rules/merge/threeWay.ts'
import { aNetwork, noJournal } from '#tests/support/editorParts.ts'
import { mergeSaves } from '../save/mergeSaves.ts'
import { createRecordEditor } from './createRecordEditor.ts'
import type { EditorEvent } from './editorState.ts'
import type { RecordKind } from './recordKind.ts'
import type { Values, WorkingValues } from './workingValues.ts'

/** A day of programmes: no form, its edits are steps of a reducer. */
type Day = { id: string; rev: number; airings: readonly string[]; note?: string }
type Edit = { add: string } | { note: string }

const reduce = (day: Values, edit: Edit): Values =>
  'add' in edit ? { ...day, airings: [...(day.airings as string[]), edit.add] } : { ...day, ...edit }

/** The provider's error as the kit sees it: by its shape. */
const apiError = (detail: object) => Object.assign(new Error('refused'), { name: 'ApiError', errors: [], ...detail })

/** What a page with a reducer of its own hands to the editor. */
function reducerValues(initial: Values): WorkingValues & { dispatch: (edit: Edit) => void } {
  let [base, present] = [initial, initial]
  const none = () => () => undefined
  const assign = (fields: Values) => void (present = { ...present, ...fields })
  return {
    dispatch: (edit) => void (present = reduce(present, edit)),
    values: () => present,
    base: () => base,
    isDirty: () => !sameJson(base, present),
    changes: () => diffRecords(base, present),
    watch: none,
    onCommit: none,
    raws: () => [],
    check: () => 0,
    refuse: () => 0,
    reveal: () => undefined,
    reset: (saved) => void ([base, present] = [saved, saved]),
    rebase: (saved, sent) => void ([base, present] = [saved, threeWay(sent, present, saved).merged as Values]),
    adopt: (fields) => {
      base = { ...base, ...fields }
      assign(fields)
    },
    assign,
    restore: (entries) =>
      void (present = entries.reduce((day, { pointer, value }) => withValue(day, pointer, value) as Values, present)),
    restoreTexts: () => undefined,
  }
}

/** One day in the hands of the test: it takes a write over the right revision once per retry key. */
function aDay() {
  let stored: Day = { id: 'mon', rev: 1, airings: ['News'] }
  const answers = new Map<string, Day>()
  let isCut = false
  const kind: RecordKind<Day, 'save'> = {
    urn: 'urn:day',
    isLockable: true,
    isWriteOf: () => false,
    verbs: { save: 'save', writing: ['save'], strict: [], replacing: [], closing: [] },
    headOf: ({ id, rev }) => ({ id, rev, n: rev, by: 'Bob', at: '' }),
    valuesOf: (saved) => saved as Values,
    read: async () => stored,
    send: async ({ payload, rev, key }) => {
      const known = answers.get(key)
      if (!known && kind.isGuarded !== false && rev !== stored.rev)
        throw apiError({ status: 409, code: 'stale', data: { theirs: stored, by: 'Bob', at: '' } })
      if (!known) {
        stored = { ...(payload as Day), id: 'mon', rev: stored.rev + 1 }
        answers.set(key, stored)
      }
      if (isCut) throw apiError({ kind: 'network' })
      return known ?? stored
    },
    clean: ({ airings, note }) => ({ airings, ...(note === undefined ? {} : { note }) }),
    merge: mergeSaves,
    mergesUnasked: () => true,
    questions: [],
  }
  /** Somebody opens the day. */
  const open = () => {
    const values = reducerValues(stored)
    const { network, timeIsUp } = aNetwork()
    const events: EditorEvent<Day, 'save'>[] = []
    const editor = createRecordEditor({
      kind,
      values,
      record: stored,
      journal: noJournal,
      lock: { take: () => Promise.resolve(), number: () => undefined, returned: () => undefined },
      network,
      newId: () => crypto.randomUUID(),
      emit: (event) => events.push(event),
    })
    return { values, editor, events, timeIsUp }
  }
  return { open, kind, stored: () => stored, cut: (next: boolean) => void (isCut = next) }
}

describe('a record that is edited by a reducer instead of a form', () => {
  it('is saved once however often its answer is lost, and keeps the steps taken meanwhile', async () => {
    const day = aDay()
    const { values, editor, timeIsUp } = day.open()
    values.dispatch({ add: 'Film' })
    day.cut(true)
    expect(await editor.save()).toBe(false)
    expect(editor.state().waiting).toMatchObject({ why: 'unreachable', tries: 1 })
    values.dispatch({ note: 'late' })
    day.cut(false)
    timeIsUp()
    await expect.poll(() => editor.state().waiting).toBeUndefined()
    expect(day.stored()).toEqual({ id: 'mon', rev: 2, airings: ['News', 'Film'] })
    expect(values.values()).toMatchObject({ rev: 2, note: 'late' })
    expect(values.isDirty()).toBe(true)
  })

  it('is merged with what somebody else saved, and goes on by itself where its kind allows it', async () => {
    const day = aDay()
    const [ann, bob] = [day.open(), day.open()]
    bob.values.dispatch({ note: 'by Bob' })
    await bob.editor.save()
    ann.values.dispatch({ add: 'Film' })
    expect(await ann.editor.save()).toBe(true)
    expect(day.stored()).toMatchObject({ rev: 3, note: 'by Bob', airings: ['News', 'Film'] })
    expect(ann.events).toMatchObject([{ kind: 'merged', by: 'Bob', count: 1 }, { kind: 'done' }])
  })

  it('asks where both changed the same, and takes what is chosen', async () => {
    const day = aDay()
    const [ann, bob] = [day.open(), day.open()]
    bob.values.dispatch({ note: 'by Bob' })
    await bob.editor.save()
    ann.values.dispatch({ note: 'by Ann' })
    expect(await ann.editor.save()).toBe(false)
    expect(ann.editor.state().stale?.merge.conflicts).toMatchObject([{ field: '/note' }])
    await ann.editor.resolveStale(new Map([['value /note', { take: 'mine' }]]))
    expect(day.stored()).toMatchObject({ rev: 3, note: 'by Ann' })
  })

  it('asks under a lock taken again what becomes of another’s save, of which no push has told yet', async () => {
    const day = aDay()
    const [ann, bob] = [day.open(), day.open()]
    ann.values.dispatch({ note: 'by Ann' })
    await ann.editor.goOn()
    expect([ann.editor.state().stale, ann.events]).toEqual([undefined, []])
    bob.values.dispatch({ note: 'by Bob' })
    await bob.editor.save()
    await ann.editor.goOn()
    expect(ann.editor.state().stale?.merge.conflicts).toMatchObject([{ field: '/note' }])
  })

  it('of a tab that died is finished where nothing else was saved since, whether or not anybody would refuse it', async () => {
    for (const [others, note] of [
      [false, 'mine'],
      [true, undefined],
    ] as const) {
      const day = aDay()
      day.kind.isGuarded = false
      const sent = { verb: 'save', payload: { airings: [], note: 'mine' }, key: 'k', schema: 1, confirm: [], mark: 0 }
      const work = { journal: 'j', user: 'ann', urn: 'urn:day', id: 'mon', tab: 't', title: '', at: 0, revision: 1 }
      const before = day.stored().rev
      if (others) {
        const bob = day.open()
        bob.values.dispatch({ add: 'Film' })
        await bob.editor.save()
      }
      const { editor } = day.open()
      await editor.finishLeft({ ...work, schema: 1, entries: [], sent: { ...sent, rev: before, at: Date.now() } })
      expect(day.stored().note).toBe(note)
    }
  })
})
