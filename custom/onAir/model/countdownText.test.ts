import { expect, it } from 'vitest'
import { countdownStep, countdownText } from './countdownText.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const words = (key: string, { n = '', h = '', m = '' }: Readonly<Record<string, string>>) =>
  key === 'dates.hoursMinutes' ? `${h} h ${m}` : `${n} ${key === 'dates.hours' ? 'h' : 'd'}`

it('counts seconds under an hour, minutes under a day, then hours, then days', () => {
  expect(countdownText(25 * MINUTE + 14_000, words)).toBe('25:14')
  expect(countdownText(HOUR + 35 * MINUTE + 59_000, words)).toBe('1 h 35')
  expect(countdownText(27 * HOUR, words)).toBe('27 h')
  expect(countdownText(6.5 * 24 * HOUR, words)).toBe('6 d')
  expect(countdownText(-5, words)).toBe('0:00')
})

it('is looked at once a second under an hour, once a minute above', () => {
  expect(countdownStep(HOUR - 1)).toBe(1_000)
  expect(countdownStep(-HOUR)).toBe(MINUTE)
})
