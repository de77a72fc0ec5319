import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { GuideView } from './model/guideView.ts'
import { searchOfView, viewFromSearch } from './model/guideView.ts'

/** What is shown, in the address; changes of it are no steps of the browser's history. */
export function useGuideView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewFromSearch(params), [params])
  const change = useCallback(
    (part: Partial<GuideView>) => setParams((before) => searchOfView(before, part), { replace: true }),
    [setParams],
  )
  return { view, change }
}
