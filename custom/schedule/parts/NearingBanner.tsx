import Button from '@mui/material/Button'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { DayAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { loopAhead } from '#contract/rules/schedule/ahead/loopAhead.ts'
import { nearingDays, type NearingDay } from '#contract/rules/schedule/ahead/nearingDays.ts'
import { holesIn } from '#contract/rules/schedule/model/holes.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useSchedule, type ScheduleScreen } from '../ScheduleContext.ts'
import { clockText } from '../model/scheduleWords.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Days within twelve hours of air of which viewers have nothing, or not all: the server tells others of the same. */
export function NearingBanner() {
  const screen = useSchedule()
  const { settings } = useFormat()
  const { translate, zone } = useScheduleWords()
  const days = nearingIn(screen)
  return days.map(({ dt, state, from }) => (
    <Banner
      key={dt}
      tone="warning"
      icon="triangle"
      title={translate(`schedule.nearing.${state}`, {
        day: dayWords(settings.language, SCHEDULE_ZONE, Date.parse(dt)),
        time: clockText(from, zone),
      })}
      actions={
        <Button size="small" variant="outlined" onClick={() => screen.goTo({ kind: 'time', at: from })}>
          {translate('schedule.nearing.show')}
        </Button>
      }
    />
  ))
}

/** None where the week on screen is another one: of its days nothing airs soon. */
function nearingIn({ live, saved, now }: ScheduleScreen): NearingDay[] {
  const today = dayOf(now, SCHEDULE_ZONE)
  if (!live?.days.has(today) && !saved.days.has(today)) return []
  const published = [...(live?.days ?? [])].flatMap(([dt, { st }]): DayAhead[] =>
    live && st === 'published' ? [{ dt, slot: 'published', gaps: holesIn(live, dayBounds(dt, SCHEDULE_ZONE)) }] : [],
  )
  const drafts = [...saved.days].flatMap(([dt, { st }]): DayAhead[] =>
    st === 'draft' ? [{ dt, slot: 'draft', gaps: [] }] : [],
  )
  const { loop } = live ?? {}
  const days = [...published, ...drafts]
  return nearingDays({ now, days, loop: loop && loopAhead(loop) }).filter(({ dt }) => saved.days.has(dt))
}
