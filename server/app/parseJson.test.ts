import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JSON_DEPTH, JSON_KEYS, JSON_LIST_ENTRIES, JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { computingMs } from '#tests/support/computingMs.ts'
import { parseJson } from './parseJson.ts'

const parse = (text: string) => parseJson(Buffer.from(text))

function refusal(body: string | Buffer): string {
  try {
    parseJson(Buffer.from(body as string))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'malformed') return error.message
    throw error
  }
  return 'accepted'
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('a JSON body', () => {
  it('comes through as it was sent, whatever is in it', () => {
    const harmless = fc.jsonValue({ maxDepth: 6 }).filter((value) => refusal(JSON.stringify(value)) === 'accepted')
    const comesThrough = fc.property(harmless, (value) => {
      expect(parse(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    })
    fc.assert(comesThrough)
  })

  it('may say a key twice: the last one counts', () => {
    expect(parse('{"a":1,"a":2}')).toEqual({ a: 2 })
  })

  it('counts no bracket, colon or comma inside a text', () => {
    const text = '[{:,"\\'.repeat(JSON_KEYS / 20)
    expect(parse(JSON.stringify({ text }))).toEqual({ text })
  })

  it.each(['', '{', '{"a":}', 'nonsense', '"open', '"\\', '[1,]', '{"a":1}}', 'undefined', '\0'])(
    '%j is no JSON',
    (text) => {
      expect(refusal(text)).toBe('The body is no JSON.')
    },
  )

  it('that is no UTF-8 is refused', () => {
    expect(refusal(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toBe('The body is no UTF-8 text.')
  })

  it('may be as deep as the limit and no deeper', () => {
    expect(refusal(nested(JSON_DEPTH))).toBe('accepted')
    expect(refusal(nested(JSON_DEPTH + 1))).toContain('nested deeper')
    expect(refusal(nested(2_000))).toContain('nested deeper')
    expect(refusal('{"a":'.repeat(2_000))).toContain('nested deeper')
  })

  it('of eight megabytes of open brackets is refused at once', async () => {
    const bytes = Buffer.alloc(8_388_608, '[')
    const computed = await computingMs(() => expect(refusal(bytes)).toContain('nested deeper'))
    expect(computed).toBeLessThan(200)
  })

  it('may hold texts up to the limit, in bytes', () => {
    expect(refusal(JSON.stringify('a'.repeat(JSON_STRING_BYTES)))).toBe('accepted')
    expect(refusal(JSON.stringify('a'.repeat(JSON_STRING_BYTES + 1)))).toContain('more than')
    expect(refusal(JSON.stringify('语'.repeat(JSON_STRING_BYTES / 2)))).toContain('more than')
  })

  it('holds numbers as large as they get, and none beyond', () => {
    for (const kept of ['1e308', '-1.5E+308', `1${'0'.repeat(308)}`, '1e-400', '"5e999"', '"at 5e999"'])
      expect([kept, refusal(`{"a":[${kept}]}`)]).toEqual([kept, 'accepted'])
    for (const lost of ['1e309', '-1.5E+999', `1${'0'.repeat(309)}`, `${'9'.repeat(200)}e200`, '0.001e0400'])
      for (const body of [`{"a":${lost}}`, `[0,${lost}]`, `[ ${lost} ]`])
        expect([lost, refusal(body)]).toEqual([lost, 'A number is larger than any that can be kept.'])
  })

  it('may hold keys and list entries up to the limit', () => {
    const object = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"k${at}":0`).join()}}`
    expect(refusal(object(JSON_KEYS))).toBe('accepted')
    expect(refusal(object(JSON_KEYS + 1))).toContain('keys')
    const list = (entries: number) => `[${Array.from({ length: entries }, () => '0').join()}]`
    expect(refusal(list(JSON_LIST_ENTRIES))).toBe('accepted')
    expect(refusal(list(JSON_LIST_ENTRIES + 1))).toContain('list entries')
  })

  it.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"a":[{"constructor":{"prototype":{}}}]}',
    '{"prototype" : 1}',
    '{"\\u005f_proto__":1}',
  ])('never reaches for a prototype: %s', (text) => {
    expect(refusal(text)).toContain('may not name a key')
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })

  it('may speak of a prototype in a text', () => {
    expect(parse('{"n":"__proto__"}')).toEqual({ n: '__proto__' })
  })

  it.each(['"\\u0000"', '{"a\\u0000":1}', '"\\ud800"', '["\\udc00\\ud800"]', '"\\uD83D"'])(
    'holds nothing that the database cannot store: %s',
    (text) => expect(refusal(text)).toContain('cannot be stored'),
  )

  it('takes a whole pair and Tamil and Chinese text, escaped or not', () => {
    expect(parse('["\\ud83c\\udfac","தமிழ்","电影","\\u7535"]')).toEqual(['🎬', 'தமிழ்', '电影', '电'])
  })

  it('with a million escaped quotes is read in linear time', async () => {
    const texts = [`"${'\\'.repeat(1_000_000)}`, `"${'\\"'.repeat(500_000)}`]
    expect(await computingMs(() => texts.forEach(refusal))).toBeLessThan(500)
  })
})

it('takes more keys where the call takes larger bodies', () => {
  const body = Buffer.from(JSON.stringify(Array.from({ length: 30_000 }, (_, nth) => ({ nth }))))
  expect(() => parseJson(body)).toThrow('20000 keys')
  expect(parseJson(body, 30_000)).toHaveLength(30_000)
})
