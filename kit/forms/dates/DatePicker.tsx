import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { useTranslate } from 'ra-core'
import { use } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { FormSheet } from '../parts/FormSheet.ts'
import { dayForCalendar, instantOf, timeText } from './calendarDay.ts'
import { monthFormat, pickerLocale, weekdayLetters } from './pickerLocale.ts'
import { PICKER_SIZE } from './pickerSize.ts'
import { TimeText } from './TimeText.tsx'

type DatePickerProps = {
  label: string
  zone: string
  withTime: boolean
  instant: number | undefined
  onInstant: (instant: number | undefined) => void
  onClose: () => void
}

/** Calendar and clock of a date field, in its own chunk. */
export default function DatePicker({ label, zone, withTime, instant, onInstant, onClose }: DatePickerProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { language } = format.settings
  const locale = use(pickerLocale(language))
  const time = instant === undefined ? '00:00' : timeText(instant, zone)
  const day = dayForCalendar(instant ?? format.now(), zone)
  const words = {
    previousMonth: translate('forms.calendar.previousMonth'),
    nextMonth: translate('forms.calendar.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? 'forms.calendar.showDays' : 'forms.calendar.showYears'),
  }
  return (
    <FormSheet role="dialog" aria-label={label} sx={onRaised} style={PICKER_SIZE}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={words}>
        <DateCalendar
          autoFocus
          value={instant === undefined ? null : day}
          referenceDate={day}
          showDaysOutsideCurrentMonth
          dayOfWeekFormatter={(one: Date) => weekdayLetters(locale, one)}
          slotProps={{ calendarHeader: { format: monthFormat(language) } }}
          onChange={(picked: Date | null, state) => {
            if (!picked) return
            onInstant(instantOf(picked, time, zone))
            if (state === 'finish' && !withTime) onClose()
          }}
        />
      </LocalizationProvider>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', padding: '0 16px 12px' }}>
        {withTime && <span className="f-note f-zone">{format.zoneLabel(instant)}</span>}
        {withTime && (
          <TimeText
            label={translate('forms.calendar.time')}
            time={time}
            onTime={(typed) => onInstant(instantOf(day, typed, zone))}
          />
        )}
        <span className="f-space" />
        <Button variant="ghost" size="small" onClick={() => onInstant(undefined)}>
          {translate('forms.calendar.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('actions.ok')}
        </Button>
      </Stack>
    </FormSheet>
  )
}
