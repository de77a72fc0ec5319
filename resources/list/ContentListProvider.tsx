import { ListContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useContentList } from './useContentList.ts'

/** The list of a resource type for everything inside: our parts (`useShownList`) and react-admin's (`useListContext`). */
export function ContentListProvider({ type, children }: { type: TypeSummary; children: ReactNode }) {
  return <ListContextProvider value={useContentList(type)}>{children}</ListContextProvider>
}
