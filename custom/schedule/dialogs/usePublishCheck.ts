import { useEffect, useEffectEvent, useState } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleCheck, ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { WARNING_NAMES } from '#contract/values/warnings.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { PublishDay } from '../model/publishPlan.ts'
import { daysToPublish } from '../session/daysToSave.ts'

/** The last answer, and the schedule that it was about: of another one it says nothing. */
type Answer = { schedule: Schedule; byDay: ReadonlyMap<Day, ScheduleCheck> }

/**
 * What the service says of publishing days together, asked anew whenever other days are chosen or the schedule changes:
 * what is held and why, and what it warns of. Until it has answered of this schedule, and at a service that is not asked, a day stands as
 * it was worked out here.
 */
export function usePublishCheck(days: readonly Day[]): (day: PublishDay) => PublishDay {
  const { calls } = useConsole()
  const isServed = useServiceHas('schedulePlanning')
  const { channel, saved, schedule, now } = useSchedule()
  const [answer, setAnswer] = useState<Answer>()
  const chosen = days.join(',')
  const daysSent = useEffectEvent(() =>
    daysToPublish(saved, schedule, chosen.split(','), now).map(({ rev: _rev, ...day }) => day),
  )
  useEffect(() => {
    if (!isServed || chosen === '') return
    const asking = new AbortController()
    calls.checkSchedule({ body: { cs: channel.cs, days: daysSent() }, signal: asking.signal }).then(
      (rows) => setAnswer({ schedule, byDay: new Map(rows.map((row) => [row.dt, row])) }),
      // The publish itself will say what is wrong.
      () => undefined,
    )
    return () => asking.abort()
  }, [calls, isServed, channel.cs, saved, schedule, chosen])
  return (day) => asChecked(day, answer?.schedule === schedule ? answer.byDay.get(day.day) : undefined)
}

function asChecked(day: PublishDay, check: ScheduleCheck | undefined): PublishDay {
  if (!check || day.outcome === 'held') return day
  const warnings = check.wrng.flatMap(({ code }) =>
    code in WARNING_NAMES ? [{ code: code as ScheduleWarningCode }] : [],
  )
  if (check.held && check.reason) return { ...day, outcome: 'held', reason: check.reason, warnings }
  return { ...day, outcome: warnings.length > 0 ? 'warns' : 'publishes', warnings }
}
