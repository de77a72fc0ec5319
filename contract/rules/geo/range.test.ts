import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText, LAST_ADDRESS, readAddress } from './address.ts'
import { addressKey, isRange, isWide, rangeText, readRange, relate, sizeOf, type AddressRange } from './range.ts'

const V4 = 0xffff_0000_0000n
const v4 = fc.bigInt({ min: 0n, max: 0xffff_ffffn }).map((number) => V4 + number)
const v6 = fc.bigInt({ min: 1n << 120n, max: LAST_ADDRESS })
const pair = fc.oneof(fc.tuple(v4, v4), fc.tuple(v6, v6))
const someRange = pair.map(([a, b]): AddressRange => (a < b ? { first: a, last: b } : { first: b, last: a }))
const textOf = (text: string) => {
  const read = readRange(text)
  return isRange(read) ? rangeText(read) : read
}

describe('an address', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['::FFFF:a00:1', '10.0.0.1'],
    ['::10.0.0.1', '::a00:1'],
    ['64:ff9b::10.0.0.1', '64:ff9b::a00:1'],
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::', '::'],
    ['0:0:0:0:0:0:0:1', '::1'],
  ])('%s is written %s', (text, written) => expect(addressText(readAddress(text) ?? -1n)).toBe(written))

  it.each([
    ...['', ' 10.0.0.1', '10.0.0.1\n', '10.0.0', '10.0.0.0.1', '010.0.0.1', '0x0a.0.0.1', '10.0.0.256', '167772161'],
    ...['10.0.0.1%eth0', 'fe80::1%eth0', '[::1]', '1::2::3', '12345::', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', ':1::'],
    ...['::ffff:010.0.0.1', '::ffff:10.0.0.256', '::10.0.0.1:1', '١٠.0.0.1', 'localhost', '-1.0.0.0', '1e1.0.0.0'],
  ])('%j is none', (text) => expect(readAddress(text)).toBeUndefined())

  it('is read again as what was written, and sorts as its text of digits', () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6, fc.bigInt({ min: 0n, max: LAST_ADDRESS })), (address) => {
        expect(readAddress(addressText(address))).toBe(address)
        expect(BigInt(addressKey(address))).toBe(address)
        expect(addressKey(address)).toHaveLength(39)
      }),
    )
  })

  it('is the same with its last two groups in decimals, as addresses of IPv4 within IPv6 are written', () => {
    fc.assert(
      fc.property(fc.oneof(v4, v6), (address) => {
        const groups = Array.from({ length: 8 }, (_, at) => (address >> BigInt(16 * (7 - at))) & 0xffffn)
        const bytes = groups.slice(6).flatMap((group) => [group >> 8n, group & 0xffn])
        const head = groups.slice(0, 6).map((group) => group.toString(16))
        expect(readAddress(`${head.join(':')}:${bytes.join('.')}`)).toBe(address)
        expect(readAddress(groups.map((group) => group.toString(16).toUpperCase()).join(':'))).toBe(address)
      }),
    )
  })

  it('never throws, whatever is asked', () => {
    const odd = fc.string({ unit: fc.constantFrom(...'0123456789abcdefx:.%/- '), maxLength: 50 })
    fc.assert(
      fc.property(fc.oneof(fc.string(), odd), (text) => {
        const read = readRange(text)
        if (isRange(read)) expect(readRange(rangeText(read))).toEqual(read)
      }),
    )
  })
})

describe('a range', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['10.0.0.7/32', '10.0.0.7'],
    ['10.0.0.0-10.255.255.255', '10.0.0.0/8'],
    ['10.0.0.5 - 10.0.0.9', '10.0.0.5-10.0.0.9'],
    [' 2001:db8::/32 ', '2001:db8::/32'],
    ['::ffff:10.0.0.0/104', '10.0.0.0/8'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['::1', '::1'],
  ])('%s is known as %s', (text, known) => expect(textOf(text)).toBe(known))

  it.each([
    ['', { problem: 'blank' }],
    ['10.0.0.5/8', { problem: 'hostBits', meant: '10.0.0.0/8' }],
    ['10.0.0.9-10.0.0.5', { problem: 'backwards', meant: '10.0.0.5-10.0.0.9' }],
    ['10.0.0.0/33', { problem: 'badPrefix' }],
    ['10.0.0.0/08', { problem: 'badPrefix' }],
    ['10.0.0.0/', { problem: 'badPrefix' }],
    ['2001:db8::/129', { problem: 'badPrefix' }],
    ['10.0.0.0/8/8', { problem: 'notAddress' }],
    ['10.0.0.1-', { problem: 'notAddress' }],
    ['10.0.0.1-10.0.0.2-10.0.0.3', { problem: 'notAddress' }],
    ['10.0.0.1-2001:db8::1', { problem: 'mixed' }],
    ['::/0', { problem: 'mixed' }],
    ['::1-::ffff:ffff:ffff:1', { problem: 'mixed' }],
  ])('%j is refused with the reason', (text, problem) => expect(readRange(text)).toEqual(problem))

  it('is read again as the very range that was written', () => {
    fc.assert(
      fc.property(someRange, (range) => {
        expect(readRange(rangeText(range))).toEqual(range)
      }),
    )
  })

  it('is wide beyond /16, and beyond /32 of IPv6', () => {
    const wide = (text: string) => {
      const read = readRange(text)
      return isRange(read) && isWide(read)
    }
    expect(['10.0.0.0/16', '10.0.0.0/15', '2001:db8::/32', '2001:d00::/24'].map(wide)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('lies to another one way round as it does the other way round', () => {
    const turned = { apart: 'apart', same: 'same', within: 'around', around: 'within', crosses: 'crosses' } as const
    fc.assert(
      fc.property(someRange, someRange, (one, other) => {
        expect(relate(other, one)).toBe(turned[relate(one, other)])
        if (relate(one, other) === 'within') expect(sizeOf(one)).toBeLessThan(sizeOf(other))
      }),
    )
  })
})
