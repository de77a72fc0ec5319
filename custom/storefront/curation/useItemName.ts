import { useLocale } from 'ra-core'
import type { Chosen } from '#contract/rules/storefront/curation/entry.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useReference } from '#kit/forms/references/useReference.ts'

/** What a chosen title is called: the name that it was chosen by, else the catalogue's, else its id. */
export function useItemName({ id, name }: Chosen): string {
  const language = useLocale()
  const state = useReference(name === undefined ? id : undefined)
  return name ?? ((state.kind === 'found' && titleOf(state.row, language)) || id)
}
