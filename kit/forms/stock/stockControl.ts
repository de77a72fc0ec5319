import { createFormControl, get, type FieldValues } from 'react-hook-form'
import { sameJson } from '#contract/rules/diff/json.ts'
import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'
import type { Issue } from '../data/issue.ts'
import type { Pointer } from '../data/pointer.ts'
import { dottedOf, pointerOfDotted } from '../foreign/dottedPath.ts'
import type { FormStore } from '../formStore.ts'

/** What the screen knows and the store does not; it may change while the form is open. */
type StockScreen = { isEditable: boolean; words: (issue: Issue) => string }

/** Marks errors of the store among those of an input's own `validate`. */
const FROM_STORE = 'store'

type StockControl = ReturnType<typeof createStockControl>

/**
 * A form of react-hook-form over the values of a form store: what a stock input writes is typed into the store, what
 * changes there shows in the input, and the issues of a field are its errors. The whole record stands in it, so that it
 * is dirty when the record is.
 */
function createStockControl(store: FormStore) {
  const { formControl: form } = createFormControl<FieldValues>({ defaultValues: store.base() })
  const screen: StockScreen = { isEditable: false, words: ({ keyword = '' }) => keyword }
  const echo = createEcho()
  const show = (pointer: Pointer) => echo.during(() => showPlace(store, form, nameablePlace(pointer)))
  const showAll = () => echo.during(() => showRecord(store, form))
  const showErrors = () => echo.during(() => showIssues(store, form, screen.words))
  const takeFrom = (name: string, values: FieldValues) => {
    const pointer = pointerOfDotted(name)
    const value = storedValue(get(values, name))
    if (sameJson(storedValue(store.get(pointer)) ?? null, value ?? null)) return
    if (screen.isEditable) echo.during(() => store.set(pointer, value))
    // Again as the store has it: nothing was taken, or an emptied field is an absent one.
    if (!screen.isEditable || value === undefined) show(pointer)
    showErrors()
  }

  /** Keeps both sides the same until the answer is called. */
  function join(): () => void {
    showAll()
    showErrors()
    const stops = [
      store.onCommit(({ pointer, origin }) => {
        if (echo.isOn()) return
        if (origin === 'loaded' || origin === 'adopted' || !store.isDirty()) showAll()
        else show(pointer)
      }),
      store.watch(() => !echo.isOn() && showErrors()),
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!echo.isOn()) for (const each of name ? [name] : Object.keys(values)) takeFrom(each, values)
        },
      }),
      form.subscribe({ formState: { errors: true }, callback: () => !echo.isOn() && showErrors() }),
    ]
    return () => stops.forEach((stop) => stop())
  }
  return {
    form,
    join: shared(join),
    /** The screen around the inputs as it is now. */
    setScreen(next: StockScreen) {
      Object.assign(screen, next)
      if (echo.isOn()) return
      showErrors()
    },
  }
}

type Form = ReturnType<typeof createFormControl<FieldValues>>['formControl']

/** Tells a change that answers another from one that somebody made. */
function createEcho() {
  let depth = 0
  return {
    isOn: () => depth > 0,
    during(work: () => void) {
      depth += 1
      try {
        work()
      } finally {
        depth -= 1
      }
    },
  }
}

/** Started by the first that asks and stopped when the last is gone. */
function shared(start: () => () => void): () => () => void {
  let users = 0
  let stop = () => {}
  return () => {
    users += 1
    if (users === 1) stop = start()
    return () => {
      users -= 1
      if (users === 0) stop()
    }
  }
}

/** A name with a dot in it has no name in the form: what holds it is shown as a whole. */
function nameablePlace(pointer: Pointer): Pointer {
  const path = pathOf(pointer)
  const odd = path.findIndex((name) => name.includes('.'))
  return odd < 0 ? pointer : pointerOf(path.slice(0, odd))
}

function showPlace(store: FormStore, form: Form, place: Pointer): void {
  if (place === '') return showRecord(store, form)
  const name = dottedOf(place)
  const value = store.get(place)
  const isList = form.control._names.array.has(name)
  // An input falls back to the saved record for what is undefined.
  form.setValue(name, value ?? (isList ? [] : null), { shouldDirty: true })
  if (value === undefined && !isList && getBase(store, place) === undefined)
    form.resetField(name, { defaultValue: null, keepError: true, keepTouched: true })
}

function getBase(store: FormStore, place: Pointer): unknown {
  return get(store.base(), dottedOf(place))
}

function showRecord(store: FormStore, form: Form): void {
  const base = store.base()
  const values = store.values()
  form.reset(base, { keepErrors: true, keepTouched: true, keepSubmitCount: true })
  for (const name of new Set([...Object.keys(base), ...Object.keys(values)]))
    if (!name.includes('.') && !sameJson(base[name], values[name])) showPlace(store, form, pointerOf([name]))
}

/** The first issue of each field that is drawn, in words. */
function showIssues(store: FormStore, form: Form, words: StockScreen['words']): void {
  for (const name of form.control._names.mount) {
    const { issues, shown } = store.field(pointerOfDotted(name))
    const issue = shown ? issues.find(({ severity }) => severity === 'error') : undefined
    const present = form.getFieldState(name).error
    const message = issue && words(issue)
    if (message !== undefined && present?.message !== message) form.setError(name, { type: FROM_STORE, message })
    if (message === undefined && present?.type === FROM_STORE) form.clearErrors(name)
  }
}

const controls = new WeakMap<FormStore, StockControl>()

/** The one form of a store: inputs that stand apart on a screen are checked and saved together. */
export function stockControlOf(store: FormStore): StockControl {
  const known = controls.get(store) ?? createStockControl(store)
  controls.set(store, known)
  return known
}

/**
 * What a stock input holds, as the record keeps it: an emptied field is an absent property, a point in time is text.
 * Null and '' are react-admin's words for empty.
 */
function storedValue(value: unknown): unknown {
  if (value === null || value === '' || Number.isNaN(value)) return undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  if (Array.isArray(value)) return value.map((row: unknown) => storedValue(row) ?? null)
  if (typeof value !== 'object') return value
  const fields = Object.entries(value).map(([name, field]) => [name, storedValue(field)] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}
