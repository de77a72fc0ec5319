import { clockLabel } from '#contract/rules/dates/rulerTicks.ts'
import { offsetAt } from '#contract/rules/dates/zonedParts.ts'
import type { Language } from '#contract/values/languages.ts'
import { dayWords } from '../format/dayWords.ts'

/** '+08:00' of a zone at an instant. */
export function offsetText(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const length = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(length / 60))}:${two(length % 60)}`
}

/** 'Tue 24 Nov 20:30', with the letters of the zone where that time comes twice. */
export function momentText(instant: number, zone: string, language: Language): string {
  const { time, letters } = clockLabel(instant, zone)
  return [dayWords(language, zone, instant), time, letters].filter(Boolean).join(' ')
}
