import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { searchOfView, viewFromSearch, type BoardView } from './model/boardView.ts'

/** What is filtered, in the address; changes of it are no steps of the browser's history. */
export function useBoardView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewFromSearch(params), [params])
  const change = useCallback(
    (part: Partial<BoardView>) => setParams((before) => searchOfView(before, part), { replace: true }),
    [setParams],
  )
  return { view, change }
}
