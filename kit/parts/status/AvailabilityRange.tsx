import { useTranslate } from 'ra-core'
import type { Instant } from '../format/createFormatter.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { rangeWords } from './availabilityWords.ts'

type AvailabilityRangeProps = { from?: Instant; until?: Instant }

/** A window as days; pointing at it tells the minutes and the zone. */
export function AvailabilityRange({ from, until }: AvailabilityRangeProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = (date: (instant: Instant) => string) => rangeWords({ from, until }, { translate, date })
  const edge = until ?? from
  const whole = () => translate('dates.inZone', { date: words(format.dateTime), zone: format.zoneLabel(edge) })
  return (
    <div className="k-availabilityRange" title={edge === undefined ? undefined : whole()}>
      {words(format.date)}
    </div>
  )
}
