import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/values/limits.ts'
import { readStored } from '#kit/parts/settings/storedJson.ts'
import type { Retained, SearchState } from './searchState.ts'
import { isSearchStatus } from './searchState.ts'
import { storedEntries } from './storedFilter.ts'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const TERM = 'marquee-search'
const PAGE = 'marquee-search-page'
const FILTER = 'marquee-search-filter'
const RETAINED = 'marquee-search-retained'

/**
 * What outlives a reload of the global search pages (specification section 4): the text in local storage, page number
 * and filters in session storage; all of it goes on leaving. What was retained for the way back stays, for this tab.
 */
export function createSearchMemory(local: Kept, session: Kept) {
  const forget = () => {
    local.removeItem(TERM)
    session.removeItem(PAGE)
    session.removeItem(FILTER)
  }
  return {
    keep: ({ searchTerm, page, perPage, status, lookupFilter }: SearchState) => {
      put(local, TERM, searchTerm)
      put(session, PAGE, page > 1 ? String(page) : '')
      put(session, FILTER, JSON.stringify({ status, filter: lookupFilter.filter, perPage }))
    },
    /** As it was kept; storage is input like any other, so that what does not fit is left out. */
    read: (): Omit<Retained, 'hit'> | undefined => {
      const term = local.getItem(TERM)
      if (!term) return undefined
      return retainedFrom({ ...stored(session, FILTER), term, page: Number(session.getItem(PAGE)) })
    },
    forget,
    /** The pages are left, be it by loading another address: what this tab kept goes, not what another tab searches. */
    leave: () => {
      if (session.getItem(FILTER) !== null) forget()
    },
    retain: (retained: Retained | undefined) => put(session, RETAINED, retained ? JSON.stringify(retained) : ''),
    retained: (): Retained | undefined => {
      const kept = stored(session, RETAINED)
      return typeof kept.term === 'string' && kept.term ? retainedFrom(kept) : undefined
    },
  }
}

export type SearchMemory = ReturnType<typeof createSearchMemory>

function put(storage: Kept, key: string, text: string): void {
  try {
    if (text) storage.setItem(key, text)
    else storage.removeItem(key)
  } catch {
    // A full or forbidden storage costs the reload its text, never the search.
  }
}

function stored(storage: Kept, key: string): Record<string, unknown> {
  const value = readStored(storage, key)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function retainedFrom(kept: Record<string, unknown>): Retained {
  const count = (value: unknown, otherwise: number) =>
    Number.isInteger(value) && Number(value) > 0 ? Number(value) : otherwise
  return {
    term: String(kept.term),
    status: isSearchStatus(kept.status) ? kept.status : 'all',
    filter: storedEntries(kept.filter),
    page: count(kept.page, 1),
    perPage: PAGE_SIZES.find((size) => size === kept.perPage) ?? DEFAULT_PAGE_SIZE,
    hit: typeof kept.hit === 'string' ? kept.hit : '',
  }
}
