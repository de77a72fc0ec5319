import { useMemo } from 'react'
import { dayBounds, dayOf, type Day } from '#contract/rules/dates/zoneDays.ts'
import { openHolesIn } from '#contract/rules/schedule/model/holes.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
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
    const days = daysBetween(shown.from, shown.to)
    const open = days.filter((day) => dayBounds(day, schedule.zone).to > now)
    const first = dayBounds(open[0] ?? shown.from, schedule.zone).from
    // Only days in which something airs can be copied.
    const filled = days.filter((day) => airingsWithin(schedule, dayBounds(day, schedule.zone)).length > 0)
    const place = Math.max(on ? endOf(on) : (at ?? first), now)
    const changes: { icon: IconName; dialog: ScheduleDialog }[] = [
      { icon: 'spark', dialog: { kind: 'interstitials', within: partToFill(schedule, days, { now, at }) } },
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
      { icon: 'broadcast', dialog: { kind: 'playout' }, isOff: false },
      { icon: 'play', dialog: { kind: 'playAt', at: at ?? now }, isOff: false },
      { icon: 'list', dialog: { kind: 'print' }, isOff: false },
    ]
  }, [schedule, shown.from, shown.to, cursor, now, readOnly, hasPlans, savesTogether])
}

/** The free time that the cursor is in, else the first that is left of some days, within one day; else the rest of the first. */
function partToFill(
  schedule: Schedule,
  days: readonly Day[],
  { now, at }: { now: number; at: number | undefined },
): TimeRange {
  const bounds = days.map((day) => dayBounds(day, schedule.zone))
  const holes = openHolesIn(schedule, bounds, now)
  const hole = holes.find(({ from, to }) => at !== undefined && at >= from && at < to) ?? holes[0]
  const near = hole?.from ?? Math.max(now, bounds[0]?.from ?? now)
  const day = dayBounds(dayOf(near, schedule.zone), schedule.zone)
  return (hole && sharedRange(hole, day)) ?? { from: near, to: day.to }
}
