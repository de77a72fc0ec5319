import { describe, expect, it } from 'vitest'
import { keepForeign } from './keepForeign.ts'
import { keepUnknown } from './keepUnknown.ts'
import { partners } from './partners.ts'

const ENTRIES = 2_000

/** A list that counts how often one of its entries is read, written or moved. */
function counted<Entry>(list: Entry[]): { list: Entry[]; touched: () => number } {
  let touched = 0
  const count = () => (touched += 1)
  const proxy = new Proxy(list, {
    get: (target, name, receiver) => (count(), Reflect.get(target, name, receiver) as unknown),
    set: (target, name, value, receiver) => (count(), Reflect.set(target, name, value, receiver)),
  })
  return { list: proxy, touched: () => touched }
}

describe('the largest record that is accepted is stored in steps of its length', () => {
  const schema = { type: 'object', properties: { no: { type: 'array', items: { type: 'number' } } } }
  const numbers = (value: number) => Array.from({ length: ENTRIES }, () => value)

  it.each([
    ['an older form saves it', (after: object, before: object) => keepUnknown(schema, after as never, before as never)],
    ['somebody of some products saves it', (after: object, before: object) => keepForeign(after, before, ['mine'])],
  ])('where %s', (_title, keep) => {
    const [after, before] = [counted(numbers(1)), counted(numbers(2))]
    expect(keep({ no: after.list }, { no: before.list })).toEqual({ no: numbers(1) })
    expect(after.touched() + before.touched()).toBeLessThan(12 * ENTRIES)
  })

  it('where all its entries are alike', () => {
    const alike = Array.from({ length: ENTRIES }, () => ({}))
    const moved = { shifts: 0 }

    const { shift } = Array.prototype
    Array.prototype.shift = function (this: unknown[]) {
      moved.shifts += this.length
      return shift.call(this) as unknown
    }
    try {
      expect(partners(alike, alike, (index) => alike[index])).toEqual(alike.map((_entry, place) => place))
    } finally {
      Array.prototype.shift = shift
    }
    expect(moved.shifts).toBe(0)
  })
})
