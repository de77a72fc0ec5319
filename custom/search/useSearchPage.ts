import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { LONGEST_TERM } from './model/searchRequest.ts'
import type { Surface } from './model/createSearchCore.ts'
import { useSearchState, useSearchStore } from './useSearchStore.ts'

/** Query of the pages' addresses: a link to a search. */
const TERM = 'term'

/** A page of global search: it brings back what was kept, and asks anew in another product. */
export function useSearchPage(surface: Surface) {
  const { product } = useConsole()
  const store = useSearchStore()
  const state = useSearchState(store)
  const navigation = useNavigationType()
  const [cameBack] = useState(navigation === 'POP')
  const [params, setParams] = useSearchParams()
  const asked = params.get(TERM)
  useEffect(() => store.enter(surface, cameBack), [store, surface, cameBack, product])
  useEffect(() => {
    if (asked === null) return
    store.enter(surface, false, asked.slice(0, LONGEST_TERM))
    // Once it is taken over the field says what is looked for; an address would go on saying what was.
    setParams({}, { replace: true })
  }, [store, surface, asked, setParams])
  return { store, state, cameBack }
}
