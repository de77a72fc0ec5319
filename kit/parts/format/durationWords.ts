const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

type Unit = 'hours' | 'minutes' | 'seconds' | 'milliseconds'

/**
 * A length of time as its one or two largest units: 116 min are an hour and 56 min, 90 s a minute and 30 s, and what is
 * over an hour has no seconds.
 */
export function durationUnits(milliseconds: number): { unit: Unit; n: number }[] {
  const length = Math.abs(milliseconds)
  if (length < SECOND) return [{ unit: 'milliseconds', n: Math.round(length) }]
  const rounded = length >= HOUR ? Math.round(length / MINUTE) * MINUTE : Math.round(length / SECOND) * SECOND
  const units: { unit: Unit; n: number }[] = [
    { unit: 'hours', n: Math.floor(rounded / HOUR) },
    { unit: 'minutes', n: Math.floor((rounded % HOUR) / MINUTE) },
    { unit: 'seconds', n: Math.floor((rounded % MINUTE) / SECOND) },
  ]
  return units.filter(({ n }) => n > 0)
}
