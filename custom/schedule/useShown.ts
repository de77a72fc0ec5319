import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { searchOfShown, shownFromSearch } from './model/shown.ts'
import type { ShownChange } from './model/scheduleView.ts'

/** What of the schedule is shown, in the address; changes of it are no steps of the browser's history. */
export function useShown() {
  const [params, setParams] = useSearchParams()
  const { now } = useFormat()
  const shown = useMemo(() => shownFromSearch(params, now()), [params, now])
  const show = useCallback(
    (change: ShownChange) => setParams((before) => searchOfShown(before, change), { replace: true }),
    [setParams],
  )
  return { shown, show }
}
