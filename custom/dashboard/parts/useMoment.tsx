import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'

/** An instant as short as it is clear: the time of today, the date of another day; the whole of it on pointing. */
export function useMoment() {
  const format = useFormat()
  return (at: string) => <Time value={at} part={format.daysUntil(at) === 0 ? 'time' : 'date'} />
}
