import { useMemo } from 'react'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { daysBetween } from '../model/shown.ts'

/** A dialog about the whole schedule; its words stand under `schedule.more.<kind>`. */
type ScheduleTask = { icon: IconName; dialog: ScheduleDialog; isOff: boolean }

/** The dialogs about the whole schedule that the service and the reader's rights allow, in the order of the menu. */
export function useScheduleTasks(): readonly ScheduleTask[] {
  const { schedule, shown, cursor, now, readOnly } = useSchedule()
  const hasPlans = useServiceHas('schedulePlans')
  const savesTogether = useServiceHas('schedulePlanning')
  return useMemo(() => {
    const on = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id) : undefined
    const at = cursor?.kind === 'time' ? cursor.at : on?.start
    const open = daysBetween(shown.from, shown.to).filter((day) => dayBounds(day, schedule.zone).to > now)
    const first = dayBounds(open[0] ?? shown.from, schedule.zone).from
    // Only days in which something airs can be copied.
    const filled = daysBetween(shown.from, shown.to).filter(
      (day) => airingsWithin(schedule, dayBounds(day, schedule.zone)).length > 0,
    )
    const place = Math.max(on ? endOf(on) : (at ?? first), now)
    const changes: { icon: IconName; dialog: ScheduleDialog }[] = [
      { icon: 'film', dialog: { kind: 'strip' } },
      { icon: 'columns', dialog: { kind: 'paste', at: place } },
      { icon: 'copy', dialog: { kind: 'copyTo', days: filled } },
      ...(savesTogether ? [{ icon: 'copy' as const, dialog: { kind: 'copyToChannels' as const, days: filled } }] : []),
      { icon: 'loop', dialog: { kind: 'loop' } },
      ...(hasPlans
        ? [
            { icon: 'layers' as const, dialog: { kind: 'templates' as const } },
            { icon: 'merge' as const, dialog: { kind: 'branches' as const } },
          ]
        : []),
    ]
    return [
      ...changes.map((task) => ({
        ...task,
        isOff: readOnly !== undefined || ('days' in task.dialog && task.dialog.days.length === 0),
      })),
      { icon: 'play', dialog: { kind: 'playAt', at: at ?? now }, isOff: false },
      { icon: 'list', dialog: { kind: 'print' }, isOff: false },
    ]
  }, [schedule, shown.from, shown.to, cursor, now, readOnly, hasPlans, savesTogether])
}
