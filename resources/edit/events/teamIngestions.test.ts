import { beforeEach, expect, it } from 'vitest'
import { keepIngestion, keptIngestion } from './teamIngestions.ts'

let entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
}
beforeEach(() => (entries = new Map()))

it('a browser keeps the last ingestion of each team, and forgets one that is gone', () => {
  keepIngestion(storage, 'utara', 'one')
  keepIngestion(storage, 'selatan', 'two')
  keepIngestion(storage, 'utara', 'three')
  expect([keptIngestion(storage, 'utara'), keptIngestion(storage, 'selatan')]).toEqual(['three', 'two'])
  keepIngestion(storage, 'utara', undefined)
  expect([keptIngestion(storage, 'utara'), keptIngestion(storage, 'selatan')]).toEqual([undefined, 'two'])
})

it('what it keeps does not grow with the number of teams', () => {
  for (let team = 0; team < 120; team += 1) keepIngestion(storage, `team ${team}`, `run ${team}`)
  expect(entries.size).toBe(1)
  expect(keptIngestion(storage, 'team 119')).toBe('run 119')
  expect(keptIngestion(storage, 'team 0')).toBeUndefined()
})

it('what is kept in another shape is no ingestion', () => {
  storage.setItem('marquee-team-events', JSON.stringify([['utara'], 7, null]))
  expect(keptIngestion(storage, 'utara')).toBeUndefined()
})
