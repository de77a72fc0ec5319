import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { airingInSearch, withoutAiring } from './model/airingInAddress.ts'
import { useSchedule } from './ScheduleContext.ts'

/** Goes to the airing that the address leads to, or to its time where the schedule no longer has it. */
export function useAiringInAddress(): void {
  const [params, setParams] = useSearchParams()
  const { schedule, goTo, select, showPanel } = useSchedule()
  const wanted = params.get('airing')
  const go = useEffectEvent(() => {
    const airing = airingInSearch(params)
    if (!airing) return
    const isThere = schedule.byId.has(airing.id)
    if (isThere) {
      select([airing.id])
      showPanel('details')
    }
    goTo(isThere ? { kind: 'airing', id: airing.id } : { kind: 'time', at: airing.at })
    setParams(withoutAiring, { replace: true })
  })
  useEffect(() => {
    if (wanted !== null) go()
  }, [wanted])
}
