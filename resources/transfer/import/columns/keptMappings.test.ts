import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { keptFrom, mappingFor, withMapping } from './keptMappings.ts'

const kept = fc.array(
  fc.record({ columns: fc.uniqueArray(fc.string()), mapping: fc.dictionary(fc.string(), fc.string()) }),
)

test('a mapping is found again for the same columns, in whatever order they stand', () => {
  fc.assert(
    fc.property(kept, fc.uniqueArray(fc.string()), fc.dictionary(fc.string(), fc.string()), (before, columns, own) => {
      const after = withMapping(before, { columns, mapping: own })
      expect(mappingFor(after, columns.toReversed())?.mapping).toEqual(own)
      expect(after.length).toBeLessThanOrEqual(12)
      expect(keptFrom(JSON.parse(JSON.stringify({ sets: after })))).toHaveLength(after.length)
    }),
  )
})

it('of other columns there is none', () => {
  expect(
    mappingFor(withMapping([], { columns: ['title'], mapping: { title: 'lon.en' } }), ['title', 'year']),
  ).toBeUndefined()
})

it('fits into a setting: one that does not is not kept, and drives no other out', () => {
  const small = withMapping([], { columns: ['title'], mapping: { title: 'lon.en' } })
  expect(withMapping(small, { columns: ['x'.repeat(40_000)], mapping: {} })).toEqual(small)
})

it('what another program wrote counts as nothing', () => {
  for (const payload of [null, 7, {}, { sets: 'none' }, { sets: [null, { columns: [1], mapping: {} }] }])
    expect(keptFrom(payload)).toEqual([])
})
