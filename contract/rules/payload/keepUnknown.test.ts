import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPayload } from './cleanPayload.ts'
import { keepUnknown } from './keepUnknown.ts'
import { payloadOf } from './payloadOf.ts'

const schema = {
  type: 'object',
  properties: {
    rt: { type: 'number' },
    provider: { type: 'object', properties: { n: { type: 'string' } } },
    lon: { type: 'array', items: { type: 'object', properties: { lang: {}, n: {} } } },
    sg: { type: 'array', items: { type: 'object', properties: { dur: {} } } },
    free: { type: 'object' },
  },
}

describe('saving with a form that does not know every stored field', () => {
  test('a known field that is absent is cleared, an unknown one is kept', () => {
    expect(keepUnknown(schema, { rt: 2 }, { rt: 1, free: { a: 1 }, later: { deep: [1] } })).toEqual({
      rt: 2,
      later: { deep: [1] },
    })
  })

  test('unknown fields inside an object are kept, also when its known ones are cleared', () => {
    expect(keepUnknown(schema, { provider: { n: 'B' } }, { provider: { n: 'A', later: 1 } })).toEqual({
      provider: { n: 'B', later: 1 },
    })
    expect(keepUnknown(schema, {}, { provider: { n: 'A', later: 1 } })).toEqual({ provider: { later: 1 } })
    expect(keepUnknown(schema, {}, { provider: { n: 'A' } })).toEqual({})
  })

  test('a list that says what it said is the stored one', () => {
    const stored = { lon: [{ n: 'A', lang: 'en' }], sg: [{ dur: 1 }] }
    const kept = keepUnknown(schema, { lon: [{ lang: 'en', n: 'A' }], sg: [{ dur: 2 }] }, stored)
    expect(kept.lon).toBe(stored.lon)
    expect(kept.sg).toEqual([{ dur: 2 }])
  })

  test('unknown fields of names follow their language through reordering and removal', () => {
    const stored = {
      lon: [
        { lang: 'en', n: 'A', by: 'ann' },
        { lang: 'zh', n: '甲', by: 'ben' },
        { lang: 'ta', n: 'அ' },
      ],
    }
    const sent = {
      lon: [
        { lang: 'zh', n: '乙' },
        { lang: 'ms', n: 'M' },
        { lang: 'en', n: 'A' },
      ],
    }
    expect(keepUnknown(schema, sent, stored)).toEqual({
      lon: [
        { lang: 'zh', n: '乙', by: 'ben' },
        { lang: 'ms', n: 'M' },
        { lang: 'en', n: 'A', by: 'ann' },
      ],
    })
  })

  test('unknown fields of entries without a key follow the same known part, then the place', () => {
    const stored = {
      sg: [
        { dur: 1, x: 'a' },
        { dur: 2, x: 'b' },
        { dur: 3, x: 'c' },
      ],
    }
    expect(keepUnknown(schema, { sg: [{ dur: 2 }, { dur: 3 }] }, stored)).toEqual({
      sg: [
        { dur: 2, x: 'b' },
        { dur: 3, x: 'c' },
      ],
    })
    expect(keepUnknown(schema, { sg: [{ dur: 1 }, { dur: 9 }, { dur: 3 }] }, stored)).toEqual({
      sg: [
        { dur: 1, x: 'a' },
        { dur: 9, x: 'b' },
        { dur: 3, x: 'c' },
      ],
    })
  })

  test('equal entries take their partners one by one', () => {
    const stored = {
      sg: [
        { dur: 1, x: 'a' },
        { dur: 1, x: 'b' },
      ],
    }
    expect(keepUnknown(schema, { sg: [{ dur: 1 }, { dur: 1 }, { dur: 1 }] }, stored)).toEqual({
      sg: [{ dur: 1, x: 'a' }, { dur: 1, x: 'b' }, { dur: 1 }],
    })
  })

  test('names of the prototype stay data', () => {
    const stored = JSON.parse('{"__proto__":{"polluted":1}}') as Record<string, unknown>
    const merged = keepUnknown(schema, {}, stored)
    expect(Object.hasOwn(merged, '__proto__')).toBe(true)
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  const field = fc.constantFrom('rt', 'provider', 'lon', 'sg', 'free', 'later', 'n', 'lang', 'dur')
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<unknown>('en', 'zh', 1, 2, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(field, tie('value'), { maxKeys: 4 }),
    ),
  }))
  const record = fc.dictionary(field, value)

  test('only what the form does not know is added to what it sent', () => {
    fc.assert(
      fc.property(record, record, (sent, stored) => {
        const { payload } = cleanPayload(schema, sent)
        expect(cleanPayload(schema, keepUnknown(schema, payload, stored)).payload).toEqual(payload)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a form that knows everything decides alone', () => {
    fc.assert(
      fc.property(record, record, (sent, stored) => {
        expect(keepUnknown(true, sent, stored)).toEqual(sent)
      }),
    )
  })
})

test("a record's payload is what its type's schema speaks of", () => {
  expect(payloadOf({ id: '1', key: '2', st: 'draft', rev: 3, sides: [], wrng: [], lon: [], ex_id: 'x' })).toEqual({
    lon: [],
    ex_id: 'x',
  })
})
