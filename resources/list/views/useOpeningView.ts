import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { useViews } from '#kit/parts/views/useViews.ts'
import { filterOf } from '#kit/parts/views/viewState.ts'
import type { ListColumns } from '#contract/rules/filters/columnsFrom.ts'

type Opening = { filter: ListFilter; sort: { field: string; order: 'ASC' | 'DESC' } | undefined }

/** The view that the user wants this list to open with; an address that says more goes before it. */
export function useOpeningView(type: TypeSummary): Opening | undefined {
  const { views, preferences } = useViews()
  const id = preferences.standard[type.type]
  return useMemo(() => {
    const found = id === undefined ? undefined : views.find((one) => one.id === id && one.view.cty === type.type)
    return found && { filter: filterOf(found.view, found.id), sort: found.view.sort }
  }, [views, id, type.type])
}

/** The columns of the view that the list shows. */
export function useViewColumns(id: string | undefined): ListColumns | undefined {
  const { views } = useViews()
  return id === undefined ? undefined : views.find((one) => one.id === id)?.view.columns
}
