import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import type { Reviewed } from '#kit/parts/review/useDocumentNotes.ts'
import { useStorefront } from './StorefrontContext.ts'

/** The open page, or the container that is opened by itself, as notes and review links name it. */
export function useReviewedPage(): Reviewed {
  const { storefront, only } = useStorefront()
  return { urn: only === undefined ? PAGE_URN : CONTAINER_URN, id: only ?? storefront.store.id, page: 'cp_storefront' }
}
