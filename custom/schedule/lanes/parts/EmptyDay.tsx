import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { LaneSpan } from '../model/dayAxis.ts'

/** A day in which nothing airs, by the warning's own words, and the ways out. */
export function EmptyDay({ span, isReadOnly }: { span: LaneSpan; isReadOnly: boolean }) {
  const translate = useTranslate()
  const { openDialog, now } = useSchedule()
  const hasPlans = useServiceHas('schedulePlans')
  const { from, to } = span.bounds
  return (
    <>
      {translate('errors.schedule.dayNotFilled')}
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
            <Button size="small" tabIndex={-1} onClick={() => openDialog({ kind: 'templates', day: span.key })}>
              {translate('scheduleLanes.template')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
