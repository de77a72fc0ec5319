import type { StoreType } from '#contract/registry/storeTypes.ts'
import { NewStoreDialog } from './NewStoreDialog.tsx'
import { StoreList } from './StoreList.tsx'

/** The list with the question what the new one is called. */
export function NewInStore({ of }: { of: StoreType }) {
  return (
    <>
      <StoreList of={of} />
      <NewStoreDialog of={of} />
    </>
  )
}
