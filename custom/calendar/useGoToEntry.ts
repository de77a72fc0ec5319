import { useEffect, useState } from 'react'
import { useCalendar } from './CalendarContext.ts'
import type { CalendarEntry } from './model/calendarEntry.ts'

/** Goes to the bar of an entry, and takes the keyboard there, once it stands in a lane. */
export function useGoToEntry(isGrid: boolean): (entry: CalendarEntry) => void {
  const { timeline, lanes } = useCalendar()
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined || !isGrid) return
    const isWanted = ({ key }: CalendarEntry) => key === wanted
    for (const [index, { key, items = [] }] of lanes.entries()) {
      const item = items.find((one) => one.kind === 'entry' && isWanted(one.entry))
      if (!item) continue
      timeline.goTo({ lane: key, item: item.key, cursor: item.from }, index, item)
      return setWanted(undefined)
    }
  }, [wanted, isGrid, lanes, timeline])
  return ({ key }) => setWanted(key)
}
