const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const two = (value: number) => String(value).padStart(2, '0')

/** Milliseconds as HH:mm:ss (specification section 9), with a fraction only where there is one. */
export function durationText(milliseconds: number): string {
  const rest = milliseconds % SECOND
  const whole = `${two(Math.floor(milliseconds / HOUR))}:${two(Math.floor((milliseconds % HOUR) / MINUTE))}:${two(Math.floor((milliseconds % MINUTE) / SECOND))}`
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(3, '0')}`
}

const UNITS: Readonly<Record<string, number>> = { h: HOUR, m: MINUTE, min: MINUTE, s: SECOND, ms: 1 }

function ofClock(text: string): number | undefined {
  const [, hours, minutes = '', seconds = '', fraction = ''] =
    /^(?:(\d+):)?(\d+):(\d\d)(?:\.(\d{1,3}))?$/.exec(text) ?? []
  if (seconds === '' || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined
  const whole = Number(hours ?? 0) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND
  return whole + Number(fraction.padEnd(3, '0'))
}

function ofUnits(text: string): number | undefined {
  if (!/^(\d+\s*(h|min|ms|m|s)\s*)+$/.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+)\s*(h|min|ms|m|s)/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0)
}

/** What is typed for a length: '1:56:00', '56:30' (minutes and seconds), '1h 56m', '116 min', and bare minutes. */
export function readDuration(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase()
  if (/^\d{1,5}$/.test(trimmed)) return Number(trimmed) * MINUTE
  return ofClock(trimmed) ?? ofUnits(trimmed)
}
