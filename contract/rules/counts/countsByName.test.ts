import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsByName } from './countsByName.ts'

test('two entries of one name in the answer are one count, the first', () => {
  const counts = [
    { name: 'movie', count: 3 },
    { name: 'channel', count: 1 },
    { name: 'Movie ', count: 5 },
  ]
  expect(countsByName(counts)).toEqual(counts.slice(0, 2))
})

test('names are left once each, in their order, and doing it twice changes nothing', () => {
  const counts = fc.array(fc.record({ name: fc.constantFrom('a', 'A', ' a', 'b', '', 'ｂ', 'c'), count: fc.nat() }))
  fc.assert(
    fc.property(counts, (list) => {
      const once = countsByName(list)
      expect(countsByName(once)).toEqual(once)
      expect(list.filter((one) => once.includes(one))).toEqual(once)
      expect(new Set(once.map(({ name }) => name.normalize('NFKC').trim().toLowerCase())).size).toBe(once.length)
    }),
  )
})
