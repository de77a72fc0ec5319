import { displayDate } from '#contract/rules/dates/displayDate.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { DateInput } from '../dates/DateInput.tsx'
import { readTypedDate } from '../dates/readTypedDate.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'

/** A day of the calendar has no zone: 9 May is 9 May everywhere. */
const ZONE = 'UTC'

function dayText(value: unknown, { settings }: Formatter): string {
  if (typeof value !== 'string' || value === '') return ''
  const { dateFormat, language } = settings
  return displayDate(value, { zone: ZONE, format: dateFormat, language, part: 'date' })
}

function DayInput(control: ControlProps) {
  const format = useFormat()
  return (
    <DateInput
      control={control}
      zone={ZONE}
      format={(value) => dayText(value, format)}
      read={(text) => readTypedDate(text, ZONE, format.settings.language)}
      write={(instant) => new Date(instant).toISOString().slice(0, 10)}
    />
  )
}

function ReadDay({ id, describedBy, field }: ControlProps) {
  const format = useFormat()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {dayText(field.value, format) || undefined}
    </ReadBox>
  )
}

/** A day, kept as YYYY-MM-DD. */
export const DateControl = fieldRenderer(DayInput, { Read: ReadDay })
