import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptOrder, numberIn, ORDER_RULES, orderBy, placedAt, renumbered } from './episodeOrder.ts'
import type { Orderable } from './episodeOrder.ts'

const piece = (id: string, more: Partial<Orderable> = {}): Orderable => ({
  id,
  number: undefined,
  name: id,
  aired: undefined,
  ...more,
})

describe('the order of episodes', () => {
  const pieces = [
    piece('c', { number: 3, name: 'Part 10', aired: '2024-01-03' }),
    piece('a', { number: 7, name: 'part 9', aired: '2024-01-01' }),
    piece('x', { name: 'Special' }),
    piece('b', { number: 1, name: 'Part 11', aired: '2024-01-02T10:00:00.000Z' }),
  ]

  it('by air date puts what has none behind', () => {
    expect(orderBy(pieces, 'aired')).toEqual(['a', 'b', 'c', 'x'])
  })
  it('by name counts numbers as numbers', () => {
    expect(orderBy(pieces, 'name')).toEqual(['a', 'c', 'b', 'x'])
    expect(orderBy(pieces, 'nameNumber')).toEqual(['a', 'c', 'b', 'x'])
  })
  it('by number closes the gaps', () => {
    const order = orderBy(pieces, 'number')
    expect(order).toEqual(['b', 'c', 'a', 'x'])
    expect(renumbered(order, pieces)).toEqual([
      { id: 'c', from: 3, to: 2 },
      { id: 'a', from: 7, to: 3 },
      { id: 'x', from: undefined, to: 4 },
    ])
  })

  it.each([
    ['Episode 12', 12],
    ['S02E07 - The year 1999', 7],
    ['第12集：2046', 12],
    ['第１２集', 12],
    ['Bahagian 3 (2020)', 3],
    ['அத்தியாயம் 4', 4],
    ['The Ferry, 5', 5],
    ['2 fast 9', 9],
    ['No number', undefined],
  ])('reads %s as %s', (name, number) => {
    expect(numberIn(name)).toBe(number)
  })

  const list = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      number: fc.option(fc.nat(50), { nil: undefined }),
      name: fc.string({ maxLength: 8 }),
      aired: fc.option(fc.constantFrom('2024-01-01', '2024-02-01'), { nil: undefined }),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  )

  it('law: whatever the rule, all pieces stand there once, and a rule applied twice changes nothing', () => {
    fc.assert(
      fc.property(list, fc.constantFrom(...ORDER_RULES), (some, rule) => {
        const once = orderBy(some, rule)
        expect(once.toSorted()).toEqual(some.map(({ id }) => id).toSorted())
        const again = once.map((id) => some.find((one) => one.id === id) as Orderable)
        if (rule === 'reverse') expect(orderBy(again, rule)).toEqual(some.map(({ id }) => id))
        else expect(orderBy(again, rule)).toEqual(once)
      }),
    )
  })

  it('law: after its changes nothing is left to change', () => {
    fc.assert(
      fc.property(list, (some) => {
        const order = orderBy(some, 'name')
        const changes = new Map(renumbered(order, some).map(({ id, to }) => [id, to]))
        const after = some.map((one) => ({ ...one, number: changes.get(one.id) ?? one.number }))
        expect(renumbered(order, after)).toEqual([])
        expect(orderBy(after, 'number')).toEqual(order)
      }),
    )
  })

  it('law: one that is moved stands where it was put, the others keep their order', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(25), (order, which, index) => {
        const id = order[which % order.length] as string
        const moved = placedAt(order, id, index)
        expect(moved.indexOf(id)).toBe(Math.min(index, order.length - 1))
        expect(moved.filter((one) => one !== id)).toEqual(order.filter((one) => one !== id))
      }),
    )
  })

  it('leaves the order alone where the piece is not there', () => {
    expect(placedAt(['a', 'b'], 'z', 0)).toEqual(['a', 'b'])
  })

  it('keeps a wanted as far as it holds', () => {
    expect(keptOrder(['c', 'b', 'a'], ['a', 'new', 'c', 'last'])).toEqual(['c', 'last', 'a', 'new'])
    expect(keptOrder([], ['a', 'b'])).toEqual(['a', 'b'])
  })

  it('law: a kept order has exactly the present pieces, and keeps the wanted among them', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
    fc.assert(
      fc.property(ids, ids, (wanted, present) => {
        const order = keptOrder(wanted, present)
        expect(order.toSorted()).toEqual(present.toSorted())
        expect(order.filter((id) => wanted.includes(id))).toEqual(wanted.filter((id) => present.includes(id)))
      }),
    )
  })
})
