import { useTranslate } from 'ra-core'
import type { Instant } from './createFormatter.ts'
import { useFormat } from './FormatProvider.tsx'

type TimeProps = {
  value: Instant | null | undefined
  part?: 'dateTime' | 'date' | 'time'
}

/** An instant in the user's zone and order; pointing at it tells the zone, and the whole instant where a part is shown. */
export function Time({ value, part = 'dateTime' }: TimeProps) {
  const format = useFormat()
  const translate = useTranslate()
  if (value === null || value === undefined || value === '') return <span>{translate('dates.none')}</span>
  const milliseconds = format.millisecondsOf(value)
  if (Number.isNaN(milliseconds)) return <span>{translate('dates.invalid')}</span>
  const title = translate('dates.inZone', { date: format.dateTime(value), zone: format.zoneLabel(value) })
  return (
    <time dateTime={new Date(milliseconds).toISOString()} title={title}>
      {format[part](value)}
    </time>
  )
}
