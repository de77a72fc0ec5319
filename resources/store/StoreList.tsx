import { ResourceContextProvider } from 'ra-core'
import type { StoreType } from '#contract/registry/storeTypes.ts'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { TypeList } from '../list/ContentList.tsx'
import { ContentListProvider } from '../list/ContentListProvider.tsx'

/** The list of storefronts, collections or containers: the generated list over a type that has no document (section 2). */
export function StoreList({ of }: { of: StoreType }) {
  const type = STORE_TYPES[of]
  return (
    <ResourceContextProvider value={of}>
      <ContentListProvider key={of} type={type}>
        <TypeList type={type} />
      </ContentListProvider>
    </ResourceContextProvider>
  )
}
