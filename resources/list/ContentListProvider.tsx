import { ListContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { useContentList } from './useContentList.ts'

type ContentListProviderProps = { type: TypeSummary; within?: ListFilter | undefined; children: ReactNode }

/** The list of a resource type for everything inside: our parts (`useShownList`) and react-admin's (`useListContext`). */
export function ContentListProvider({ type, within, children }: ContentListProviderProps) {
  return <ListContextProvider value={useContentList(type, within)}>{children}</ListContextProvider>
}
