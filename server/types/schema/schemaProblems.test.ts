import type { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { compileAside } from './compileAside.ts'
import { linearPattern } from './linearPattern.ts'
import { schemaProblems } from './schemaProblems.ts'
import type { JsonSchema } from './subschemas.ts'

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
    ['a remote reference', object({ a: { $ref: 'https://example.com/schema.json' } }), 'not in this document'],
    ['a reference to a file', object({ a: { $ref: 'file:///etc/passwd' } }), 'not in this document'],
    ['a reference into itself', object({ a: { $ref: '#/properties/a' } }), 'not in this document'],
    [
      'a circle',
      object({ a: { $ref: '#/$defs/x' } }, { $defs: { x: object({ a: { $ref: '#/$defs/x' } }) } }),
      'too large',
    ],
    ['doubling references', doubling, 'too large'],
    ['asynchronous', { ...object({}), $async: true }, '$async'],
    ['data as a rule', object({ a: { type: 'string', pattern: { $data: '1/b' } } }), '$data'],
    ['an inner id', object({ a: { $id: 'urn:x', type: 'string' } }), '$id'],
    ['a dynamic reference', object({ a: { $dynamicRef: '#x' } }), '$dynamicRef'],
    ['too deep', nested(25), 'nested deeper'],
    [
      'too wide',
      object(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`f${at}`, { type: 'string' }]))),
      'more than 5000',
    ],
    ['a backtracking pattern', object({ a: { type: 'string', pattern: '(a)\\1' } }), 'pattern'],
    ['a pattern that looks ahead', object({ a: { type: 'string', pattern: '^(?=x)' } }), 'pattern'],
    ['an endless pattern', object({ a: { type: 'string', pattern: 'a'.repeat(400) } }), 'pattern'],
    ['a pattern of names', object({}, { patternProperties: { '[': {} } }), 'pattern'],
    [
      'lists compared pair by pair',
      object({ a: { type: 'array', uniqueItems: true, items: object({}) } }),
      'pair by pair',
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

describe('a pattern', () => {
  it.each([
    ['^(a+)+$', 'a'.repeat(4_000)],
    ['(.*)*(.*)*(.*)*z', 'a'.repeat(4_000)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(4_000)],
    ['(x?){100}x{100}', 'x'.repeat(4_000)],
    ['^(\\w+\\s?)*$', `${'word '.repeat(700)}!`],
  ])('%s takes linear time', (source, text) => {
    const pattern = linearPattern(source)
    pattern.test(text.slice(0, 50))
    const start = performance.now()
    pattern.test(text)
    expect(performance.now() - start).toBeLessThan(250)
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
    expect(schemaProblems(many(100))).toEqual([])
    expect(schemaProblems(many(2_000))).toMatchObject([
      { keyword: 'schemaPattern', params: { reason: 'all patterns together are too complicated' } },
    ])
  })
})

describe('compiling aside', () => {
  it('accepts a sound schema and a sample that fits it', async () => {
    const schema = object({ yr: { type: 'integer', 'x-publish': true } })
    expect(await compileAside({ schema, sample: {} })).toEqual([])
    expect(await compileAside({ schema, sample: { yr: 'x' } })).toMatchObject([
      { field: '/sample/yr', description: 'This must be a whole number.' },
    ])
  })

  it.each<[string, JsonSchema]>([
    ['an unknown word', object({ a: { type: 'string', 'x-run': 'rm' } })],
    ['an unknown format', object({ a: { type: 'string', format: 'regex' } })],
    ['a rule that fits no type', object({ a: { type: 'string', minimum: 3 } })],
    ['a wrong rule', object({ a: { type: 'string', maxLength: 'x' } })],
  ])('names %s', async (_, schema) => {
    expect((await compileAside({ schema, sample: {} }))[0]).toMatchObject({
      field: expect.stringMatching(/^\/schema\/properties\/a/) as string,
      description: expect.stringMatching(/^The schema cannot be used: /) as string,
    })
  })

  it('starts few threads at once, however many ask', async () => {
    let [running, most] = [0, 0]
    const count = (worker: Worker) => {
      running += 1
      most = Math.max(most, running)
      worker.once('exit', () => (running -= 1))
    }
    process.on('worker', count)
    const asked = Array.from({ length: 6 }, () => compileAside({ schema: object({}), sample: {} }))
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => []))
    process.off('worker', count)
    expect([most > 0, most <= 2]).toEqual([true, true])
  })

  it('keeps this thread free, whatever it is given', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, at) => [
        `f${at}`,
        { type: 'string', pattern: `^[a-z]{1,${(at % 200) + 1}}$`, format: 'uri' },
      ]),
    )
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    const start = performance.now()
    expect(await compileAside({ schema: object(many), sample: {} })).toHaveLength(1)
    clearInterval(timer)
    expect(performance.now() - start).toBeLessThan(8_000)
    expect(longest).toBeLessThan(400)
  })
})
