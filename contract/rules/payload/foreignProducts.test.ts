import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { hideForeign, visibleProducts } from './foreignProducts.ts'
import { keepForeign } from './keepForeign.ts'

const mine = ['one']
const stored = {
  prd: ['two', 'one'],
  lwe_prd: [
    { value: '2026', prd: 'two' },
    { value: '2027', prd: 'one' },
    { value: '2028', prd: 'default' },
  ],
  ed_dt_prd: [{ value: '2026', prd: 'two' }],
  provider: { prd: 'two', n: 'Secret' },
  availability: [
    { con: ['MY'], prd: ['two', 'one'] },
    { con: ['SG'], prd: ['two'] },
  ],
  rt: 5,
}

describe('entries of products that the user may not see', () => {
  test('are hidden, wherever they stand', () => {
    expect(hideForeign(stored, mine)).toEqual({
      prd: ['one'],
      lwe_prd: [
        { value: '2027', prd: 'one' },
        { value: '2028', prd: 'default' },
      ],
      availability: [{ con: ['MY'], prd: ['one'] }],
      rt: 5,
    })
  })

  test('are kept in their places by a save that changes something else', () => {
    const sent = { ...hideForeign(stored, mine), rt: 6 }
    expect(keepForeign(sent, stored, mine)).toEqual({ ...stored, rt: 6 })
  })

  test('are kept when the user empties the list around them', () => {
    expect(keepForeign({ prd: ['one'] }, stored, mine)).toEqual({
      prd: ['two', 'one'],
      lwe_prd: [{ value: '2026', prd: 'two' }],
      ed_dt_prd: [{ value: '2026', prd: 'two' }],
      provider: { prd: 'two', n: 'Secret' },
      availability: [
        { con: ['MY'], prd: ['two'] },
        { con: ['SG'], prd: ['two'] },
      ],
    })
  })

  test('are kept in a product list that the user leaves out, which goes where all of it was theirs', () => {
    expect(keepForeign({}, { prd: ['two', 'one'] }, mine)).toEqual({ prd: ['two'] })
    expect(keepForeign({}, { prd: ['one'] }, mine)).toEqual({})
  })

  test('cannot be made up, overwritten or moved to', () => {
    const forged = {
      prd: ['one', 'three'],
      lwe_prd: [
        { value: '1999', prd: 'two' },
        { value: '2030', prd: 'one' },
      ],
      provider: { prd: 'one', n: 'Mine' },
    }
    const saved = keepForeign(forged, { prd: ['one', 'two'], lwe_prd: stored.lwe_prd, provider: stored.provider }, mine)
    expect(saved).toEqual({
      prd: ['one', 'two'],
      lwe_prd: [
        { value: '2026', prd: 'two' },
        { value: '2030', prd: 'one' },
      ],
      provider: { prd: 'two', n: 'Secret' },
    })
  })

  test('split from a shared entry when the user changes it', () => {
    const sent = { availability: [{ con: ['BN'], prd: ['one'] }] }
    expect(keepForeign(sent, { availability: stored.availability }, mine)).toEqual({
      availability: [
        { con: ['BN'], prd: ['one'] },
        { con: ['MY'], prd: ['two'] },
        { con: ['SG'], prd: ['two'] },
      ],
    })
  })

  test("new entries follow, and those of the user's own go when removed", () => {
    const sent = {
      lwe_prd: [
        { value: '2028', prd: 'default' },
        { value: '2031', prd: 'one' },
        { value: '1', prd: '' },
      ],
    }
    expect(keepForeign(sent, { lwe_prd: stored.lwe_prd }, mine)).toEqual({
      lwe_prd: [stored.lwe_prd[0], ...sent.lwe_prd],
    })
    expect(keepForeign({ lwe_prd: [] }, { lwe_prd: [stored.lwe_prd[1]] }, mine)).toEqual({ lwe_prd: [] })
  })

  test("are everybody's to whoever sees all products", () => {
    expect(visibleProducts({ products: ['one'], productAdmin: true })).toBe('all')
    expect(visibleProducts({ products: ['one'], productAdmin: false })).toEqual(['one'])
    expect(hideForeign(stored, 'all')).toBe(stored)
    expect(keepForeign({ rt: 1 }, stored, 'all')).toEqual({ rt: 1 })
  })
})

const product = fc.constantFrom('one', 'two', 'three', 'default')
const scalar = fc.constantFrom<unknown>('x', 'y', 1, false)
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.record({ value: scalar, prd: product }), { maxLength: 4 }),
    fc.array(fc.record({ value: scalar, prd: fc.uniqueArray(product) }), { maxLength: 4 }),
    fc.record({ prd: product, n: tie('value') }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('value'), { maxKeys: 3 }),
  ),
}))
const record = fc
  .tuple(fc.dictionary(fc.constantFrom('lwe_prd', 'ed_dt_prd', 'provider', 'sg'), value), fc.uniqueArray(product))
  .map(([fields, prd]) => ({ ...fields, prd }))
const visible = fc.subarray(['one', 'two', 'three'])

/** Every object of JSON that names products, as text, with the products that it names. */
function naming(at: unknown, found: { text: string; products: unknown[] }[] = []) {
  if (typeof at !== 'object' || at === null) return found
  if (!Array.isArray(at) && 'prd' in at) found.push({ text: JSON.stringify(at), products: [at.prd].flat() })
  for (const entry of Object.values(at)) naming(entry, found)
  return found
}
/** The same for the object alone, not for what it holds. */
function ownName(entry: unknown) {
  return typeof entry === 'object' && entry !== null && 'prd' in entry ? naming(entry).slice(0, 1) : []
}
const isForeign = (own: readonly string[], products: unknown[]) =>
  products.length > 0 && products.every((name) => name !== 'default' && !own.includes(name as string))

describe('laws of foreign products', () => {
  test('nothing foreign is shown', () => {
    fc.assert(
      fc.property(record, visible, (full, own) => {
        for (const { products } of naming(hideForeign(full, own)))
          for (const name of products) expect([...own, 'default']).toContain(name)
      }),
      { numRuns: lawRuns(2_000) },
    )
  })

  test('what was read and sent back unchanged is stored unchanged', () => {
    fc.assert(
      fc.property(record, visible, (full, own) => {
        expect(keepForeign(hideForeign(full, own), full, own)).toEqual(full)
      }),
      { numRuns: lawRuns(2_000) },
    )
  })

  test("whatever is sent, every foreign entry of the record's own lists is stored as it was", () => {
    fc.assert(
      fc.property(record, record, visible, (full, sent, own) => {
        const saved = keepForeign(sent, full, own)
        const after = naming(saved).map(({ text }) => text)
        for (const field of ['lwe_prd', 'ed_dt_prd', 'provider'] as const) {
          const before: unknown = (full as Record<string, unknown>)[field]
          for (const { text, products } of [before].flat().flatMap(ownName))
            if (isForeign(own, products)) expect(after).toContain(text)
        }
        for (const name of full.prd) if (isForeign(own, [name])) expect(saved.prd).toContain(name)
      }),
      { numRuns: lawRuns(2_000) },
    )
  })

  test('whatever is sent, nothing new is stored for a foreign product', () => {
    fc.assert(
      fc.property(record, visible, (sent, own) => {
        const saved = keepForeign(sent, {}, own)
        for (const { products } of naming(saved)) expect(isForeign(own, products)).toBe(false)
      }),
      { numRuns: lawRuns(2_000) },
    )
  })
})
