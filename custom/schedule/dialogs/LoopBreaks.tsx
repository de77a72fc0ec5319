import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { Loop } from '#contract/rules/schedule/model/schedule.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { momentOf } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Where a loop repeats no more, and 'break out here': the turns of a day become items that can be changed. */
export function LoopBreaks({ loop, first }: { loop: Loop; first: Day }) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { schedule, run, newId, goTo } = useSchedule()
  const days = [...schedule.days.keys()].filter(
    (day) => day >= first && dayBounds(day, schedule.zone).from < loop.until,
  )
  const [chosen, setDay] = useState<Day>()
  const day = chosen ?? days[0]
  return (
    <section style={{ display: 'grid', gap: 8 }}>
      <h3>{translate('scheduleLoop.breakOut')}</h3>
      <ul>
        {loop.broken.map((range) => (
          <li key={range.from}>
            {translate('scheduleDialogs.fromTo', { from: momentOf(range.from, words), to: momentOf(range.to, words) })}
          </li>
        ))}
      </ul>
      {day === undefined ? (
        <p className="quiet">{translate('scheduleLoop.noTurns')}</p>
      ) : (
        <>
          <TextField
            select
            size="small"
            label={translate('scheduleLoop.day')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          >
            {days.map((one) => (
              <MenuItem key={one} value={one}>
                {dayWords(format.settings.language, schedule.zone, dayBounds(one, schedule.zone).from)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              const within = dayBounds(day, schedule.zone)
              run({ kind: 'breakOutOfLoop', within, idPrefix: `${newId()}-` })
              goTo({ kind: 'time', at: within.from })
            }}
          >
            {translate('scheduleLoop.breakOutHere')}
          </Button>
        </>
      )}
    </section>
  )
}
