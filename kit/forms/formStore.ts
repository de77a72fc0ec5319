import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { threeWay } from '#contract/rules/merge/threeWay.ts'
import { createFieldStates } from './data/fieldStates.ts'
import type { FieldState } from './data/fieldStates.ts'
import { byPointer } from './data/issue.ts'
import type { Issue } from './data/issue.ts'
import { getAt, isWithin, setAt } from './data/pointer.ts'
import type { Pointer } from './data/pointer.ts'
import { reuse } from './data/reuse.ts'
import { insertedAt, movedRow, remapped, removedAt } from './data/rows.ts'
import type { RowMove } from './data/rows.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { createStoreCore } from './data/storeCore.ts'
import type { Commit, StoreCore } from './data/storeCore.ts'

export type FormValues = Readonly<Record<string, unknown>>
/** What is wrong with typed text that is no value yet. */
type RawIssue = Pick<Issue, 'keyword' | 'params'>
type RestoredEntry = { pointer: Pointer; value: unknown; raw?: string }

export type FormStore = ReturnType<typeof createFormStore>

/**
 * The values of one form, outside React, so that typing in a field redraws that field alone. Values are JSON and are
 * shared: a change copies only the objects on its way. An absent value is an absent property, never undefined or ''.
 */
export function createFormStore(initial: FormValues, { now = Date.now }: { now?: () => number } = {}) {
  const core = createStoreCore(initial, now)
  return {
    ...reading(core),
    ...typing(core),
    ...rows(core),
    ...judging(core),
    ...stepping(core),
    ...saving(core),
    ...hearing(core),
  }
}

function reading(core: StoreCore) {
  const fieldState = createFieldStates()
  return {
    values: () => core.values as FormValues,
    base: () => core.base as FormValues,
    get: (pointer: Pointer) => getAt(core.values, pointer),
    field: (pointer: Pointer): FieldState =>
      fieldState(pointer, getAt(core.values, pointer), getAt(core.base, pointer), core.notes),
    rowKey: core.rowKeys.keyOf,
    /** Typed texts that are no value yet, with their places. */
    raws: (): [Pointer, string][] => [...core.notes.raws].map(([pointer, { text }]) => [pointer, text]),
    isDirty: () => core.notes.raws.size > 0 || !sameJson(core.values, core.base),
    changes: (): FieldChange[] => diffRecords(core.base as object, core.values as object),
  }
}

function putRaw(core: StoreCore, pointer: Pointer, text: string, issue: RawIssue, pending = false) {
  core.notes.raws.set(pointer, { text, issue: { ...issue, pointer, severity: 'error' }, pending })
  core.tell(pointer)
}

function sendRaw(core: StoreCore, pointer: Pointer, text: string) {
  core.commits.send({ pointer, value: getAt(core.values, pointer), raw: text, origin: 'typed' })
}

function typing(core: StoreCore) {
  return {
    /** `undefined` empties the field. */
    set: core.change,
    /** Text that cannot be read as a value is kept as it is, with what is wrong about it; not said while it is `pending`. */
    setRaw(pointer: Pointer, text: string, issue: RawIssue, pending = false) {
      putRaw(core, pointer, text, issue, pending)
      sendRaw(core, pointer, text)
    },
    /** Whether what is wrong there is said: it was left, or a save was tried. */
    isTold: (pointer: Pointer): boolean => core.notes.revealed || core.notes.touched.has(pointer),
    touch(pointer: Pointer) {
      core.history.seal()
      if (core.notes.touched.has(pointer)) return
      core.notes.touched.set(pointer, true)
      core.tell(pointer)
    },
    /** Before a save: text that is still being typed counts as it stands. Values need no flush, they are never held back. */
    flush() {
      for (const [pointer, raw] of core.notes.raws)
        if (raw.pending) core.notes.raws.set(pointer, { ...raw, pending: false })
      core.tellEverybody()
    },
    /** From now on every issue shows, touched or not: a save or a publish was tried. */
    reveal() {
      core.notes.revealed = true
      core.tellEverybody()
    },
  }
}

function rows(core: StoreCore) {
  const rowsOf = (list: Pointer) => {
    const value = getAt(core.values, list)
    return Array.isArray(value) ? (value as readonly unknown[]) : []
  }
  const change = (list: Pointer, next: unknown[], move: RowMove) => {
    const { raws, touched, client, server } = core.notes
    const moved = {
      raws: remapped(raws, list, move),
      touched: remapped(touched, list, move),
      client: remapped(client, list, move),
      server: remapped(server, list, move),
    }
    core.history.seal()
    core.change(list, next)
    Object.assign(core.notes, moved)
    for (const [pointer, { text }] of moved.raws) if (isWithin(pointer, list)) sendRaw(core, pointer, text)
    core.tell(list, true)
  }
  return {
    insertRow: (list: Pointer, index: number, row: unknown) =>
      change(list, rowsOf(list).toSpliced(index, 0, row), insertedAt(index)),
    removeRow: (list: Pointer, index: number) => change(list, rowsOf(list).toSpliced(index, 1), removedAt(index)),
    moveRow(list: Pointer, from: number, to: number) {
      const before = rowsOf(list)
      if (from === to || to < 0 || to >= before.length) return
      change(list, before.toSpliced(from, 1).toSpliced(to, 0, before[from]), movedRow(from, to))
    },
  }
}

function judging(core: StoreCore) {
  const issues = (): Issue[] => {
    const { raws, client, server } = core.notes
    const standing = [...client.values()].flat().filter((issue) => !raws.has(issue.pointer))
    return [...standing, ...[...raws.values()].map((raw) => raw.issue), ...[...server.values()].flat()]
  }
  return {
    /** Everything that is wrong, shown or not. */
    issues,
    /** What is wrong at a place and in it: for controls that draw a whole list as one. */
    issuesWithin(pointer: Pointer): Issue[] {
      return issues().filter((issue) => isWithin(issue.pointer, pointer))
    },
    /** The result of a whole validation; fields whose issues stayed the same are not redrawn. */
    setIssues(found: readonly Issue[]) {
      const { client } = core.notes
      const next = byPointer(found)
      const places = [...new Set([...client.keys(), ...next.keys()])]
      const changed = places.filter((place) => !sameJson(client.get(place), next.get(place)))
      for (const place of changed) {
        const list = next.get(place)
        if (list) client.set(place, list)
        else client.delete(place)
      }
      for (const place of changed) core.listeners.tell(place, false)
      if (changed.length > 0) core.changed.send()
    },
    setServerIssues(found: readonly Issue[]) {
      core.notes.server = byPointer(found)
      core.tellEverybody()
    },
    /** What the server says of one place, whatever it said of others; over once the place changes. */
    setServerIssue(issue: Issue) {
      core.notes.server.set(issue.pointer, [issue])
      core.tell(issue.pointer)
    },
  }
}

function stepping(core: StoreCore) {
  return {
    /** Takes the last step back and says where it was. */
    undo(): Pointer | undefined {
      const step = core.history.undo()
      if (step) core.put(step.place, step.before, 'undo')
      return step?.pointer
    },
    redo(): Pointer | undefined {
      const step = core.history.redo()
      if (step) core.put(step.place, step.after, 'undo')
      return step?.pointer
    },
    undoable: () => core.history.done().at(-1)?.pointer,
    redoable: () => core.history.undone().at(-1)?.pointer,
  }
}

function loaded(core: StoreCore) {
  core.tellEverybody()
  core.commits.send({ pointer: '', value: core.values, origin: 'loaded' })
}

function saving(core: StoreCore) {
  return {
    /** A new document, or the saved one with every local change given up. */
    reset(record: FormValues) {
      core.base = record
      core.values = record
      core.history.clear()
      for (const notes of [core.notes.raws, core.notes.touched, core.notes.client, core.notes.server]) notes.clear()
      core.notes.revealed = false
      loaded(core)
    },
    /**
     * The answer to a save. What was typed after `sent` was taken stays and goes on counting as unsaved, so a late
     * answer never replaces newer text (reliability R32).
     */
    rebase(record: FormValues, sent: FormValues) {
      const { merged } = threeWay(sent, core.values as FormValues, record)
      core.values = reuse(core.values, merged, core.rowKeys.pair)
      core.base = reuse(core.values, record, () => {})
      core.notes.server.clear()
      loaded(core)
    },
    /** The server changed one place on its own (an upload answers the images): saved, not typed. */
    adopt(pointer: Pointer, value: unknown) {
      core.base = setAt(core.base, pointer, value)
      core.put(pointer, value, 'adopted')
    },
    /** Unsaved work of an earlier session, as the journal kept it. */
    restore(entries: readonly RestoredEntry[], issue: RawIssue) {
      for (const { pointer, value, raw } of entries) {
        core.put(pointer, value, 'restored')
        if (raw !== undefined) putRaw(core, pointer, raw, issue)
      }
    },
  }
}

function hearing(core: StoreCore) {
  return {
    /** Called when the place, what holds it or what lies in it may have changed. */
    subscribe: core.listeners.add,
    /** Called after any change at all: of values, of issues, of what is shown. */
    watch: (watcher: () => void) => core.changed.on(watcher),
    onCommit: (listener: (commit: Commit) => void) => core.commits.on(listener),
    /** Brings a field into view and puts the cursor into it. */
    focus: (pointer: Pointer) => core.focuses.send(pointer),
    onFocus: (listener: (pointer: Pointer) => void) => core.focuses.on(listener),
  }
}
