import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { Container, Store, Storefront, Tab } from '#contract/rules/storefront/model/storefront.ts'
import { mergeStorefront } from '#contract/rules/storefront/publish/mergeStorefront.ts'
import { narrowWithin } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import { storefrontChanges } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import type { Values, WorkingValues } from '#kit/record/editor/workingValues.ts'
import type { StorefrontEditor } from './createStorefrontEditor.ts'
import { isSameWork } from './sameWork.ts'
import type { ServerIds } from './serverIds.ts'
import { sharing } from './storedPage.ts'

/** A storefront as values by name, which journal and merge go by: page, order of tabs, each tab, each container. */
export type StorefrontValues = WorkingValues & {
  /** Of a storefront under the server's ids. */
  valuesOf: (storefront: Storefront) => Values
  storefrontOf: (values: Values) => Storefront
  /** What the next merge comes to, whatever it would have been: somebody chose. Under the server's ids. */
  choose: (storefront: Storefront) => void
}

type ContainerValue = { container: Container; content: Curation }

export const STORE = 'store'
export const TABS = 'tabs'
export const TAB = 'tab.'
export const CONTAINER = 'container.'

/** The storefront that is edited, as working values of the record editor, under the server's ids. */
export function storefrontValues(editor: StorefrontEditor, ids: ServerIds): StorefrontValues {
  const { valuesOf, storefrontOf } = conversion()
  const serverSide = serverSides(ids)
  let chosen: Storefront | undefined
  const present = () => serverSide(editor.view().storefront)
  const saved = () => serverSide(editor.view().saved)
  const values = () => valuesOf(present())
  const base = () => valuesOf(saved())
  const take = (theirs: Storefront, merged: Storefront, word: string) =>
    editor.merge(theirs, { merged: ids.fromServer(merged), word })
  return {
    ...{ values, base, valuesOf, storefrontOf },
    isDirty: () => !editor.view().isSaved,
    changes: () =>
      [...new Set(storefrontChanges(saved(), present()).map(({ target }) => `/${nameOf(target)}`))].map((field) => ({
        field,
      })),
    watch: editor.subscribe,
    onCommit: (listener) => commits(editor, values, listener),
    raws: () => [],
    check: () => 0,
    refuse: () => 0,
    reveal: () => undefined,
    reset: (read) => editor.open(ids.fromServer(storefrontOf(read))),
    rebase(read, sent) {
      const { storefront: mine, saved: before } = editor.view()
      const theirs = sharing(ids.fromServer(storefrontOf(read)), mine)
      const sentOnes = ids.fromServer(storefrontOf(sent))
      // What comes back as it was sent is the answer to a save: whatever is otherwise here came since.
      if (isSameWork(sentOnes, theirs)) return editor.markSaved(theirs)
      const isAnswer = sent !== base()
      const { merged } = mergeStorefront(isAnswer ? sentOnes : before, mine, theirs)
      const word = isAnswer ? 'storefront.steps.adjusted' : 'storefront.steps.merge'
      editor.merge(theirs, { merged: isAnswer ? withChips(mine, merged) : merged, word })
    },
    adopt: () => undefined,
    assign(fields) {
      const merged = chosen ?? storefrontOf(defined(fields))
      chosen = undefined
      take(editor.view().saved, merged, 'storefront.steps.merge')
    },
    choose: (storefront) => void (chosen = storefront),
    restore(entries) {
      const restored: Record<string, unknown> = { ...values() }
      for (const { pointer, value } of entries) restored[pointer.slice(1)] = value
      take(editor.view().saved, storefrontOf(defined(restored)), 'storefront.steps.restore')
    },
    restoreTexts: () => undefined,
  }
}

type Target = { of: 'store' } | { of: 'tab' | 'container'; id: string }

/** The name of a part among the values; part of a JSON pointer. */
export function nameOf(target: Target): string {
  if (target.of === 'store') return STORE
  return `${target.of === 'tab' ? TAB : CONTAINER}${encoded(target.id)}`
}

/** Nothing that pointers have to escape. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll('~', '%7E')
}

/** What the server adjusted of what was sent, shown as chips with what somebody had meant (specification section 5). */
function withChips(mine: Storefront, merged: Storefront): Storefront {
  const { adjusted } = narrowWithin({ ...mine, store: merged.store })
  return editStorefront(merged, { adjusted: new Map(adjusted.map(({ id, adjustments }) => [id, adjustments])) })
}

/** The same object for the same storefront, until the server has given ids that it does not name yet. */
function serverSides(ids: ServerIds) {
  let made = new WeakMap<Storefront, Storefront>()
  let generation = ids.generation()
  return (storefront: Storefront) => {
    if (generation !== ids.generation()) [made, generation] = [new WeakMap(), ids.generation()]
    const known = made.get(storefront) ?? ids.toServer(storefront)
    made.set(storefront, known)
    return known
  }
}

function conversion(): Pick<StorefrontValues, 'valuesOf' | 'storefrontOf'> {
  const made = new WeakMap<Storefront, Values>()
  const source = new WeakMap<Values, Storefront>()
  return {
    valuesOf(storefront) {
      const known = made.get(storefront)
      if (known) return known
      const { store, tabs, tab, containers, curation } = storefront
      const values: Values = {
        [STORE]: store,
        [TABS]: tabs,
        ...Object.fromEntries([...tab].map(([id, one]) => [nameOf({ of: 'tab', id }), one])),
        ...Object.fromEntries(
          [...containers].map(([id, container]) => [
            nameOf({ of: 'container', id }),
            { container, content: curation.get(id) ?? [] } satisfies ContainerValue,
          ]),
        ),
      }
      made.set(storefront, values)
      source.set(values, storefront)
      return values
    },
    storefrontOf: (values) => source.get(values) ?? storefrontFrom(values),
  }
}

/** A storefront of values that may come from a journal: tabs and containers that nothing shows are left out. */
function storefrontFrom(values: Values): Storefront {
  const named = <Value>(prefix: string) =>
    Object.entries(values).flatMap(([name, value]): [string, Value][] =>
      name.startsWith(prefix) ? [[decodeURIComponent(name.slice(prefix.length)), value as Value]] : [],
    )
  const all = new Map(named<ContainerValue>(CONTAINER))
  const known = new Map(named<Tab>(TAB))
  const tabs = (values[TABS] as readonly string[]).filter((id) => known.has(id))
  const tab = new Map(
    tabs.flatMap((id): [string, Tab][] => {
      const one = known.get(id)
      return one ? [[id, { ...one, containers: one.containers.filter((inside) => all.has(inside)) }]] : []
    }),
  )
  const shown = new Set([...tab.values()].flatMap(({ containers }) => containers))
  const kept = [...all].filter(([id]) => shown.has(id))
  return {
    store: values[STORE] as Store,
    ...{ tabs, tab, adjusted: new Map() },
    containers: new Map(kept.map(([id, { container }]) => [id, container])),
    curation: new Map(kept.flatMap(([id, { content }]) => (content.length > 0 ? [[id, content] as const] : []))),
  }
}

function defined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

type Listener = Parameters<WorkingValues['onCommit']>[0]

/** Every part that came, went or changed is told by itself; a new base is told as one. */
function commits(editor: StorefrontEditor, values: () => Values, listener: Listener): () => void {
  let { storefront, saved } = editor.view()
  let before = values()
  return editor.subscribe(() => {
    const now = editor.view()
    if (now.saved !== saved) {
      ;({ storefront, saved } = now)
      before = values()
      return listener({ pointer: '', value: undefined, origin: 'loaded' })
    }
    if (now.storefront === storefront) return
    storefront = now.storefront
    const [was, is] = [before, values()]
    before = is
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      if (!isSameValue(was[name], is[name])) listener({ pointer: `/${name}`, value: is[name], origin: 'typed' })
  })
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const [a, b] = [one as Partial<ContainerValue> | undefined, other as Partial<ContainerValue> | undefined]
  return a?.container !== undefined && a.container === b?.container && isSameContent(a.content, b?.content)
}

function isSameContent(one: Curation = [], other: Curation = []): boolean {
  return one === other || (one.length === 0 && other.length === 0)
}
