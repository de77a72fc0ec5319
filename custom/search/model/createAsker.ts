import type { SearchFacets, SearchHit } from '#contract/schemas/search.ts'
import { SEARCHES_PER_SECOND } from '#contract/values/limits.ts'
import type { Calls, Page } from '#kit/parts/context/providerTypes.ts'
import type { SearchRequest } from './searchRequest.ts'
import { requestKey } from './searchRequest.ts'

export type SearchCalls = Pick<Calls, 'searchContent' | 'countSearchFacets' | 'listSearchFilterKeys'>
/** `after` is the cursor of the page before, where the answer to that one gave it. */
type RequestedPage = { pageNumber: number; pageSize: number }

type Answers = {
  onHits: (page: Page<SearchHit>) => void
  onFacets: (facets: SearchFacets) => void
  onFailed: (error: unknown) => void
}

/** Between two keys of somebody who types on, in ms. */
export const PAUSE_MS = 150
/** The server takes so many searches a second from one person. */
const GAP_MS = 1000 / SEARCHES_PER_SECOND

/**
 * Asks for hits and counts, both at once. A newer question cancels the older one, so that no late answer ever covers a
 * newer one; counts are asked again only when term or filter changed, not for another page.
 */
export function createAsker(calls: SearchCalls, answers: Answers) {
  const hits = createHitsQuestion(calls, answers)
  const counts = createCountsQuestion(calls, answers)
  let stop: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isResting = false

  const cancel = () => {
    clearTimeout(timer)
    stop?.abort()
    stop = undefined
  }
  const ask = (params: SearchRequest, page: RequestedPage) => {
    const { signal } = (stop = new AbortController())
    isResting = true
    setTimeout(() => (isResting = false), GAP_MS)
    hits.ask(params, page, signal)
    counts.ask(params, signal)
  }
  return {
    cancel: () => {
      cancel()
      counts.forget()
      hits.forget()
    },
    ask: (params: SearchRequest, page: RequestedPage, pause = 0) => {
      cancel()
      timer = setTimeout(() => ask(params, page), Math.max(pause, isResting ? GAP_MS : 0))
    },
    /** The next answer's counts are asked for anew: what is stored may have changed. */
    recount: counts.forget,
  }
}

/** The page that follows the last one is asked for by its cursor, any other by its number. */
function createHitsQuestion(calls: SearchCalls, { onHits, onFailed }: Answers) {
  let last: { key: string; page: number; next: string | undefined } | undefined
  return {
    forget: () => void (last = undefined),
    ask: (params: SearchRequest, { pageNumber, pageSize }: RequestedPage, signal: AbortSignal) => {
      const key = `${pageSize} ${requestKey(params)}`
      const cursor = last?.key === key && last.page === pageNumber - 1 ? last.next : undefined
      calls
        .searchContent({ query: { ...params, pageSize, ...(cursor ? { after: cursor } : { pageNumber }) }, signal })
        .then((page) => {
          if (signal.aborted) return
          last = { key, page: pageNumber, next: page.next }
          onHits(page)
        })
        .catch((error: unknown) => !signal.aborted && onFailed(error))
    },
  }
}

function createCountsQuestion(calls: SearchCalls, { onFacets }: Answers) {
  let counted = ''
  return {
    forget: () => void (counted = ''),
    ask: (params: SearchRequest, signal: AbortSignal) => {
      const key = requestKey(params)
      if (counted === key) return
      calls
        .countSearchFacets({ query: params, signal })
        .then((facets) => {
          if (signal.aborted) return
          counted = key
          onFacets(facets)
        })
        // Without counts the hits still stand; whatever ails the service, the hits will say.
        .catch(() => undefined)
    },
  }
}
