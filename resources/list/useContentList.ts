import { useQueryClient } from '@tanstack/react-query'
import type { ListControllerResult, SortPayload } from 'ra-core'
import { useListController } from 'ra-core'
import { useCallback, useEffect, useMemo } from 'react'
import { listUrn } from '#contract/registry/ownFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFittingFilter, useSayDropped } from './filters/useFittingFilter.ts'
import type { ListColumns } from '#contract/rules/filters/columnsFrom.ts'
import { listFilterFrom } from '#contract/rules/filters/listFilterFrom.ts'
import { withEntries } from './listState.ts'
import { useOpeningView, useViewColumns } from './views/useOpeningView.ts'
import { useListColumns } from './views/useListColumns.ts'

export type ContentList = ListControllerResult<ContentRow> & {
  filter: ListFilter
  atLeast: boolean
  setFilter: (filter: ListFilter) => void
  /** Chosen columns; undefined: the type document's. */
  columns: ListColumns | undefined
  setColumns: (columns: ListColumns | undefined) => void
}

/** Pushed changes are gathered this long, so that a busy server does not make the list ask at each one. */
const REFRESH_MS = 400

/**
 * The page of a list: state in the address, the neighbour page by cursor, any other by number. Rows follow pushed
 * changes of the type without reloading. `within` is what no filter of the user leads beyond.
 */
export function useContentList(type: TypeSummary, within?: ListFilter): ContentList {
  const { column, order } = type.list.defaultSort
  const zone = useFormat().settings.timeZone
  const fitting = useFittingFilter(type)
  const opening = useOpeningView(type)
  // Another object would make react-admin put the list's state into the address again: after one has gone elsewhere,
  // while the list still stands, that would lead back to it.
  const sort = useMemo<SortPayload>(
    () => opening?.sort ?? { field: column, order: order === 'asc' ? 'ASC' : 'DESC' },
    [opening, column, order],
  )
  const controller = useListController<ContentRow>({
    resource: type.type,
    sort,
    filterDefaultValues: opening?.filter ?? NO_FILTER,
    filter: { zone, ...within, ...(fitting.entries ? { entries: fitting.entries } : {}) },
    perPage: DEFAULT_PAGE_SIZE,
    storeKey: `list.${type.type}`,
    queryOptions: { placeholderData: (previous) => previous, onError: toldInPlace },
  })
  const meta = (controller.meta ?? {}) as { atLeast?: boolean }
  useTellStale(type, controller)
  useRefreshOnPush(type)
  const { filterValues } = controller
  const asked = useMemo(() => listFilterFrom<ListFilter>(filterValues), [filterValues])
  const filter = fitting.entries ? withEntries(asked, fitting.entries) : asked
  const { setFilters } = controller
  const setFilter = useCallback((next: ListFilter) => setFilters(next, undefined, false), [setFilters])
  useSayDropped(fitting, asked, setFilter)
  const columns = useListColumns(type.type, filter.view, useViewColumns(filter.view))
  return { ...controller, ...columns, filter, atLeast: meta.atLeast === true, setFilter }
}

const NO_FILTER: ListFilter = {}
/** React-admin would tell in passing what stands in the list's place already. */
const toldInPlace = () => undefined

/** Rows that could not be read anew stay, and nothing in their place says so. */
function useTellStale({ type }: TypeSummary, { error, data }: Pick<ListControllerResult, 'error' | 'data'>): void {
  const tellError = useErrorNotice()
  const isStale = data !== undefined
  useEffect(() => {
    if (error && isStale) tellError(error, { type })
  }, [error, isStale, tellError, type])
}

function useRefreshOnPush(type: TypeSummary): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = events.subscribe((event) => {
      if (event.urn !== listUrn(type.type) || timer) return
      timer = setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: [type.type, 'getList'] })
      }, REFRESH_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [events, client, type.type])
}
