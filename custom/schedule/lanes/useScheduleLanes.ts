import { useMemo, useState } from 'react'
import { useSchedule } from '../ScheduleContext.ts'
import type { LaneAxis, LaneSpan } from './model/dayAxis.ts'
import type { ScheduleLane } from './model/laneItem.ts'
import { createLaneCache } from './model/laneCache.ts'

type Settings = { axis: LaneAxis; isWholeLive: boolean; liveRoom: number; label: (span: LaneSpan) => string }

/** The lanes of an axis from the schedule on screen; a lane stays the same object as long as nothing in it changes. */
export function useScheduleLanes({ axis, isWholeLive, liveRoom, label }: Settings): readonly ScheduleLane[] {
  const { schedule, live, failures, titles, shown } = useSchedule()
  const [cache] = useState(createLaneCache)
  const hasGhosts = shown.ghosts && live !== undefined && live !== schedule
  const { lanes: spans } = axis
  return useMemo(
    () =>
      cache({
        ...{ schedule, failures, titles, spans, label, isWholeLive },
        live: hasGhosts ? live : undefined,
        liveRoom: hasGhosts ? liveRoom : undefined,
      }),
    [cache, schedule, failures, titles, spans, label, isWholeLive, hasGhosts, live, liveRoom],
  )
}
