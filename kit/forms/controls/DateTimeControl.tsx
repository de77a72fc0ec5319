import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { DateInput } from '../dates/DateInput.tsx'
import { readTypedDate } from '../dates/readTypedDate.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { Time } from '#kit/parts/format/Time.tsx'

/** An instant: shown and typed in the viewer's zone, kept as ISO 8601 in UTC. */
export function DateTimeInput({ placeholder, ...control }: ControlProps & { placeholder?: string }) {
  const format = useFormat()
  const { timeZone, language } = format.settings
  return (
    <DateInput
      control={control}
      zone={timeZone}
      withTime
      placeholder={placeholder}
      format={(value) => (typeof value === 'string' && value !== '' ? format.dateTime(value) : '')}
      read={(text) => readTypedDate(text, timeZone, language)}
      write={(instant) => new Date(instant).toISOString()}
    />
  )
}

function ReadDateTime({ id, describedBy, field }: ControlProps) {
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {typeof field.value === 'string' ? <Time value={field.value} /> : undefined}
    </ReadBox>
  )
}

export const DateTimeControl = fieldRenderer(DateTimeInput, { Read: ReadDateTime })
