import { useCallback } from 'react'
import { useSchedule } from '../ScheduleContext.ts'

/** Goes to an airing, which is selected then, or to an instant (epoch ms) at which nothing airs. */
export function useJump() {
  const { goTo, select } = useSchedule()
  return useCallback(
    (place: { id: string } | { at: number }) => {
      if ('id' in place) {
        select([place.id])
        goTo({ kind: 'airing', id: place.id })
      } else {
        select([])
        goTo({ kind: 'time', at: place.at })
      }
    },
    [goTo, select],
  )
}
