import { useContext, useEffect, useState } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { recentPicks } from './recentPicks.ts'

/** How many are offered; more are found by typing on. */
const OFFERED = 20
/** Between two keys of somebody who types on. */
const PAUSE_MS = 150

export type Found = {
  state: 'recent' | 'short' | 'searching' | 'found' | 'failed'
  rows: readonly ContentRow[]
  /** Further ones that fit. */
  more: number
}

const NONE: Found = { state: 'recent', rows: [], more: 0 }

/**
 * Documents of the types that fit a term, from the server's search index: names and descriptions in every language, and
 * ids. Without a term, those chosen last. A newer term cancels the question for the older one.
 */
export function useReferenceSearch(term: string, types: readonly string[], isOpen: boolean): Found {
  const calls = useContext(ConsoleContext)?.calls
  const [found, setFound] = useState<Found & { term: string }>({ ...NONE, term: '' })
  const cty = types.join(',')
  const wanted = term.trim()
  const isShort = wanted !== '' && !termLongEnough(wanted)
  useEffect(() => {
    if (!isOpen || !calls || isShort) return
    const stop = new AbortController()
    const answer = (next: Found) => !stop.signal.aborted && setFound({ ...next, term: wanted })
    const timer = setTimeout(
      () => {
        ask(calls, wanted, cty.split(',').filter(Boolean), stop.signal).then(answer, () =>
          answer({ state: 'failed', rows: [], more: 0 }),
        )
      },
      wanted === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [calls, wanted, cty, isOpen, isShort])
  if (isShort) return { state: 'short', rows: [], more: 0 }
  if (found.term === wanted) return found
  return { ...(wanted === '' ? NONE : found), state: wanted === '' ? 'recent' : 'searching' }
}

type SearchCalls = Pick<MarqueeDataProvider, 'filterContent' | 'getMany'>

async function ask(calls: SearchCalls, term: string, types: string[], signal: AbortSignal): Promise<Found> {
  if (term === '') {
    const ids = recentPicks(types)
    const rows = ids.length > 0 ? (await calls.getMany<ContentRow>('anyType', { ids: [...ids], signal })).data : []
    return { state: 'recent', rows, more: 0 }
  }
  const { rows, count } = await calls.filterContent({
    body: { cty: types, filter: [{ field: 'term', term, operator: 'contains' }], sortBy: 'name', pageSize: OFFERED },
    signal,
  })
  return { state: 'found', rows, more: Math.max(0, count - rows.length) }
}
