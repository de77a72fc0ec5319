import { useMemo } from 'react'
import type { CalendarEntry } from '../model/calendarEntry.ts'
import { dateChanges, daysAround, type DateChange } from '../model/dateChanges.ts'
import { useCalendarView } from '../useCalendarView.ts'

/** The moment that is looked at. */
export type AsOf = {
  at: number
  /** Another one than now. */
  isSet: boolean
  /** When something begins or ends in the days around it. */
  changes: readonly DateChange[]
  /** To another moment; undefined: now. */
  go: (at: number | undefined) => void
}

/** The moment in the address, with what changes around it. */
export function useAsOf(now: number, zone: string, entries: readonly CalendarEntry[]): AsOf {
  const { view, change } = useCalendarView()
  const at = view.asOf ?? now
  const { from, to } = daysAround(at, zone)
  const changes = useMemo(() => dateChanges(entries, { from, to }), [entries, from, to])
  return {
    ...{ at, changes, isSet: view.asOf !== undefined },
    go: (moment) => change({ asOf: moment === now ? undefined : moment }),
  }
}
