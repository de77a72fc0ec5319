import { useQueryClient } from '@tanstack/react-query'
import type { ListControllerResult } from 'ra-core'
import { useListController } from 'ra-core'
import { useEffect } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { ListFilter } from '#kit/context/providerTypes.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { ListColumns } from './listState.ts'
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
 * changes of the type without reloading.
 */
export function useContentList(type: TypeSummary): ContentList {
  const { column, order } = type.list.defaultSort
  const controller = useListController<ContentRow>({
    resource: type.type,
    sort: { field: column, order: order === 'asc' ? 'ASC' : 'DESC' },
    perPage: DEFAULT_PAGE_SIZE,
    exporter: false,
    disableAuthentication: true,
    storeKey: `list.${type.type}`,
    queryOptions: { placeholderData: (previous) => previous },
  })
  const meta = (controller.meta ?? {}) as { atLeast?: boolean }
  useRefreshOnPush(type)
  const columns = useListColumns(type.type)
  const setFilter = (filter: ListFilter) => controller.setFilters(filter, undefined, false)
  return {
    ...controller,
    ...columns,
    filter: (controller.filterValues ?? {}) as ListFilter,
    atLeast: meta.atLeast === true,
    setFilter,
  }
}

function useRefreshOnPush(type: TypeSummary): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = events.subscribe((event) => {
      if (event.urn !== catalogUrn(type.type) || timer) return
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
