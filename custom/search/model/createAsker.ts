import type { SearchFacets } from '#contract/schemas/search.ts'
import { SEARCHES_PER_SECOND } from '#contract/values/limits.ts'
import type { MarqueeDataProvider, SearchPage } from '#kit/context/providerTypes.ts'
import type { SearchWish } from './searchWish.ts'
import { wishKey } from './searchWish.ts'

export type SearchCalls = Pick<MarqueeDataProvider, 'searchContent' | 'countSearchFacets' | 'listSearchFilterKeys'>
/** `after` is the cursor of the page before, where the answer to that one gave it. */
export type AskedPage = { pageNumber: number; pageSize: number }

type Answers = {
  onHits: (page: SearchPage) => void
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
  let stop: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isResting = false
  let counted = ''
  let last = { key: '', page: 0, next: undefined as string | undefined }

  const cancel = () => {
    clearTimeout(timer)
    stop?.abort()
    stop = undefined
  }

  const askHits = (wish: SearchWish, { pageNumber, pageSize }: AskedPage, signal: AbortSignal) => {
    const key = `${pageSize} ${wishKey(wish)}`
    const cursor = last.key === key && last.page === pageNumber - 1 ? last.next : undefined
    calls
      .searchContent({ ...wish, pageSize, ...(cursor ? { after: cursor } : { pageNumber }) }, signal)
      .then((page) => {
        if (signal.aborted) return
        last = { key, page: pageNumber, next: page.next }
        answers.onHits(page)
      })
      .catch((error: unknown) => !signal.aborted && answers.onFailed(error))
  }

  const askCounts = (wish: SearchWish, signal: AbortSignal) => {
    const key = wishKey(wish)
    if (counted === key) return
    calls
      .countSearchFacets(wish, signal)
      .then((facets) => {
        if (signal.aborted) return
        counted = key
        answers.onFacets(facets)
      })
      // Without counts the hits still stand; whatever ails the service, the hits will say.
      .catch(() => undefined)
  }

  const ask = (wish: SearchWish, page: AskedPage) => {
    const { signal } = (stop = new AbortController())
    isResting = true
    setTimeout(() => (isResting = false), GAP_MS)
    askHits(wish, page, signal)
    askCounts(wish, signal)
  }

  return {
    cancel: () => {
      cancel()
      counted = ''
      last = { key: '', page: 0, next: undefined }
    },
    ask: (wish: SearchWish, page: AskedPage, pause = 0) => {
      cancel()
      timer = setTimeout(() => ask(wish, page), Math.max(pause, isResting ? GAP_MS : 0))
    },
    /** The next answer's counts are asked for anew: what is stored may have changed. */
    recount: () => void (counted = ''),
  }
}

export type Asker = ReturnType<typeof createAsker>
