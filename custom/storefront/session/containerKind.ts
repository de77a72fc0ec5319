import { CONTAINER_URN } from '#contract/values/storefront.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import type { StoredPage } from './storedPage.ts'
import { storefrontKind, type PageVerb } from './storefrontKind.ts'

type Parts = Parameters<typeof storefrontKind>[0]

/** One container as a kind of record: lock, journal, retries and merge go by its own id (calls: `containerCalls`). */
export function containerKind(id: string, parts: Parts): RecordKind<StoredPage, PageVerb> {
  const kind = storefrontKind(parts)
  return { ...kind, urn: CONTAINER_URN, headOf: (page) => ({ ...kind.headOf(page), id }) }
}
