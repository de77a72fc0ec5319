import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { nameListProblem } from '#contract/rules/storefront/checks/nameListProblem.ts'
import { STOREFRONT_PAGE } from '#contract/values/storefront.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import type { ReadOnlyReason } from '../StorefrontContext.ts'
import { containerCalls } from './containerCalls.ts'
import { createStorefrontEditor } from './createStorefrontEditor.ts'
import { pageCalls } from './pageCalls.ts'
import { createServerIds } from './serverIds.ts'
import { draftStorefront, type StoredPage } from './storedPage.ts'
import { containerKind, storefrontKind } from './storefrontKind.ts'
import { storefrontValues } from './storefrontValues.ts'
import { useStorefrontEvents } from './useStorefrontEvents.ts'
import { useStorefrontNews } from './useStorefrontNews.ts'
import { useStorefrontPublishing } from './useStorefrontPublishing.ts'

export type OpenedStorefront = ReturnType<typeof useOpenStorefront>

type Opening = {
  /** Names work that is left behind. */
  title: string
  /** The container that is opened by itself. */
  only: string | undefined
}

/** One page, or one container, on screen: its editor joined to revision, lock, journal and push. */
export function useOpenStorefront(read: StoredPage, { title, only }: Opening) {
  const { calls, may } = useConsole()
  const { now } = useFormat()
  // A container is saved by a call that every service has.
  const canSave = useServiceHas('storefrontTrees') || only !== undefined
  const mayWrite = may(STOREFRONT_PAGE, 'update') && canSave
  const [editor] = useState(() => createStorefrontEditor({ saved: draftStorefront(read), now }))
  const [ids] = useState(createServerIds)
  const [values] = useState(() => storefrontValues(editor, ids))
  /** Set once the editor of the record is there: what it knows now, though nothing of it is drawn yet. */
  const known = useRef(() => read)
  const [kind] = useState(() => {
    const parts = { values, ids, known: () => known.current() }
    return only === undefined
      ? storefrontKind({ ...parts, calls: pageCalls(calls) })
      : containerKind(only, { ...parts, calls: containerCalls(calls, only) })
  })
  const tell = useStorefrontEvents(only === undefined ? read.draft.ty : 'container')
  const open = useOpenRecord({
    ...{ kind, values, record: read, mayWrite, title },
    onEvent: (event) => {
      if (!publishing.holds(event)) tell(event)
    },
  })
  const publishing = useStorefrontPublishing({ open, editor, ids, only }, tell)
  const { state } = open.editor
  useEffect(() => {
    known.current = () => state().record ?? read
  }, [state, read])
  useStorefrontNews(open.editor)
  const { view: lockView, session } = open.lock
  useEffect(() => {
    if (mayWrite) void session?.take()
  }, [mayWrite, session])
  const view = useSyncExternalStore(editor.subscribe, editor.view)
  const { record: page = read } = open
  const live = useMemo(() => page.live && ids.fromServer(readStorefront(page.live)), [page.live, ids])
  const readOnly: ReadOnlyReason | undefined = !may(STOREFRONT_PAGE, 'update')
    ? 'rights'
    : !canSave
      ? 'service'
      : !mayEdit(lockView)
        ? 'locked'
        : open.stale
          ? 'conflict'
          : undefined
  const { storefront } = view
  const problems = useMemo(() => unnamed(storefront, only), [storefront, only])
  return { open, only, values, ids, page, live, view, editor, readOnly, problems, publishing }
}

/** Parts without a name that viewers could read: with one of them nothing is published (specification section 5). */
function unnamed({ store, tab, containers }: Storefront, only: string | undefined) {
  const tabs = [...tab.values()].filter(({ id }) => id !== OWN_TAB)
  const pages = only === undefined ? [store] : []
  return [...pages, ...tabs, ...containers.values()].filter(({ settings }) => nameListProblem(settings.names))
}
