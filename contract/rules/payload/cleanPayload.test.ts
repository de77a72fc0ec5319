import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { cleanPayload } from './cleanPayload.ts'

const names = {
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string' } } },
}
const clean = (schema: unknown, value: unknown) => cleanPayload(schema, value).payload
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })

describe('cleaning a payload', () => {
  test('trims texts, at any depth and of any script', () => {
    const schema = object({ a: {}, b: { type: 'array', items: {} } })
    expect(clean(schema, { a: '  Alpha\n', b: ['\u3000中文 ', { c: ' x ' }] })).toEqual({
      a: 'Alpha',
      b: ['中文', { c: 'x' }],
    })
  })

  test('drops null and undefined but keeps false, zero and the empty text', () => {
    const schema = object({ a: {}, b: {}, c: {}, d: {}, e: {} })
    const { payload, dropped } = cleanPayload(schema, { a: null, b: undefined, c: false, d: 0, e: '' })
    expect(payload).toEqual({ c: false, d: 0, e: '' })
    expect(dropped).toEqual([])
  })

  test('drops what the schema does not know and says where it stood', () => {
    const schema = object({ sg: { type: 'array', items: object({ dur: { type: 'number' } }) } })
    const { payload, dropped } = cleanPayload(schema, { sg: [{ dur: 1 }, { dur: 2, 'a/b~c': 3 }], other: { deep: 1 } })
    expect(payload).toEqual({ sg: [{ dur: 1 }, { dur: 2 }] })
    expect(dropped).toEqual(['/sg/1/a~1b~0c', '/other'])
  })

  test("drops the server's fields without a word", () => {
    const { payload, dropped } = cleanPayload(object({ rt: {} }), {
      id: '1',
      key: '2',
      st: 'draft',
      wrng: [],
      rev: 3,
      rt: 4,
    })
    expect(payload).toEqual({ rt: 4 })
    expect(dropped).toEqual([])
  })

  test('drops empty lists and objects, also those that became empty', () => {
    const schema = object({
      a: { type: 'array' },
      b: object({ c: {}, d: { type: 'array' } }),
      e: { type: 'array', items: {} },
    })
    expect(clean(schema, { a: [], b: { c: null, d: [[], {}] }, e: [{}, [], null] })).toEqual({})
  })

  test('keeps required lists and objects, empty as they are', () => {
    const schema = object({ a: { type: 'array' }, b: { type: 'object' } }, { required: ['a', 'b'] })
    expect(clean(schema, { a: [], b: {} })).toEqual({ a: [], b: {} })
  })

  test('removes names with a language and no text, and keeps those with a text', () => {
    const entries = [
      { lang: 'en', n: 'Alpha' },
      { lang: 'ms', n: '  ' },
      { lang: 'zh' },
      { lang: 'ta', n: null },
      { n: 'x' },
    ]
    expect(clean(object({ lon: names }), { lon: entries })).toEqual({ lon: [{ lang: 'en', n: 'Alpha' }, { n: 'x' }] })
    expect(clean(object({ lon: names }), { lon: [{ lang: 'ms' }] })).toEqual({})
  })

  test('keeps entries with a language that are not about names', () => {
    const tracks = { type: 'array', items: object({ lang: {}, file: {} }) }
    expect(clean(object({ tracks }), { tracks: [{ lang: 'ta', file: 'a.vtt' }, { lang: 'en' }] })).toEqual({
      tracks: [{ lang: 'ta', file: 'a.vtt' }, { lang: 'en' }],
    })
    const open = { type: 'array', items: {} }
    expect(clean(object({ open }), { open: [{ lang: 'ta', n: '' }, { lang: 'en' }] })).toEqual({
      open: [{ lang: 'en' }],
    })
  })

  test('rebuilds required fields: defaults, constants, lists and objects, but makes up no text', () => {
    const schema = object(
      {
        ia: { type: 'array' },
        t: { const: 'policy' },
        loop: { type: 'boolean', default: false },
        lang: { type: 'array', default: ['en'] },
        provider: object({ prd: { type: 'array' }, n: { type: 'string' } }, { required: ['prd', 'n'] }),
        n: { type: 'string' },
      },
      { required: ['ia', 't', 'loop', 'lang', 'provider', 'n', 'undeclared'] },
    )
    const rebuilt = { ia: [], t: 'policy', loop: false, lang: ['en'], provider: { prd: [] } }
    expect(clean(schema, {})).toEqual(rebuilt)
    expect(clean(schema, null)).toEqual(rebuilt)
    expect(clean(schema, { ia: null, loop: true })).toEqual({ ...rebuilt, loop: true })
  })

  test('rebuilds an object by its type or by its properties alone', () => {
    const schema = object(
      { a: { type: 'object' }, b: { properties: {} }, c: { type: ['array', 'null'] } },
      { required: ['a', 'b', 'c'] },
    )
    expect(clean(schema, {})).toEqual({ a: {}, b: {}, c: [] })
  })

  test('rebuilds inside an object that is there, not inside one that is empty and not required', () => {
    const provider = object({ prd: { type: 'array' }, n: {} }, { required: ['prd'] })
    expect(clean(object({ provider }), { provider: { n: 'x' } })).toEqual({ provider: { n: 'x', prd: [] } })
    expect(clean(object({ provider }), { provider: { n: null } })).toEqual({})
  })

  test('never rebuilds what requires itself', () => {
    const schema = {
      $ref: '#/$defs/node',
      $defs: { node: object({ child: { $ref: '#/$defs/node' } }, { required: ['child'] }) },
    }
    expect(clean(schema, {})).toEqual({})
    expect(clean(schema, { child: {} })).toEqual({ child: {} })
    const wide = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`k${index}`, { $ref: '#/$defs/next' }]))
    const next = object(wide, { required: Object.keys(wide) })
    expect(clean({ ...next, $defs: { next: { ...next, properties: { ...wide, k0: {} } } } }, {})).toEqual({})
  })
})

describe('rebuilding has bounds', () => {
  const level = (next: string, keys: number) => {
    const children = Object.fromEntries(
      Array.from({ length: keys }, (_, index) => [`k${index}`, { $ref: `#/$defs/${next}` }]),
    )
    return object(children, { required: Object.keys(children) })
  }
  const nested = (levels: number, keys: number) => ({
    ...level('l1', keys),
    $defs: Object.fromEntries(
      Array.from({ length: levels }, (_, index) => [
        `l${index + 1}`,
        index + 1 === levels ? { type: 'array' } : level(`l${index + 2}`, keys),
      ]),
    ),
  })

  test('a few levels are rebuilt whole', () => {
    expect(clean(nested(2, 2), {})).toEqual({ k0: { k0: [], k1: [] }, k1: { k0: [], k1: [] } })
    expect(JSON.stringify(clean(nested(8, 1), {}))).toContain('[]')
  })

  test('what would be too deep or too many is left out', () => {
    expect(clean(nested(12, 1), {})).toEqual({})
    expect(clean(nested(6, 6), {})).toEqual({})
  })
})

describe('what a schema knows', () => {
  test.each([
    ['$ref into $defs', { $ref: '#/$defs/a', $defs: { a: object({ x: {} }) } }],
    ['$ref into definitions', { allOf: [{ $ref: '#/definitions/a' }], definitions: { a: object({ x: {} }) } }],
    ['a $ref with escapes', { $ref: '#/$defs/a~1b%20c', $defs: { 'a/b c': object({ x: {} }) } }],
    ['allOf', { properties: { y: {} }, allOf: [object({ x: {} })] }],
    ['anyOf', { anyOf: [object({ y: {} }), object({ x: {} })] }],
    ['oneOf', { oneOf: [object({ y: {} }), object({ x: {} })] }],
    ['if, then and else', { if: {}, then: object({ y: {} }), else: object({ x: {} }) }],
    ['dependent schemas', { properties: { y: {} }, dependentSchemas: { y: object({ x: {} }) } }],
    ['a pattern', object({ y: {} }, { patternProperties: { '^x$': {} } })],
    ['further properties allowed in so many words', object({ y: {} }, { additionalProperties: true })],
    ['a schema for further properties', object({ y: {} }, { additionalProperties: { type: 'string' } })],
    ['unevaluated properties allowed', object({ y: {} }, { unevaluatedProperties: {} })],
    ['a free object', { type: 'object' }],
    ['true', true],
    ['a $ref that leads nowhere', { $ref: '#/$defs/missing' }],
  ])('%s knows x', (_, schema) =>
    expect(cleanPayload(schema, { x: ' 1 ' })).toEqual({ payload: { x: '1' }, dropped: [] }),
  )

  test.each([
    ['declared properties, silent about others', object({ y: {} })],
    ['no further properties', { additionalProperties: false }],
    ['a property that is forbidden', object({ x: false })],
    ['a pattern that does not match', { patternProperties: { '^y': {} } }],
    ['a pattern that is none', { patternProperties: { '(': {} } }],
    ['a remote reference beside declared properties', object({ y: {} }, { $ref: 'https://example.org/schema' })],
  ])('%s does not know x', (_, schema) =>
    expect(cleanPayload(schema, { x: 1 })).toEqual({ payload: {}, dropped: ['/x'] }),
  )

  test('a schema that is its own reference ends', () => {
    expect(clean({ $ref: '#', properties: { a: { $ref: '#' } } }, { a: { a: { b: 1, a: { a: 'x' } } } })).toEqual({
      a: { a: { a: { a: 'x' } } },
    })
  })

  test('entries of a tuple keep their places', () => {
    const draft7 = object({ x: { items: [{}, object({ a: {} })], additionalItems: object({ b: {} }) } })
    const newer = object({ x: { prefixItems: [{}, object({ a: {} })], items: object({ b: {} }) } })
    for (const schema of [draft7, newer])
      expect(cleanPayload(schema, { x: [null, { a: 1, b: 1 }, { a: 1, b: 1 }] })).toEqual({
        payload: { x: [null, { a: 1 }, { b: 1 }] },
        dropped: ['/x/1/b', '/x/2/a'],
      })
  })
})

describe('hostile payloads', () => {
  test('names of the prototype are data or dropped, and pollute nothing', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":{"__proto__":{"polluted":1}}}',
    )
    const { payload, dropped } = cleanPayload({ type: 'object' }, hostile)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype)
    expect(Object.hasOwn(payload, '__proto__')).toBe(false)
    expect(dropped).toContain('/__proto__')
    expect(cleanPayload(object({ a: {} }), hostile).dropped).toContain('/constructor')
  })

  test('nesting without end is cut, not followed', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 20_000; level++) deep = { a: deep }
    const schema = object({ a: { $ref: '#' } })
    expect(() => clean(schema, deep)).not.toThrow()
  })

  test('nesting that the wire allows is kept whole', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 60; level++) deep = { a: deep }
    expect(clean(object({ a: { $ref: '#' } }), deep)).toEqual(deep)
  })

  test('what JSON cannot carry is dropped', () => {
    expect(clean(true, { a: Number.NaN, b: Infinity, c: () => 1, d: Symbol('x'), e: 1n, f: 1 })).toEqual({ f: 1 })
  })
})

const keyName = fc.constantFrom('a', 'b', 'lang', 'n', 'prd', 'constructor', '__proto__')
const { schema: anySchema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(
      true,
      false,
      {},
      { $ref: '#' },
      { $ref: '#/$defs/d' },
      { type: 'string', default: ' x ' },
      { const: 1 },
    ),
    fc.record(
      {
        type: fc.constantFrom('object', 'array', 'string', ['array', 'null']),
        properties: fc.dictionary(keyName, tie('schema')),
        required: fc.subarray(['a', 'b', 'lang', 'n', 'prd']),
        items: fc.oneof(tie('schema'), fc.array(tie('schema'), { maxLength: 2 })),
        additionalProperties: tie('schema'),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        anyOf: fc.array(tie('schema'), { maxLength: 2 }),
        default: fc.jsonValue({ maxDepth: 2 }),
        $defs: fc.record({ d: tie('schema') }),
      },
      { requiredKeys: [] },
    ),
  ),
}))
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, '', ' x ', 0, true, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(keyName, tie('value'), { maxKeys: 4 }),
  ),
}))

describe('laws of cleaning', () => {
  test('cleaning twice changes nothing and drops nothing more', () => {
    fc.assert(
      fc.property(anySchema, anyValue, (schema, value) => {
        const once = cleanPayload(schema, value)
        expect(cleanPayload(schema, once.payload)).toEqual({ payload: once.payload, dropped: [] })
      }),
      { numRuns: lawRuns(3_000) },
    )
  })

  test('cleaning never changes what it was given', () => {
    fc.assert(
      fc.property(anySchema, anyValue, (schema, value) => {
        const before = JSON.stringify([schema, value])
        cleanPayload(schema, value)
        expect(JSON.stringify([schema, value])).toBe(before)
      }),
    )
  })
})
