import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../../ScheduleContext.ts'

/** A day in which nothing airs, by the warning's own words, and the ways out. */
export function EmptyDay({ day, isReadOnly }: { day: Day; isReadOnly: boolean }) {
  const translate = useTranslate()
  const { schedule, openDialog, now } = useSchedule()
  const hasPlans = useServiceHas('schedulePlans')
  const { from, to } = dayBounds(day, schedule.zone)
  return (
    <>
      {translate('warnings.dayNotFilled')}
      {!isReadOnly && to > now && (
        <>
          {' '}
          <Button
            size="small"
            tabIndex={-1}
            onClick={() => openDialog({ kind: 'fill', within: { from: Math.max(from, now), to } })}
          >
            {translate('scheduleLanes.fill')}
          </Button>
          {hasPlans && ' '}
          {hasPlans && (
            <Button size="small" tabIndex={-1} onClick={() => openDialog({ kind: 'templates', day })}>
              {translate('scheduleLanes.template')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
