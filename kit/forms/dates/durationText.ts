import { durationOf, msOfDuration } from '#contract/rules/time/duration.ts'

const SECOND = 1_000
const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, min: 60_000, s: SECOND, ms: 1 }

/** Milliseconds as HH:mm:ss (specification section 9), with a fraction only where there is one. */
export function durationText(milliseconds: number): string {
  const rest = milliseconds % SECOND
  return rest === 0 ? durationOf(milliseconds) : `${durationOf(milliseconds)}.${String(rest).padStart(3, '0')}`
}

function ofClock(text: string): number | undefined {
  const [, clock = '', fraction = ''] = /^([^.]+)(?:\.(\d{1,3}))?$/.exec(text) ?? []
  const whole = msOfDuration(clock)
  return whole === undefined ? undefined : whole + Number(fraction.padEnd(3, '0'))
}

function ofUnits(text: string): number | undefined {
  if (!/^(\d+\s*(h|min|ms|m|s)\s*)+$/.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+)\s*(h|min|ms|m|s)/g)]
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0)
}

/** What is typed for a length: '1:56:00', '1:56' (hours and minutes), '1h 56m', '116 min', and bare minutes. */
export function readDuration(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase()
  if (/^\d{1,5}$/.test(trimmed)) return Number(trimmed) * 60_000
  return ofClock(trimmed) ?? ofUnits(trimmed)
}
