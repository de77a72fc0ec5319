import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { dayBounds, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

type PlayedDayProps = {
  day: Day
  /** The first day on which something was played out, and today. */
  first: Day
  last: Day
  onChange: (day: Day) => void
}

/** Which day is looked at: typed, picked, or the one before or after. */
export function PlayedDay({ day, first, last, onChange }: PlayedDayProps) {
  const { translate, format } = useScheduleWords()
  const { schedule } = useSchedule()
  const [typed, setTyped] = useState<string>()
  const isBad = typed !== undefined && (typed < first || typed > last)
  const wordsOf = (one: Day) =>
    dayWords(format.settings.language, schedule.zone, dayBounds(one, schedule.zone).from, 'withYear')
  const go = (next: Day) => {
    setTyped(undefined)
    onChange(next)
  }
  const step = (by: -1 | 1) => (
    <IconButton
      size="small"
      disabled={by < 0 ? day <= first : day >= last}
      aria-label={translate(`timeline.${by < 0 ? 'dayBefore' : 'dayAfter'}`)}
      onClick={() => go(shiftDay(day, by))}
    >
      <Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} size="small" />
    </IconButton>
  )
  return (
    <Stack
      direction="row"
      alignItems="flex-start"
      gap="4px"
      sx={{ marginBlock: '8px', '& > button': { marginBlockStart: '22px' } }}
    >
      {step(-1)}
      <TextField
        type="date"
        fullWidth
        size="small"
        label={translate('schedulePlayout.events.day')}
        value={typed ?? day}
        error={isBad}
        helperText={
          isBad ? translate('schedulePlayout.events.bounds', { from: wordsOf(first), to: wordsOf(last) }) : wordsOf(day)
        }
        onChange={({ target: { value } }) => {
          if (value >= first && value <= last) go(value)
          else setTyped(value)
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: first, max: last },
          formHelperText: { role: 'status' },
        }}
      />
      {step(1)}
    </Stack>
  )
}
