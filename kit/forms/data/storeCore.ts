import type { FieldNotes, RawText } from './fieldStates.ts'
import type { Issue } from './issue.ts'
import { createListeners } from './listeners.ts'
import { changedPlace, getAt, isWithin, setAt } from './pointer.ts'
import type { Pointer } from './pointer.ts'
import { createRowKeys } from './rowKeys.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { createSteps } from '#kit/parts/history/createSteps.ts'

/** One step of a form: the field that was edited, and what stood before and after at the place that changed. */
type FormStep = { pointer: Pointer; place: Pointer; before: unknown; after: unknown }

/** One change as the journal and the validation hear of it. `raw` is typed text that is no value yet. */
export type Commit = {
  pointer: Pointer
  value: unknown
  raw?: string
  origin: 'typed' | 'undo' | 'restored' | 'adopted' | 'loaded'
}

export type StoreCore = ReturnType<typeof createStoreCore>

const isContainer = (value: unknown) => typeof value === 'object' && value !== null

function createNotes() {
  return {
    raws: new Map<Pointer, RawText>(),
    touched: new Map<Pointer, true>(),
    client: new Map<Pointer, readonly Issue[]>(),
    server: new Map<Pointer, readonly Issue[]>(),
    revealed: false as boolean,
  } satisfies FieldNotes
}

/** Values, notes and listeners of one form: what the groups of `formStore` work on. */
export function createStoreCore(initial: unknown, now: () => number) {
  const listeners = createListeners()
  const commits = createSignal<Commit>()
  const changed = createSignal<void>()
  const core = {
    base: initial,
    values: initial,
    notes: createNotes(),
    history: createSteps<FormStep>(),
    rowKeys: createRowKeys(),
    listeners,
    commits,
    changed,
    focuses: createSignal<Pointer>(),

    tell(pointer: Pointer, deep = false) {
      listeners.tell(pointer, deep)
      changed.send()
    },
    tellEverybody() {
      listeners.tellAll()
      changed.send()
    },
    /** What the server or a parser said about a place is over once the place, or what holds it, changes. */
    forget(pointer: Pointer) {
      const { raws, server } = core.notes
      for (const place of server.keys()) if (isWithin(place, pointer) || isWithin(pointer, place)) server.delete(place)
      for (const place of raws.keys()) if (isWithin(place, pointer)) raws.delete(place)
    },
    put(pointer: Pointer, value: unknown, origin: Commit['origin']) {
      const before = getAt(core.values, pointer)
      if (sameJson(before, value) && !core.notes.raws.has(pointer)) return
      const old = core.values
      core.values = setAt(old, pointer, value)
      core.rowKeys.carry(old, core.values, pointer)
      if (origin !== 'adopted') core.forget(pointer)
      core.tell(pointer, isContainer(before) || isContainer(value))
      commits.send({ pointer, value, origin })
    },
    /** One change by a person: it can be undone. */
    change(pointer: Pointer, value: unknown) {
      const at = now()
      const open = core.history.open(pointer, at)
      const place = open?.place ?? changedPlace(core.values, pointer)
      const present = getAt(core.values, place)
      core.put(pointer, value, 'typed')
      const after = getAt(core.values, place)
      if (Object.is(present, after)) return
      core.history.record({ pointer, place, before: open ? open.before : present, after }, pointer, at)
    },
  }
  return core
}

/** A list of listeners. */
type Signal<T> = {
  on(listener: (message: T) => void): () => void
  send(message: T): void
}
function createSignal<T>(): Signal<T> {
  const listeners = new Set<(message: T) => void>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(message) {
      for (const listener of [...listeners]) listener(message)
    },
  }
}
