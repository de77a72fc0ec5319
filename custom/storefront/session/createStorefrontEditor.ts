import { stillThere } from '#kit/parts/table/selection/selectMode.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { applyCommand, type Applied } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { StorefrontCommand, Target } from '#contract/rules/storefront/commands/command.ts'
import type { Refusal } from '#contract/rules/storefront/commands/refusal.ts'
import { FIELDS, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { tabsOf, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { SettingsTab } from '#contract/values/storefront.ts'
import { createHistory } from '#kit/parts/history/createHistory.ts'
import { idOf, targetOf } from '../model/partsOf.ts'
import type { FieldRequest } from '../model/storefrontView.ts'
import { isSameWork } from './sameWork.ts'
import { selected } from './selection.ts'

/** A command that was refused, until something else is done. */
export type RefusedCommand = { command: StorefrontCommand; refused: Refusal }

/** What a screen shows of the editor; the same object until something changes. */
type EditorView = {
  storefront: Storefront
  saved: Storefront
  isSaved: boolean
  done: readonly string[]
  undone: readonly string[]
  selection: ReadonlySet<string>
  shownTab: string | undefined
  inspectorTab: SettingsTab
  request: FieldRequest | undefined
  refusal: RefusedCommand | undefined
}

export type StorefrontEditor = ReturnType<typeof createStorefrontEditor>

type Options = {
  /** As the server has it. */
  saved: Storefront
  /** What is on screen; what was saved, where nothing else was found. */
  storefront?: Storefront
  /** Epoch ms. */
  now: () => number
}

type Step = { word: string; after: Storefront; key?: string }

/**
 * The storefront as it is edited, outside React: one history of named steps over `applyCommand`, and what is selected.
 * Ids of new containers stay those that were given here, also once the server has others (`withIds`).
 */
export function createStorefrontEditor({ saved: first, storefront = first, now }: Options) {
  const history = createHistory<Storefront, Step>({
    initial: storefront,
    reduce: (_before, { after }) => after,
    name: ({ word }) => word,
    coalesce: ({ key }) => key,
    now,
  })
  let saved = first
  let anchor: string | undefined
  let view: EditorView = {
    ...{ storefront, saved, isSaved: isSameWork(saved, storefront), done: [], undone: [] },
    ...{ selection: new Set(), shownTab: storefront.tabs[0], inspectorTab: 'GENERAL' },
    ...{ request: undefined, refusal: undefined },
  }
  const listeners = new Set<() => void>()
  const show = (part: Partial<EditorView>) => {
    view = { ...view, ...part }
    for (const listener of [...listeners]) listener()
  }
  /** The view after the document changed, by whatever it was. */
  const follow = (part: Partial<EditorView> = {}) => {
    const { state, done, undone } = history.view()
    show({
      ...{ storefront: state, saved, isSaved: isSameWork(saved, state), done, undone, refusal: undefined },
      selection: stillThere(view.selection, (id) => targetOf(state, id) !== undefined),
      shownTab: shownIn(state, view.shownTab),
      ...part,
    })
  }
  /** Undo and redo lead to what they changed: it is selected, and its tab is shown. */
  const walk = (step: () => void) => {
    const before = view.storefront
    step()
    follow()
    const changed = changedBetween(before, view.storefront)
    if (changed.length > 0) choose(changed)
  }
  const choose = (ids: readonly string[], mode: SelectMode = 'set') => {
    const { storefront: present } = view
    const selection = selected(view.selection, ids, { mode, storefront: present, anchor })
    if (mode !== 'extend') anchor = ids.at(-1)
    const last = ids.at(-1)
    show({ selection, shownTab: tabToShow(present, last, view.shownTab) })
  }
  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run(command: StorefrontCommand, word = `storefront.steps.${command.kind}`): Applied {
      const applied = applyCommand(view.storefront, command)
      const { storefront: after, refused } = applied
      if (refused) show({ refusal: { command, refused } })
      else if (after !== view.storefront) {
        const key = coalesceKey(command)
        history.dispatch({ word, after, ...(key !== undefined && { key }) })
        follow()
      }
      return applied
    },
    /** What a command would come to; changes nothing. */
    preview: (command: StorefrontCommand): Applied => applyCommand(view.storefront, command),
    /** The next change is a step of its own: the field was left, the pointer let go. */
    seal: history.seal,
    undo: () => walk(() => history.undo()),
    redo: () => walk(() => history.redo()),
    jump: (steps: number) => walk(() => history.jump(steps)),
    select: choose,
    showTab: (id: string) => show({ shownTab: shownIn(view.storefront, id) }),
    showInspectorTab: (inspectorTab: SettingsTab) => show({ inspectorTab }),
    /** Selects a target, and has the inspector show and focus a field of it. */
    goTo({ target, field }: { target: Target; field?: FieldName | undefined }) {
      choose([idOf(view.storefront, target)])
      const times = (view.request?.times ?? 0) + 1
      show({ request: { target, field, times }, ...(field && { inspectorTab: FIELDS[field].tab }) })
    },
    dismissRefusal: () => show({ refusal: undefined }),
    /** Another version, or the same read again with nothing unsaved: no step leads back. */
    open(read: Storefront) {
      saved = read
      history.reset(read)
      follow()
    },
    /** What the server has now, of what was sent: steps stay. */
    markSaved(read: Storefront) {
      saved = read
      history.seal()
      follow({ refusal: view.refusal })
    },
    /** What the server has, and mine with it as one step that can be undone; the same work makes no step. */
    merge(theirs: Storefront, { merged, word }: { merged: Storefront; word: string }) {
      saved = theirs
      if (!isSameWork(view.storefront, merged)) history.dispatch({ word, after: merged })
      follow()
    },
  }
}

/** Typing in one field is one step, as long as it goes on. */
function coalesceKey(command: StorefrontCommand): string | undefined {
  if (command.kind === 'setAll') return ['setAll', command.field, JSON.stringify(command.targets)].join(' ')
  if (command.kind !== 'set' && command.kind !== 'rename') return undefined
  const { target } = command
  const id = target.of === 'store' ? '' : target.id
  return [command.kind, target.of, id, command.kind === 'set' ? command.field : command.language].join(' ')
}

function shownIn({ tabs }: Storefront, id: string | undefined): string | undefined {
  return id !== undefined && tabs.includes(id) ? id : tabs[0]
}

/** The tab in which something stands: the one that is shown, if it is in there. */
function tabToShow(storefront: Storefront, id: string | undefined, shown: string | undefined): string | undefined {
  const target = id === undefined ? undefined : targetOf(storefront, id)
  if (!target || target.of === 'store') return shown
  if (target.of === 'tab') return target.id
  const tabs = tabsOf(storefront, target.id)
  return shown !== undefined && tabs.includes(shown) ? shown : (tabs[0] ?? shown)
}

/** Tabs and containers that are not the very same in two storefronts and stand in the second; containers go before their tabs. */
function changedBetween(before: Storefront, after: Storefront): string[] {
  const content = [...after.containers.keys()].filter(
    (id) =>
      before.containers.get(id) !== after.containers.get(id) || before.curation.get(id) !== after.curation.get(id),
  )
  if (content.length > 0) return content
  const tabs = [...after.tab.keys()].filter((id) => before.tab.get(id) !== after.tab.get(id))
  if (tabs.length > 0) return tabs
  return before.store === after.store ? [] : [after.store.id]
}
