import { expect, it } from 'vitest'
import { expiryDays } from './expiryDays.ts'

const rows = ['24a', '24b', '26a', '30a', '30b']
const dayOf = (row: string) => row.slice(0, 2)

it('puts titles under the day on which they end, as many as there is room for', () => {
  expect(expiryDays(rows, dayOf, 400)).toEqual([
    { day: '24', rows: ['24a', '24b'] },
    { day: '26', rows: ['26a'] },
    { day: '30', rows: ['30a', '30b'] },
  ])
  expect(expiryDays(rows, dayOf, 28 + 44 + 44 + 28 + 43)).toEqual([{ day: '24', rows: ['24a', '24b'] }])
})
