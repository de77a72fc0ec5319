import { expect, it } from 'vitest'
import { anAiring, aSchedule } from '#tests/support/aSchedule.ts'
import { keyAt, keyOnAir } from './listPlaces.ts'
import { listRows } from './listRows.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const schedule = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-24T09:00', 60)])
const rows = listRows(schedule, { from: '2026-11-23', to: '2026-11-24' })

it('the list opens at what is on air, or at the gap in which nothing is', () => {
  expect(keyOnAir(rows, at('2026-11-24T09:30'))).toBe('a b')
  expect(keyOnAir(rows, at('2026-11-24T12:00'))).toBe(`g ${at('2026-11-24T10:00')}`)
})

it('a time of another week is on no row of this one', () => {
  for (const other of ['2026-11-16T09:30', '2026-12-01T09:30']) {
    expect(keyOnAir(rows, at(other))).toBeUndefined()
    expect(keyAt(rows, { kind: 'time', at: at(other) })).toBeUndefined()
  }
})

it('a time of the cursor is on the gap that it falls into, else on the head of its day', () => {
  expect(keyAt(rows, { kind: 'time', at: at('2026-11-23T12:00') })).toBe(`g ${at('2026-11-23T11:00')}`)
  expect(keyAt(rows, { kind: 'time', at: at('2026-11-23T10:30') })).toBe('d 2026-11-23')
})
