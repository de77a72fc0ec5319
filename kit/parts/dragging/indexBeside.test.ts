import fc from 'fast-check'
import { expect, it } from 'vitest'
import { indexBeside } from './indexBeside.ts'

it('law: what is put beside another stands right before or behind it, and the others keep their order', () => {
  const place = fc.nat(8)
  fc.assert(
    fc.property(place, place, fc.boolean(), (from, beside, after) => {
      fc.pre(from !== beside)
      const items = Array.from({ length: 9 }, (_, at) => at)
      const rest = items.filter((one) => one !== from)
      const moved = rest.toSpliced(indexBeside(from, beside, after), 0, from)
      expect(moved.indexOf(from) - moved.indexOf(beside)).toBe(after ? 1 : -1)
      expect(moved.filter((one) => one !== from)).toEqual(rest)
    }),
  )
})
