import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sameJson } from '../diff/json.ts'
import { keepUnknown } from '../payload/keepUnknown.ts'
import { bothOf } from './bothOf.ts'
import { threeWay } from './threeWay.ts'

type Entry = { id: string; n: number; m: number }
type Texts = Record<string, number>

const few = fc.constantFrom(1, 2, 3)
const texts: fc.Arbitrary<Texts> = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), few)
const entry = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5', '6'), n: few, m: few })
const list: fc.Arbitrary<Entry[]> = fc.uniqueArray(entry, { selector: ({ id }) => id })

const namesOf = (...records: object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))]
const byId = (entries: readonly Entry[]) => new Map(entries.map((one) => [one.id, one]))

/** Fields of one object that both changed, and not to the same. */
const overlap = (base: Texts, mine: Texts, theirs: Texts) =>
  namesOf(base, mine, theirs).filter(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  )

describe('the conflicts of a merge', () => {
  test('are exactly the fields that both changed, and not to the same', () => {
    fc.assert(
      fc.property(texts, texts, texts, (base, mine, theirs) => {
        const { conflicts, merged } = threeWay({ p: base }, { p: mine }, { p: theirs })
        const disputed = overlap(base, mine, theirs)
        expect(conflicts.map(({ field }) => field).sort()).toEqual(disputed.map((name) => `/p/${name}`).sort())
        for (const name of namesOf(base, mine, theirs)) {
          const isTheirs = mine[name] === base[name]
          expect(merged.p[name]).toBe(isTheirs ? theirs[name] : mine[name])
        }
      }),
      { numRuns: 500 },
    )
  })

  test('in a list are those of the same entries, wherever they stand: changed twice, or removed and changed', () => {
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
        const expected = [...new Set([...before.keys(), ...own.keys(), ...other.keys()])].flatMap((id) => {
          const [was, my, their] = [before.get(id), own.get(id), other.get(id)]
          if (my && their)
            return (['n', 'm'] as const)
              .filter((name) => my[name] !== was?.[name] && their[name] !== was?.[name] && my[name] !== their[name])
              .map((name) => `/c/${id}/${name}`)
          const isRemovedAndChanged = was && ((my && !sameJson(my, was)) || (their && !sameJson(their, was)))
          return isRemovedAndChanged ? [`/c/${id}`] : []
        })
        const found = threeWay({ c: base }, { c: mine }, { c: theirs }).conflicts.filter(({ kind }) => kind === 'value')
        expect(found.map(({ field }) => field).sort()).toEqual(expected.sort())
      }),
      { numRuns: 500 },
    )
  })
})

/** What one person does to the entries of a list that are theirs to change: edit, remove, add. */
const work = (ids: readonly string[]) =>
  fc.record({
    edited: fc.dictionary(fc.constantFrom(...ids), few),
    removed: fc.subarray([...ids]),
    added: fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids).map((id) => `new ${id}`), n: few, m: few }), {
      selector: ({ id }) => id,
    }),
  })
type Work = { edited: Texts; removed: readonly string[]; added: readonly Entry[] }

const done = (base: readonly Entry[], { edited, removed, added }: Work): Entry[] => [
  ...base
    .filter(({ id }) => !removed.includes(id))
    .map((one) => (edited[one.id] === undefined ? one : { ...one, n: edited[one.id] ?? 0 })),
  ...added,
]

describe('two people who change different entries of a list', () => {
  test('never meet, both keep everything they did, and it does not matter who is mine', () => {
    fc.assert(
      fc.property(list, work(['1', '2', '3']), work(['4', '5', '6']), (base, my, their) => {
        const [mine, theirs] = [done(base, my), done(base, their)]
        const one = threeWay({ c: base }, { c: mine }, { c: theirs })
        expect(one.conflicts).toEqual([])
        expect(threeWay({ c: base }, { c: theirs }, { c: mine }).merged).toEqual(one.merged)
        const everything = byId(done(done(base, my), their))
        expect(byId(one.merged.c)).toEqual(everything)
      }),
      { numRuns: 500 },
    )
  })

  test('and one of them puts it in another order: the order and every change count', () => {
    const shuffled = list.chain((base) =>
      fc.record({ base: fc.constant(base), order: fc.shuffledSubarray(base, { minLength: base.length }) }),
    )
    fc.assert(
      fc.property(
        shuffled,
        fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6'), few),
        ({ base, order }, edited) => {
          const theirs = done(base, { edited, removed: [], added: [] })
          const { merged, conflicts } = threeWay({ c: base }, { c: order }, { c: theirs })
          expect(conflicts).toEqual([])
          expect(merged.c).toEqual(done(order, { edited, removed: [], added: [] }))
        },
      ),
    )
  })

  test('and both add: what both added stands in the result once', () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const { merged } = threeWay<{ c?: Entry[] }>({}, { c: mine }, { c: theirs })
        const ids = (merged.c ?? []).map(({ id }) => id)
        expect(ids.toSorted()).toEqual([...new Set([...mine, ...theirs].map(({ id }) => id))].sort())
      }),
    )
  })
})

describe('both of two lists', () => {
  test('hold every entry of either, mine first and none of mine twice', () => {
    fc.assert(
      fc.property(fc.array(few), fc.array(few), (mine, theirs) => {
        const both = bothOf({ field: '/x', kind: 'value', mine, theirs }) ?? []
        expect(both.slice(0, mine.length)).toEqual(mine)
        for (const one of [...mine, ...theirs]) expect(both).toContain(one)
        expect(bothOf({ field: '/x', kind: 'value', mine, theirs: mine })).toEqual(mine)
      }),
    )
  })

  test('are no choice for texts, nor for an order', () => {
    expect(bothOf({ field: '/x', kind: 'value', mine: 'a', theirs: 'b' })).toBeUndefined()
    expect(bothOf({ field: '/x', kind: 'order', mine: ['a'], theirs: ['b'] })).toBeUndefined()
  })
})

describe('stored fields that the form does not know', () => {
  const schema = {
    type: 'object',
    properties: {
      a: { type: 'integer' },
      c: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, n: { type: 'integer' } } } },
    },
  }

  test('survive a merge and the save of its result, at the top and in every entry that is still there', () => {
    fc.assert(
      fc.property(list, list, list, few, (base, mine, theirs, hidden) => {
        // The form knows a and c[].n; `secret` and c[].m are somebody else's.
        const known = (entries: readonly Entry[]) => entries.map(({ id, n }) => ({ id, n }))
        const stored = { a: 1, secret: hidden, c: theirs }
        const { merged } = threeWay<object>(
          { a: 1, c: known(base) },
          { a: 2, c: known(mine) },
          { a: 1, c: known(theirs) },
        )
        const saved = keepUnknown(schema, merged as Record<string, unknown>, stored)
        expect(saved.secret).toBe(hidden)
        const their = byId(theirs)
        for (const { id, m } of (saved.c ?? []) as Entry[]) if (their.has(id)) expect(m).toBe(their.get(id)?.m)
      }),
      { numRuns: 300 },
    )
  })
})
