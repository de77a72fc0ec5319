import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { diffRecords } from '../diff/diffRecords.ts'
import { valueAt } from '../diff/pointer.ts'
import { settleConflict, threeWay } from './threeWay.ts'

const name = (lang: string, n: string) => ({ lang, n })
const ids = (...list: string[]) => list.map((id) => ({ id }))

describe('merging what two people changed', () => {
  const base = { rt: 1, st_dt: 'a', lon: [name('en', 'A'), name('ms', 'B')], provider: { n: 'P', id: 1 } }

  test('changes of different fields merge alone', () => {
    const mine = { ...base, rt: 2, provider: { n: 'Q', id: 1 } }
    const theirs = { ...base, st_dt: 'b', provider: { n: 'P', id: 2 } }
    expect(threeWay<object>(base, mine, theirs)).toEqual({
      merged: { ...base, rt: 2, st_dt: 'b', provider: { n: 'Q', id: 2 } },
      conflicts: [],
    })
  })

  test('names of different languages merge alone, new ones included', () => {
    const mine = { lon: [name('en', 'A2'), name('ms', 'B'), name('ta', 'T')] }
    const theirs = { lon: [name('zh', 'Z'), name('en', 'A'), name('ms', 'B2')] }
    expect(threeWay({ lon: base.lon }, mine, theirs)).toEqual({
      merged: { lon: [name('zh', 'Z'), name('en', 'A2'), name('ms', 'B2'), name('ta', 'T')] },
      conflicts: [],
    })
  })

  test('the same name changed twice is a conflict that keeps both texts, mine standing', () => {
    const { merged, conflicts } = threeWay(
      { lon: base.lon },
      { lon: [name('en', 'X'), name('ms', 'B')] },
      { lon: [name('en', 'Y'), name('ms', 'B')] },
    )
    expect(merged.lon[0]?.n).toBe('X')
    expect(conflicts).toEqual([{ field: '/lon/en/n', kind: 'value', base: 'A', mine: 'X', theirs: 'Y' }])
  })

  test('the same change on both sides is no conflict', () => {
    expect(threeWay(base, { ...base, rt: 5 }, { ...base, rt: 5 })).toEqual({
      merged: { ...base, rt: 5 },
      conflicts: [],
    })
  })

  test('removed here and changed there is a conflict, removed here and untouched there is removed', () => {
    const { merged, conflicts } = threeWay<object>(
      base,
      { ...base, provider: undefined, st_dt: undefined },
      { ...base, provider: { n: 'P', id: 9 } },
    )
    expect(merged).toEqual({ rt: 1, lon: base.lon })
    expect(conflicts).toEqual([
      { field: '/provider', kind: 'value', base: { n: 'P', id: 1 }, theirs: { n: 'P', id: 9 } },
    ])
  })

  test('both adding the same language differently is a conflict of its text', () => {
    const { conflicts } = threeWay<object>({}, { lon: [name('ta', 'X')] }, { lon: [name('ta', 'Y')] })
    expect(conflicts).toEqual([{ field: '/lon/ta/n', kind: 'value', mine: 'X', theirs: 'Y' }])
  })

  test('plain values of a list come and go by themselves', () => {
    const { merged, conflicts } = threeWay(
      { prd: ['a', 'b', 'c'] },
      { prd: ['a', 'c', 'x'] },
      { prd: ['a', 'b', 'c', 'y'] },
    )
    expect(merged).toEqual({ prd: ['a', 'c', 'x', 'y'] })
    expect(conflicts).toEqual([])
  })

  test('entries without a key are one field: two changes of the list are a conflict', () => {
    const { merged, conflicts } = threeWay({ sg: [{ dur: 1 }] }, { sg: [{ dur: 2 }] }, { sg: [{ dur: 1 }, { dur: 3 }] })
    expect(merged).toEqual({ sg: [{ dur: 2 }] })
    expect(conflicts).toEqual([
      { field: '/sg', kind: 'value', base: [{ dur: 1 }], mine: [{ dur: 2 }], theirs: [{ dur: 1 }, { dur: 3 }] },
    ])
  })

  test('one moves entries, the other adds and removes: both count', () => {
    const { merged, conflicts } = threeWay(
      { c: ids('1', '2', '3') },
      { c: ids('3', '1', '2') },
      { c: ids('1', '4', '3') },
    )
    expect(merged).toEqual({ c: ids('3', '1', '4') })
    expect(conflicts).toEqual([])
  })

  test('both move entries differently: a conflict of order', () => {
    const both = threeWay({ c: ids('1', '2', '3') }, { c: ids('2', '1', '3') }, { c: ids('1', '3', '2') })
    expect(both.merged).toEqual({ c: ids('2', '1', '3') })
    expect(both.conflicts).toEqual([
      { field: '/c', kind: 'order', base: ['1', '2', '3'], mine: ['2', '1', '3'], theirs: ['1', '3', '2'] },
    ])
  })
})

describe('settling a conflict', () => {
  test('for theirs takes their value; for mine changes nothing', () => {
    const base = { lon: [name('en', 'A')], p: { n: 1 } }
    const { merged, conflicts } = threeWay<object>(
      base,
      { lon: [name('en', 'X')] },
      { lon: [name('en', 'Y')], p: { n: 2 } },
    )
    expect(conflicts).toHaveLength(2)
    expect(conflicts.reduce((record, conflict) => settleConflict(record, conflict, 'theirs'), merged)).toEqual({
      lon: [name('en', 'Y')],
      p: { n: 2 },
    })
    expect(conflicts.reduce((record, conflict) => settleConflict(record, conflict, 'mine'), merged)).toEqual(merged)
  })

  test('of order moves the entries and loses none', () => {
    const { merged, conflicts } = threeWay(
      { c: ids('1', '2', '3'), prd: ['a', 'b', 'c'] },
      { c: ids('2', 'new', '1', '3'), prd: ['b', 'a', 'c'] },
      { c: ids('1', '3', '2'), prd: ['a', 'c', 'b'] },
    )
    expect(conflicts.map((conflict) => conflict.kind)).toEqual(['order', 'order'])
    const settled = conflicts.reduce((record, conflict) => settleConflict(record, conflict, 'theirs'), merged)
    expect(settled).toEqual({ c: ids('1', '3', '2', 'new'), prd: ['a', 'c', 'b'] })
  })
})

const scalar = fc.constantFrom<unknown>('a', 'b', 'c', 1, 2)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.uniqueArray(scalar, { maxLength: 4 }),
    fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), n: tie('value') }), {
      selector: (entry) => entry.id,
    }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('value')),
  ),
}))
const record = fc.dictionary(fc.constantFrom('c', 'prd', 'x', 'y'), value)

describe('laws of merging', () => {
  test('where they changed nothing, mine is the result', () => {
    fc.assert(
      fc.property(record, record, (base, mine) => {
        expect(threeWay(base, mine, base)).toEqual({ merged: mine, conflicts: [] })
      }),
      { numRuns: lawRuns(500) },
    )
  })

  test('where I changed nothing, theirs is the result', () => {
    fc.assert(
      fc.property(record, record, (base, theirs) => {
        expect(threeWay(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] })
      }),
      { numRuns: lawRuns(500) },
    )
  })

  test('without a conflict it does not matter who is mine', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const one = threeWay(base, mine, theirs)
        const other = threeWay(base, theirs, mine)
        expect(one.conflicts.map(({ field }) => field).sort()).toEqual(other.conflicts.map(({ field }) => field).sort())
        if (one.conflicts.length === 0) expect(one.merged).toEqual(other.merged)
      }),
      { numRuns: lawRuns(500) },
    )
  })

  test('changes of different fields are never a conflict, and all of them are in the result', () => {
    const part = fc.dictionary(fc.constantFrom('a', 'b'), value)
    fc.assert(
      fc.property(part, part, part, part, (left, right, newLeft, newRight) => {
        const base = { left, right }
        const { merged, conflicts } = threeWay(base, { left: newLeft, right }, { left, right: newRight })
        expect(conflicts).toEqual([])
        expect(merged).toEqual({ left: newLeft, right: newRight })
      }),
    )
  })

  test('whatever I changed is in the result, conflict or not', () => {
    const lists = fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4'), n: scalar, m: scalar }), {
      selector: (entry) => entry.id,
    })
    const shaped = fc.record({ c: lists, x: scalar, p: fc.record({ a: scalar, b: scalar }) })
    fc.assert(
      fc.property(shaped, shaped, shaped, (base, mine, theirs) => {
        const { merged } = threeWay(base, mine, theirs)
        for (const { field, after } of diffRecords(base, mine))
          if (field !== '/c') expect(valueAt(merged, field)).toEqual(after)
      }),
      { numRuns: lawRuns(500) },
    )
  })
})
