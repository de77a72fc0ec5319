import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical } from '../diff/json.ts'
import { diffRecords } from '../diff/diffRecords.ts'
import { compareVersions, putAllBack, putBack, takeOver } from './compareVersions.ts'

const name = fc.record({ lang: fc.constantFrom('en', 'zh', 'ms', 'ta'), n: fc.string({ maxLength: 3 }) })
const names = fc.uniqueArray(name, { selector: ({ lang }) => lang, maxLength: 4 })
const date = fc.record({ prd: fc.constantFrom('one', 'two', 'default'), value: fc.nat(3) })
const dates = fc.uniqueArray(date, { selector: ({ prd }) => prd, maxLength: 3 })
const segment = fc.record({ dur: fc.nat(3), am: fc.array(fc.record({ ap: fc.nat(2) }), { maxLength: 2 }) })
const version = fc.record(
  {
    rt: fc.nat(3),
    lon: names,
    lwe_prd: dates,
    sg: fc.array(segment, { maxLength: 3 }),
    tags: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
    pgm: fc.record({ mn_avl: fc.boolean(), lon: names }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
)
type Version = object

describe('two versions side by side', () => {
  test('are compared without what the server writes', () => {
    expect(
      compareVersions({ id: '1', key: 'a', st: 'draft', rt: 1 }, { id: '1', key: 'b', st: 'published', rt: 1 }),
    ).toEqual([])
  })

  test('show a list without keys as one field', () => {
    const [left, right] = [{ sg: [{ dur: 1 }, { dur: 2 }] }, { sg: [{ dur: 2 }] }]
    expect(compareVersions(left, right)).toEqual([{ field: '/sg', before: left.sg, after: right.sg }])
  })

  test('taking over every difference makes them equal, in whatever order it is done', () => {
    fc.assert(
      fc.property(version, version, fc.boolean(), (mine, theirs, backwards) => {
        const changes = compareVersions(mine, theirs)
        const order = backwards ? changes.toReversed() : changes
        const taken = order.reduce<Version>((record, change) => takeOver(record, theirs, change), mine)
        expect(compareVersions(taken, theirs)).toEqual([])
      }),
    )
  })

  test('taking over one difference leaves the others as they are', () => {
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const changes = compareVersions(mine, theirs)
        for (const change of changes) {
          const left = compareVersions(takeOver(mine, theirs, change), theirs)
          expect(left.map(({ field }) => field)).not.toContain(change.field)
          const before = new Set(changes.map(canonical))
          for (const one of left.filter(
            ({ field }) => field !== '/lon' && field !== '/lwe_prd' && field !== '/pgm/lon',
          ))
            expect(before).toContain(canonical(one))
        }
      }),
    )
  })

  test('a name comes to its place in the order of the other version', () => {
    const mine = {
      lon: [
        { lang: 'en', n: 'A' },
        { lang: 'ta', n: 'C' },
      ],
    }
    const theirs = {
      lon: [
        { lang: 'en', n: 'A' },
        { lang: 'zh', n: 'B' },
        { lang: 'ta', n: 'C' },
      ],
    }
    expect(takeOver(mine, theirs, { field: '/lon/zh', after: theirs.lon[1] })).toEqual(theirs)
  })

  test('a third record that lacks the entry gets the whole entry', () => {
    const theirs = { lon: [{ lang: 'ms', n: 'B' }] }
    expect(takeOver({}, theirs, { field: '/lon/ms/n', before: 'A', after: 'B' })).toEqual(theirs)
  })
})

describe('taking back a change of the audit', () => {
  test('puts every field of a change set back as it was', () => {
    fc.assert(
      fc.property(version, version, (before, after) => {
        const { record: back } = putAllBack(after, diffRecords(before, after))
        const left = diffRecords(before, back).filter(({ before: was, after: is }) => {
          const keys = [was, is].map((value) => (Array.isArray(value) ? value.map(canonical).sort() : value))
          return canonical(keys[0]) !== canonical(keys[1])
        })
        expect(left).toEqual([])
      }),
    )
  })

  test('says when the field has changed again since', () => {
    const change = { field: '/lon/ms/n', before: 'A', after: 'B' }
    expect(putBack({ lon: [{ lang: 'ms', n: 'B' }] }, change)).toEqual({
      record: { lon: [{ lang: 'ms', n: 'A' }] },
      isNewer: false,
    })
    expect(putBack({ lon: [{ lang: 'ms', n: 'C' }] }, change)?.isNewer).toBe(true)
  })

  test('has nothing to put it into where the entry is gone', () => {
    expect(putBack({ lon: [{ lang: 'en', n: 'B' }] }, { field: '/lon/ms/n', before: 'A', after: 'B' })).toBeUndefined()
  })

  test('puts an order back without touching the entries', () => {
    const record = {
      lon: [
        { lang: 'ms', n: 'B' },
        { lang: 'en', n: 'X' },
      ],
    }
    const change = { field: '/lon', before: ['en', 'ms'], after: ['ms', 'en'] }
    expect(putBack(record, change)?.record).toEqual({
      lon: [
        { lang: 'en', n: 'X' },
        { lang: 'ms', n: 'B' },
      ],
    })
  })
})
