import { useEffect, useRef } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { useViews } from '#kit/parts/views/useViews.ts'
import { isSameView, viewOf } from '#kit/parts/views/viewState.ts'
import type { ContentList } from '../useContentList.ts'
import { useShownList } from '../useShownList.ts'

type ShownView = {
  /** The saved view that the list was opened with. */
  active: SavedView | undefined
  /** What the list shows now. */
  shown: ListView
  /** Whether that differs from the view, or without one from the plain list. */
  isChanged: boolean
}

/** The list's state beside the saved view that it was opened with. */
export function useListView(type: TypeSummary): ShownView {
  const list = useShownList()
  const { views, storage } = useViews()
  const id = list.filter.view
  const active = id === undefined ? undefined : views.find((one) => one.id === id)
  useSayGone(list, active, storage !== undefined)
  const { column, order } = type.list.defaultSort
  const sort = { field: column, order: order === 'asc' ? ('ASC' as const) : ('DESC' as const) }
  const shown = viewOf({
    type: type.type,
    filter: list.filter,
    sort: list.sort,
    columns: list.columns && [...list.columns],
  })
  const plain: ListView = { cty: type.type, filter: [], match: 'ALL', sort }
  return { active, shown, isChanged: !isSameView(active?.view ?? plain, shown, sort) }
}

/**
 * An address may name a view that is gone, or that was never this reader's: its filters stand in the address. One that
 * was open here just before was deleted here, and that was told already.
 */
function useSayGone({ filter, setFilter }: ContentList, active: SavedView | undefined, isLoaded: boolean): void {
  const notice = useNotice()
  const wasOpen = useRef<string>(undefined)
  const id = filter.view
  const isGone = id !== undefined && isLoaded && !active
  const leave = () => {
    if (!isGone) return
    const { view: _view, ...rest } = filter
    if (wasOpen.current !== id) notice('info', 'views.gone')
    setFilter(rest)
  }
  const latest = useRef(leave)
  useEffect(() => {
    latest.current = leave
    if (active) wasOpen.current = active.id
  })
  useEffect(() => latest.current(), [isGone, id])
}
