import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from '#contract/rules/geo/address.ts'
import { isRange, readRange, relate, sizeOf } from '#contract/rules/geo/range.ts'
import { countryIndexBuilder, type CountryRange } from './countryIndex.ts'

const range = (text: string, country: string): CountryRange => {
  const read = readRange(text)
  if (!isRange(read)) throw new Error(text)
  return { ...read, country }
}
const inOrder = (ranges: readonly CountryRange[]) =>
  ranges.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : a.last > b.last ? -1 : 1))
const indexOf = (ranges: readonly CountryRange[]) => {
  const builder = countryIndexBuilder()
  inOrder(ranges).forEach(builder.take)
  return builder.done()
}
const index = (...ranges: CountryRange[]) => indexOf(ranges)
const of = (ranges: ReturnType<typeof index>, text: string) => ranges.countryOf(readAddress(text) ?? -1n)

describe('the country of an address', () => {
  const some = index(
    range('175.136.0.0/13', 'MY'),
    range('175.137.0.0/16', 'SG'),
    range('175.137.5.5', 'BN'),
    range('2001:db8::/32', 'TH'),
    range('2001:db8:0:1::/64', 'ID'),
  )
  it.each([
    ['175.135.255.255', undefined],
    ['175.136.0.0', 'MY'],
    ['175.137.0.0', 'SG'],
    ['175.137.5.4', 'SG'],
    ['175.137.5.5', 'BN'],
    ['175.137.5.6', 'SG'],
    ['175.138.0.0', 'MY'],
    ['175.143.255.255', 'MY'],
    ['175.144.0.0', undefined],
    ['::ffff:175.137.5.5', 'BN'],
    ['2001:db8::1', 'TH'],
    ['2001:db8:0:1:ffff::', 'ID'],
    ['2001:db8:0:2::', 'TH'],
    ['2001:db9::', undefined],
    ['::', undefined],
  ])('%s is in %s: the narrowest range decides', (address, country) => expect(of(some, address)).toBe(country))

  it('is none where there are no ranges, and at the ends of all addresses as anywhere', () => {
    expect(of(index(), '1.2.3.4')).toBeUndefined()
    const ends = index(range('0.0.0.0', 'MY'), range('255.255.255.255', 'SG'), range('ffff::/16', 'TH'))
    expect(of(ends, '0.0.0.0')).toBe('MY')
    expect(of(ends, '255.255.255.255')).toBe('SG')
    expect(of(ends, 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')).toBe('TH')
  })

  it('is what the narrowest of all ranges says, whatever nests in what', () => {
    const block = fc.record({
      bits: fc.integer({ min: 20, max: 32 }),
      at: fc.nat(4_095),
      country: fc.constantFrom('MY', 'SG', 'BN'),
    })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 20 }), fc.nat(4_095), (blocks, asked) => {
        const base = readAddress('10.0.0.0') ?? 0n
        const ranges = blocks.map(({ bits, at, country }) => {
          const size = 1n << BigInt(32 - bits)
          const first = base + BigInt(at) - (BigInt(at) % size)
          return { first, last: first + size - 1n, country }
        })
        const distinct = ranges.filter((one, nth) => ranges.findIndex((other) => relate(one, other) === 'same') === nth)
        const address = base + BigInt(asked)
        const holding = distinct.filter(({ first, last }) => first <= address && address <= last)
        const narrowest = holding.toSorted((a, b) => Number(sizeOf(a) - sizeOf(b)))[0]
        expect(indexOf(distinct).countryOf(address)).toBe(narrowest?.country)
      }),
    )
  })
})
