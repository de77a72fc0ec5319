import { useTranslate } from 'ra-core'
import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { Icon } from '../icons/Icon.tsx'
import type { Timeline } from './state/createTimeline.ts'
import { Segments } from './ZoomControls.tsx'

type DayStepperProps = { timeline: Timeline; zone: string; now: number }

/** A day back, to today, a day on: at the same time of the day. */
export function DayStepper({ timeline, zone, now }: DayStepperProps) {
  const translate = useTranslate()
  const step = (by: number) => {
    const { from, to } = timeline.times()
    const middle = (from + to) / 2
    const day = dayOf(middle, zone)
    const [here, there] = [dayBounds(day, zone), dayBounds(by === 0 ? dayOf(now, zone) : shiftDay(day, by), zone)]
    timeline.jumpTo(from - here.from + there.from, 0)
  }
  return (
    <Segments role="group">
      <button type="button" aria-label={translate('timeline.dayBefore')} onClick={() => step(-1)}>
        <Icon name="chevronLeft" size="small" />
      </button>
      <button type="button" onClick={() => step(0)}>
        {translate('timeline.today')}
      </button>
      <button type="button" aria-label={translate('timeline.dayAfter')} onClick={() => step(1)}>
        <Icon name="chevronRight" size="small" />
      </button>
    </Segments>
  )
}
