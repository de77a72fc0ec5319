import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { CalendarView } from './model/calendarView.ts'
import { searchOfView, viewFromSearch } from './model/calendarView.ts'

/** What is shown, in the address; changes of it are no steps of the browser's history. */
export function useCalendarView() {
  const [params, setParams] = useSearchParams()
  const view = useMemo(() => viewFromSearch(params), [params])
  const change = useCallback(
    (part: Partial<CalendarView>) => setParams((before) => searchOfView(before, part), { replace: true }),
    [setParams],
  )
  return { view, change }
}
