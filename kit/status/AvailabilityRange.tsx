import { useTranslate } from 'ra-core'
import type { Instant } from '../format/createFormatter.ts'
import { useFormat } from '../format/FormatProvider.tsx'

type AvailabilityRangeProps = { from?: Instant; until?: Instant }

/** A window as days; pointing at it tells the minutes and the zone. */
export function AvailabilityRange({ from, until }: AvailabilityRangeProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = (show: (instant: Instant) => string) => {
    if (from !== undefined && until !== undefined) {
      return translate('status.availability.range', { start: show(from), end: show(until) })
    }
    if (from !== undefined) return translate('status.availability.since', { start: show(from) })
    if (until !== undefined) return translate('status.availability.until', { end: show(until) })
    return translate('status.availability.always')
  }
  const edge = until ?? from
  const whole = () => translate('dates.inZone', { date: words(format.dateTime), zone: format.zoneLabel(edge) })
  return (
    <div className="k-availabilityRange" title={edge === undefined ? undefined : whole()}>
      {words(format.date)}
    </div>
  )
}
