import { wallTime } from '#contract/rules/dates/wallTime.ts'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'

/**
 * The calendar works on the device's own days. An instant is handed to it as the device's midnight of the day that
 * the viewer's zone has then, and a picked day comes back as that day and time in the viewer's zone.
 */
export function dayForCalendar(instant: number, zone: string): Date {
  const { year, month, day } = zonedParts(instant, zone)
  return new Date(year, month - 1, day)
}

export function timeText(instant: number, zone: string): string {
  const { hour, minute } = zonedParts(instant, zone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

export function instantOf(day: Date, time: string, zone: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const clock = { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate(), hour, minute, second: 0 }
  return wallTime(clock, zone)
}
