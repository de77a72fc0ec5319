import type { StoreType } from '#contract/registry/ownFacts.ts'
import { NewStoreDialog } from './NewStoreDialog.tsx'
import { OwnList } from './OwnList.tsx'

/** The list with the question what the new one is called. */
export function NewInStore({ of }: { of: StoreType }) {
  return (
    <>
      <OwnList of={of} />
      <NewStoreDialog of={of} />
    </>
  )
}
