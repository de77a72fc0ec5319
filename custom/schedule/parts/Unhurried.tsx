import { useDeferredValue, type ReactNode } from 'react'
import { ScheduleContext, useSchedule } from '../ScheduleContext.ts'

/**
 * What stands beside the schedule follows it a moment later: a drop shows where something landed first, and then what
 * that means. `children` have to be the same elements each time, or they would be drawn both times.
 */
export function Unhurried({ children }: { children: ReactNode }) {
  return <ScheduleContext value={useDeferredValue(useSchedule())}>{children}</ScheduleContext>
}
