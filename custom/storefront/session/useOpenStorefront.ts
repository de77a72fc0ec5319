import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { nameListProblem } from '#contract/rules/storefront/checks/nameListProblem.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import type { ReadOnlyReason } from '../StorefrontContext.ts'
import { createStorefrontEditor } from './createStorefrontEditor.ts'
import { pageCalls } from './pageCalls.ts'
import { createServerIds } from './serverIds.ts'
import { draftStorefront, type StoredPage } from './storedPage.ts'
import { storefrontKind } from './storefrontKind.ts'
import { storefrontValues } from './storefrontValues.ts'
import { useStorefrontEvents } from './useStorefrontEvents.ts'
import { useStorefrontNews } from './useStorefrontNews.ts'

export type OpenedStorefront = ReturnType<typeof useOpenStorefront>

/** One page on screen: its editor joined to revision, lock, journal and push. `title` names work that is left behind. */
export function useOpenStorefront(read: StoredPage, title: string) {
  const { calls, may } = useConsole()
  const { now } = useFormat()
  const savesTrees = useServiceHas('storefrontTrees')
  const mayWrite = may('cp_storefront', 'update') && savesTrees
  const [editor] = useState(() => createStorefrontEditor({ saved: draftStorefront(read), now }))
  const [ids] = useState(createServerIds)
  const [values] = useState(() => storefrontValues(editor, ids))
  /** Set once the editor of the record is there: what it knows now, though nothing of it is drawn yet. */
  const known = useRef(() => read)
  const [kind] = useState(() => storefrontKind({ values, ids, calls: pageCalls(calls), known: () => known.current() }))
  const open = useOpenRecord({ kind, values, record: read, mayWrite, title, onEvent: useStorefrontEvents() })
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
  const readOnly: ReadOnlyReason | undefined = !may('cp_storefront', 'update')
    ? 'rights'
    : !savesTrees
      ? 'service'
      : !mayEdit(lockView)
        ? 'locked'
        : open.stale
          ? 'conflict'
          : undefined
  const { storefront } = view
  const problems = useMemo(() => unnamed(storefront), [storefront])
  return { open, values, ids, page, live, view, editor, readOnly, problems }
}

/** Parts without a name that viewers could read: with one of them nothing is published (specification section 5). */
function unnamed({ store, tab, containers }: Storefront) {
  const tabs = [...tab.values()].filter(({ id }) => id !== OWN_TAB)
  return [store, ...tabs, ...containers.values()].filter(({ settings }) => nameListProblem(settings.names))
}
