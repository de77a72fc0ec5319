import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anAiring } from '#tests/support/aSchedule.ts'
import { editedMap } from './editedMap.ts'
import type { Airing } from './schedule.ts'

const airing = (nth: number) => anAiring(`a${nth}`, '2026-11-23T00:00', nth)
const edits = fc.array(fc.record({ gone: fc.array(fc.nat(400)), fresh: fc.array(fc.nat(400)) }), {
  minLength: 1,
  maxLength: 40,
})

test('a map that is edited over and over holds what one holds that is changed in place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400)), edits, (first, steps) => {
      const plain = new Map(first.map((nth) => [`a${nth}`, airing(nth)]))
      let edited: ReadonlyMap<string, Airing> = new Map(plain)
      for (const { gone, fresh } of steps) {
        const before = [...edited]
        const airings = fresh.map(airing)
        const next = editedMap(
          edited,
          gone.map((nth) => `a${nth}`),
          airings,
        )
        expect([...edited]).toEqual(before)
        for (const nth of gone) plain.delete(`a${nth}`)
        for (const one of airings) plain.set(one.id, one)
        edited = next
      }
      expect(new Map(edited)).toEqual(plain)
      expect([edited.size, new Set(edited.keys())]).toEqual([plain.size, new Set(plain.keys())])
      for (const [id, one] of plain) expect([edited.has(id), edited.get(id)]).toEqual([true, one])
    }),
    { numRuns: 30 },
  )
})
