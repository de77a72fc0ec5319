import { useLocale } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { lensFromSearch, searchOfLens } from './model/lensAddress.ts'
import type { LensChange } from './model/storefrontView.ts'

/** The lens, in the address; changes of it are no steps of the browser's history. */
export function useLens() {
  const [params, setParams] = useSearchParams()
  const language = useLocale()
  const lens = useMemo(() => lensFromSearch(params, language), [params, language])
  const setLens = useCallback(
    (change: LensChange) => setParams((before) => searchOfLens(before, change), { replace: true }),
    [setParams],
  )
  return { lens, setLens }
}
