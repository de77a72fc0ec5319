import { expect, it } from 'vitest'
import { createFormatter } from '#kit/parts/format/createFormatter.ts'
import { edgeText } from './airingWords.ts'

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)
const translate = (key: string) => key
const settings = { language: 'en', dateFormat: 'DD MMM YYYY HH:mm', timeZone: 'UTC' } as const
const words = { translate, format: createFormatter(settings, { translate, now: () => 0 }), zone: 'UTC' }
const edges = (from: string, to: string) => {
  const hole = { from: at(from), to: at(to) }
  return [edgeText(hole.from, hole, words), edgeText(hole.to, hole, words)]
}

it('times of what lasts less than a day name no day, longer ones the day of the week, then the date', () => {
  expect(edges('24T20:00', '25T10:30')).toEqual(['20:00', '10:30'])
  expect(edges('24T06:30', '25T10:30')).toEqual(['Tue 06:30', 'Wed 10:30'])
  expect(edges('20T06:30', '27T06:30')).toEqual(['Fri 20 Nov 06:30', 'Fri 27 Nov 06:30'])
})
