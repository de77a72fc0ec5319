import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { diffRecords } from './diffRecords.ts'
import { canonical, sameJson } from './json.ts'
import { indexPointer, pathOf, pointerOf, valueAt, withValue } from './pointer.ts'

describe('what changed between two records', () => {
  test.each<[string, object, object, object[]]>([
    ['a changed field', { rt: 1, a: 0 }, { rt: 2, a: 0 }, [{ field: '/rt', before: 1, after: 2 }]],
    ['a field that came has no before', {}, { rt: 2 }, [{ field: '/rt', after: 2 }]],
    ['a field that went has no after', { rt: 1 }, { rt: undefined }, [{ field: '/rt', before: 1 }]],
    ['null is a value', { rt: null }, {}, [{ field: '/rt', before: null }]],
    ['another shape', { rt: 1 }, { rt: [1] }, [{ field: '/rt', before: 1, after: [1] }]],
    [
      'a field inside an object',
      { p: { n: 'A', id: 1 } },
      { p: { n: 'B', id: 1 } },
      [{ field: '/p/n', before: 'A', after: 'B' }],
    ],
    ['a field with a slash and a tilde', { 'a/b~c': 1 }, {}, [{ field: '/a~1b~0c', before: 1 }]],
    [
      'a name by its language, wherever it stands',
      {
        lon: [
          { lang: 'en', n: 'A' },
          { lang: 'ms', n: 'B' },
        ],
      },
      {
        lon: [
          { lang: 'en', n: 'A' },
          { lang: 'zh', n: 'C' },
          { lang: 'ms', n: 'D' },
        ],
      },
      [
        { field: '/lon/zh', after: { lang: 'zh', n: 'C' } },
        { field: '/lon/ms/n', before: 'B', after: 'D' },
      ],
    ],
    [
      'a window by its product',
      {
        lwe_prd: [
          { prd: 'one', value: 1 },
          { prd: 'default', value: 2 },
        ],
      },
      { lwe_prd: [{ prd: 'default', value: 3 }] },
      [
        { field: '/lwe_prd/default/value', before: 2, after: 3 },
        { field: '/lwe_prd/one', before: { prd: 'one', value: 1 } },
      ],
    ],
    [
      'entries without a key by their place',
      { sg: [{ dur: 1 }, { dur: 2 }] },
      { sg: [{ dur: 1 }, { dur: 3 }, { dur: 4 }] },
      [
        { field: '/sg/1/dur', before: 2, after: 3 },
        { field: '/sg/2', after: { dur: 4 } },
      ],
    ],
    [
      'two windows of one product by their place',
      {
        availability: [
          { prd: 'a', dt: 1 },
          { prd: 'a', dt: 2 },
        ],
      },
      {
        availability: [
          { prd: 'a', dt: 1 },
          { prd: 'a', dt: 3 },
        ],
      },
      [{ field: '/availability/1/dt', before: 2, after: 3 }],
    ],
    [
      'a list of plain values as one',
      { prd: ['a'] },
      { prd: ['a', 'b'] },
      [{ field: '/prd', before: ['a'], after: ['a', 'b'] }],
    ],
    [
      'entries that changed places',
      { c: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      { c: [{ id: 3 }, { id: 1 }, { id: 2 }] },
      [{ field: '/c', before: ['1', '2', '3'], after: ['3', '1', '2'] }],
    ],
  ])('%s', (_, before, after, changes) => expect(diffRecords(before, after)).toEqual(changes))

  test('fields that are left out are not compared', () => {
    expect(diffRecords({ ut: 1, rt: 1 }, { ut: 2, rt: 2 }, { ignore: ['ut'] })).toEqual([
      { field: '/rt', before: 1, after: 2 },
    ])
  })

  test('names of the prototype are fields like others', () => {
    expect(diffRecords({}, { constructor: 1 })).toEqual([{ field: '/constructor', after: 1 }])
    expect(diffRecords({}, JSON.parse('{"__proto__":1}') as object)).toEqual([{ field: '/__proto__', after: 1 }])
  })

  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>('a', 'b', 0, null, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.array(fc.record({ lang: fc.constantFrom('en', 'zh', 'ms'), n: tie('value') }), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'id', 'n'), tie('value')),
    ),
  }))
  const record = fc.dictionary(fc.constantFrom('lon', 'prd', 'x'), value)

  test('there is a change exactly where the records differ', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(diffRecords(before, after).length === 0).toBe(sameJson(before, after))
        expect(diffRecords(before, before)).toEqual([])
      }),
      { numRuns: lawRuns(1_000) },
    )
  })

  test('two JSON values are the same exactly when their canonical texts are', () => {
    fc.assert(fc.property(value, value, (a, b) => sameJson(a, b) === (canonical(a) === canonical(b))))
  })
})

describe('pointers', () => {
  const record = {
    lon: [
      { lang: 'en', n: 'A' },
      { lang: 'ms', n: 'B' },
    ],
    sg: [{ dur: 1 }, { dur: 2 }],
    p: { 'a/b': 1 },
  }

  test('name entries by key or by place', () => {
    expect(valueAt(record, '/lon/ms/n')).toBe('B')
    expect(valueAt(record, '/sg/1/dur')).toBe(2)
    expect(valueAt(record, '/p/a~1b')).toBe(1)
    expect(valueAt(record, '')).toBe(record)
  })

  test.each(['/lon/ta', '/lon/ta/n', '/sg/2', '/sg/-1', '/sg/01', '/p/x/y', '/p/constructor'])(
    '%s names nothing',
    (at) => expect(valueAt(record, at)).toBeUndefined(),
  )

  test('become the plain pointers of forms', () => {
    expect(indexPointer(record, '/lon/ms/n')).toBe('/lon/1/n')
    expect(indexPointer(record, '/sg/1/dur')).toBe('/sg/1/dur')
    expect(indexPointer(record, '/p/a~1b')).toBe('/p/a~1b')
    expect(indexPointer(record, '/lon/ta/n')).toBeUndefined()
  })

  test('change one value and nothing else', () => {
    const changed = withValue(record, '/lon/ms/n', 'C') as typeof record
    expect(changed.lon).toEqual([
      { lang: 'en', n: 'A' },
      { lang: 'ms', n: 'C' },
    ])
    expect(changed.sg).toBe(record.sg)
    expect(record.lon[1]).toEqual({ lang: 'ms', n: 'B' })
    expect(withValue(record, '/lon/en', undefined)).toMatchObject({ lon: [{ lang: 'ms' }] })
    expect(withValue(record, '/lon/ta', { lang: 'ta', n: 'D' })).toMatchObject({
      lon: [{}, {}, { lang: 'ta', n: 'D' }],
    })
    expect(withValue(record, '/p', undefined)).toEqual({ lon: record.lon, sg: record.sg })
    expect(withValue({}, '/a/b', 1)).toEqual({ a: { b: 1 } })
  })

  test('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (path) => {
        expect(pathOf(pointerOf(path))).toEqual(path)
      }),
    )
  })
})
