import { useMemo } from 'react'
import { useSchedule } from '../ScheduleContext.ts'
import { daysBetween } from '../model/shown.ts'
import { warningGroups, type WarningGroup } from './warningGroups.ts'

/** What is wrong in the days on screen, by code. */
export function useWarningGroups(): readonly WarningGroup[] {
  const { schedule, shown, warnings, failures, now } = useSchedule()
  return useMemo(() => {
    const days = daysBetween(shown.from, shown.to).filter((day) => schedule.days.has(day))
    return warningGroups({ schedule, days, warnings, failures, now })
  }, [schedule, shown.from, shown.to, warnings, failures, now])
}
