import { describe, expect, it } from 'vitest'
import { computingMs } from '#tests/support/computingMs.ts'
import { compileAside } from './compileAside.ts'
import { linearPattern } from './linearPattern.ts'
import { schemaNotes } from './schemaNotes.ts'
import { schemaProblems } from './schemaProblems.ts'
import type { JsonSchema } from './jsonSchema.ts'

const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({ type: 'object', properties, ...more })
const nested = (depth: number): JsonSchema => (depth === 0 ? { type: 'string' } : object({ a: nested(depth - 1) }))

/** Each definition names the next one twice: 2^20 checks for one value. */
const doubling = object(
  { a: { $ref: '#/definitions/d0' } },
  {
    definitions: Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `d${at}`,
        at === 19
          ? { type: 'string' }
          : { allOf: [{ $ref: `#/definitions/d${at + 1}` }, { $ref: `#/definitions/d${at + 1}` }] },
      ]),
    ),
  },
)

describe('a schema from outside', () => {
  it.each<[string, unknown, string]>([
    ['text', 'schema', 'no schema'],
    ['a list', [], 'no schema'],
    ['of a text', { type: 'string' }, 'must describe an object'],
    ['a remote reference', object({ a: { $ref: 'https://example.com/schema.json' } }), 'never fetched'],
    ['a reference to a file', object({ a: { $ref: 'file:///etc/passwd' } }), 'never fetched'],
    ['a reference to nothing', object({ a: { $ref: '#/$defs/x' } }), 'Nothing in this document stands at #/$defs/x'],
    ['a reference to itself', object({ a: { $ref: '#/properties/a' } }), 'without going further into the data'],
    ['a circle of parts', object({}, { allOf: [{ $ref: '#' }] }), 'without going further into the data'],
    ['doubling references', doubling, 'more than 5000 parts'],
    ['asynchronous', { ...object({}), $async: true }, '$async'],
    ['data as a rule', object({ a: { type: 'string', pattern: { $data: '1/b' } } }), '$data'],
    ['too deep', nested(25), 'nested deeper'],
    [
      'too wide',
      object(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`f${at}`, { type: 'string' }]))),
      'more than 5000',
    ],
  ])('%s is refused', (_, schema, words) => {
    expect(
      schemaProblems(schema)
        .map(({ field, description }) => `${field} ${description}`)
        .join(' '),
    ).toContain(words)
  })

  it('with definitions, patterns and plain sets is accepted', () => {
    const schema = object(
      {
        a: { $ref: '#/definitions/code' },
        b: { type: 'array', uniqueItems: true, items: { type: 'string' } },
        pattern: { type: 'string' },
        enum: { type: 'array', items: { enum: ['x', 'y'] } },
      },
      { definitions: { code: { type: 'string', pattern: '^[A-Z]{2}$' } } },
    )
    expect(schemaProblems(schema)).toEqual([])
  })
})

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

describe('a schema of somebody else', () => {
  it.each<[string, JsonSchema]>([
    ['a tree', object({ a: list({ $ref: '#' }) })],
    [
      'a tree of definitions',
      object({ a: { $ref: '#/$defs/x' } }, { $defs: { x: object({ a: { $ref: '#/$defs/x' } }) } }),
    ],
    ['an address within', object({ a: { $id: 'https://x.org/a', type: 'string' }, b: { $ref: 'https://x.org/a' } })],
    ['an anchor', object({ a: { $ref: '#word' } }, { $defs: { w: { $anchor: 'word', type: 'string' } } })],
    ['a place that is no definition', object({ a: { $ref: '#/properties/b' }, b: { type: 'string' } })],
    [
      'a place that no keyword knows',
      object({ a: { $ref: '#/components/schemas/A' } }, { components: { schemas: { A: {} } } }),
    ],
    ['records without repetition', object({ a: { ...list(object({})), uniqueItems: true } })],
    ['no type at its root', { properties: { a: {} } }],
  ])('with %s is accepted', (_, schema) => {
    expect(schemaProblems(schema)).toEqual([])
  })

  it.each<[string, JsonSchema, string]>([
    [
      'a word that nobody knows',
      object({ a: { type: 'string', 'x-run': 'rm' } }),
      '/properties/a/x-run schemaUnknownWord',
    ],
    ['a format that nobody checks', object({ a: { format: 'regex' } }), '/properties/a/format schemaUnknownFormat'],
    ['a backtracking pattern', object({ a: { pattern: '(a)\\1' } }), '/properties/a/pattern schemaPattern'],
    ['a pattern that looks ahead', object({ a: { pattern: '^(?=x)' } }), '/properties/a/pattern schemaPattern'],
    ['an endless pattern', object({ a: { pattern: 'a'.repeat(400) } }), '/properties/a/pattern schemaPattern'],
    ['a pattern of names', object({}, { patternProperties: { '[': {} } }), '/patternProperties schemaPattern'],
    ['a dynamic reference', object({ a: list({ $dynamicRef: '#' }) }), '/properties/a/items schemaDynamic'],
  ])('keeps %s, and says that it is not enforced', (_, schema, note) => {
    expect(schemaProblems(schema)).toEqual([])
    expect(schemaNotes(schema).map(({ field, keyword }) => `${field} ${keyword}`)).toEqual([note])
  })
})

describe('a pattern', () => {
  it.each([
    ['^(a+)+$', 'a'.repeat(4_000)],
    ['(.*)*(.*)*(.*)*z', 'a'.repeat(4_000)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(4_000)],
    ['(x?){100}x{100}', 'x'.repeat(4_000)],
    ['^(\\w+\\s?)*$', `${'word '.repeat(700)}!`],
  ])('%s takes linear time', async (source, text) => {
    const pattern = linearPattern(source)
    pattern.test(text.slice(0, 50))
    expect(await computingMs(() => pattern.test(text))).toBeLessThan(250)
  })

  it('matches anywhere, in every script', () => {
    expect(linearPattern('^https?://').test('https://example.com')).toBe(true)
    expect(linearPattern('b').test('abc')).toBe(true)
    expect(linearPattern('^\\p{L}+$').test('电影')).toBe(true)
  })
})

describe('many patterns', () => {
  it('are read as far as they are no burden together, and told once', () => {
    const many = (count: number) =>
      object(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `k${at}`,
            { type: 'string', pattern: `[\\p{L}\\p{N}]{${900 - (at % 300)}}${at}` },
          ]),
        ),
      )
    expect(schemaNotes(many(100))).toEqual([])
    const notes = schemaNotes(many(2_000))
    expect(notes[0]).toMatchObject({ params: { reason: 'all patterns together are too complicated' } })
  })
})

describe('compiling aside', () => {
  it('accepts a sound schema and a sample that fits it', async () => {
    const schema = object({ yr: { type: 'integer', 'x-publish': true } })
    expect(await compileAside({ schema, sample: {} })).toEqual({ problems: [] })
    expect(await compileAside({ schema, sample: { yr: 'x' } })).toMatchObject({
      problems: [{ field: '/sample/yr', description: 'This must be a whole number.' }],
    })
  })

  it('makes a sample where there is none, leaving out what it cannot make up', async () => {
    const schema = object({
      yr: { type: 'integer', minimum: 1880 },
      day: { type: 'string', format: 'date' },
      code: { type: 'string', pattern: '^[A-Z]{3}-[0-9]{4}$' },
      kind: { enum: ['film', 'series'] },
      parts: { type: 'array', minItems: 2, items: object({ n: { type: 'string', minLength: 9 } }) },
    })
    expect(await compileAside({ schema })).toEqual({
      problems: [],
      sample: { yr: 1880, day: '2026-01-31', kind: 'film', parts: [{ n: 'Exampleee' }, { n: 'Exampleee' }] },
    })
  })

  it.each<[string, JsonSchema]>([
    ['a wrong rule', object({ a: { type: 'string', maxLength: 'x' } })],
    ['a kind that there is none of', object({ a: { type: 'text' } })],
    ['what is wrong behind a reference', object({ b: { $ref: '#/properties/a' }, a: { required: 'all' } })],
  ])('names %s', async (_, schema) => {
    expect((await compileAside({ schema, sample: {} })).problems[0]).toMatchObject({
      field: expect.stringMatching(/^\/schema\/properties\/a/) as string,
      description: expect.stringMatching(/^The schema cannot be used: /) as string,
    })
  })

  it('starts few threads, however many ask', async () => {
    let started = 0
    const count = () => (started += 1)
    process.on('worker', count)
    const asked = Array.from({ length: 6 }, () => compileAside({ schema: object({}), sample: {} }))
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => ({ problems: [] })))
    process.off('worker', count)
    expect(started).toBeLessThanOrEqual(2)
  })

  it('goes on in a thread of its own after one that had to be ended', async () => {
    const costly = Array.from({ length: 3_000 }, (_, at) => [`f${at}`, { type: 'string', pattern: `^a{1,${at}}$` }])
    const { problems } = await compileAside({ schema: object(Object.fromEntries(costly)), sample: {} })
    expect(problems).toMatchObject([{ keyword: 'schemaSlow' }])
    expect(await compileAside({ schema: object({}), sample: {} })).toEqual({ problems: [] })
  })

  it('is not blamed for a busy machine: whoever asked is to ask again', async () => {
    const costly = Array.from({ length: 3_000 }, (_, at) => [`f${at}`, { type: 'string', pattern: `^a{1,${at}}$` }])
    const question = { schema: object(Object.fromEntries(costly)), sample: {} }
    const late = compileAside(question, { startMs: 60_000, waitMs: 1 })
    await expect(late).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterS: 2 } })
  })

  it('keeps this thread free, whatever it is given', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, at) => [
        `f${at}`,
        { type: 'string', pattern: `^[a-z]{1,${(at % 200) + 1}}$`, format: 'uri' },
      ]),
    )
    const computed = await computingMs(async () =>
      expect((await compileAside({ schema: object(many), sample: {} })).problems).toHaveLength(1),
    )
    expect(computed).toBeLessThan(400)
  })
})
