import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { Surface } from './model/createSearchStore.ts'
import { useSearchState, useSearchStore } from './useSearchStore.ts'

/** A page of global search: it brings back what was kept, and asks anew in another product. */
export function useSearchPage(surface: Surface) {
  const { product } = useConsole()
  const store = useSearchStore()
  const state = useSearchState(store)
  const navigation = useNavigationType()
  const [cameBack] = useState(navigation === 'POP')
  useEffect(() => store.enter(surface, cameBack), [store, surface, cameBack, product])
  return { store, state, cameBack }
}
