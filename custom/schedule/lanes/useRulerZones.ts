import { useMemo } from 'react'
import { zoneCity } from '#kit/parts/format/zoneCity.ts'
import type { RulerZone } from '#kit/parts/timeline/parts/Rulers.tsx'
import { useSchedule } from '../ScheduleContext.ts'

/** The rulers of a schedule: the zone that bounds its days, and the reader's own where that is another. */
export function useRulerZones(): readonly [RulerZone, ...RulerZone[]] {
  const { channel, mine } = useSchedule().zones
  return useMemo(() => {
    const first = { zone: channel, label: zoneCity(channel) }
    return channel === mine ? [first] : [first, { zone: mine, label: zoneCity(mine) }]
  }, [channel, mine])
}
