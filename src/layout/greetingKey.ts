import { zonedParts } from '#contract/rules/dates/zonedParts.ts'

/** The words that greet somebody at an instant (epoch ms) by the clock of their zone (IANA name). */
export function greetingKey(instant: number, zone: string): string {
  const { hour } = zonedParts(instant, zone)
  if (hour < 12) return 'dashboard.goodMorning'
  return hour < 18 ? 'dashboard.goodAfternoon' : 'dashboard.goodEvening'
}
