import { useEffect, useState } from 'react'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { ScheduleCheck, ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import { WARNING_NAMES } from '#contract/values/warnings.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { PublishDay } from '../model/publishPlan.ts'
import { daysToPublish } from '../session/daysToSave.ts'

/**
 * What the service says of publishing days together, asked anew whenever other days are chosen: what is held and why,
 * and what it warns of. Until it has answered, and at a service that is not asked, a day stands as it was worked out here.
 */
export function usePublishCheck(days: readonly Day[]): (day: PublishDay) => PublishDay {
  const { calls } = useConsole()
  const isServed = useServiceHas('schedulePlanning')
  const { channel, saved, schedule, now } = useSchedule()
  const [checks, setChecks] = useState<ReadonlyMap<Day, ScheduleCheck>>(new Map())
  const chosen = days.join(',')
  useEffect(() => {
    if (!isServed || chosen === '') return
    const asking = new AbortController()
    const sent = daysToPublish(saved, schedule, chosen.split(','), now).map(({ rev: _rev, ...day }) => day)
    calls.checkSchedule({ body: { cs: channel.cs, days: sent }, signal: asking.signal }).then(
      (rows) => setChecks((before) => new Map([...before, ...rows.map((row) => [row.dt, row] as const)])),
      // The publish itself will say what is wrong.
      () => undefined,
    )
    return () => asking.abort()
  }, [calls, isServed, channel.cs, saved, schedule, chosen, now])
  return (day) => asChecked(day, checks.get(day.day))
}

function asChecked(day: PublishDay, check: ScheduleCheck | undefined): PublishDay {
  if (!check || day.outcome === 'held') return day
  const warnings = check.wrng.flatMap(({ code }) =>
    code in WARNING_NAMES ? [{ code: code as ScheduleWarningCode }] : [],
  )
  if (check.held && check.reason) return { ...day, outcome: 'held', reason: check.reason, warnings }
  return { ...day, outcome: warnings.length > 0 ? 'warns' : 'publishes', warnings }
}
