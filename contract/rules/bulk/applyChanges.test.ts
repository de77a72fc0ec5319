import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { sameJson, type JsonObject } from '../diff/json.ts'
import { applyChanges } from './applyChanges.ts'
import { changeProblems } from './changeProblems.ts'
import { offeredChanges } from './offeredChanges.ts'

const texts = {
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string', enum: ['en', 'ms'] }, n: { type: 'string' } } },
}
const schema: JsonObject = {
  type: 'object',
  properties: {
    lon: texts,
    yr: { type: 'integer' },
    gnr: { type: 'array', items: { type: 'string' } },
    rat: { type: 'array', items: { type: 'object', properties: { v: { type: 'string' } } } },
    cat: { type: 'string', enum: ['A', 'B'] },
    note: { type: 'string' },
    rel: { type: 'string', format: 'date' },
    lws: { type: 'string', format: 'date-time' },
    lwe_prd: {
      type: 'array',
      items: {
        type: 'object',
        properties: { prd: { type: 'string' }, value: { type: 'string', format: 'date-time' } },
      },
    },
    provider: { type: 'object', properties: { n: { type: 'string' }, id: { type: 'string', readOnly: true } } },
    ia: { type: 'array', items: { type: 'string' } },
    ex_id: { type: 'string' },
  },
  additionalProperties: false,
}
const apply = (payload: JsonObject, changes: ChangeSet) => applyChanges(payload, changes, schema)
const codes = (changes: ChangeSet) => changeProblems(changes, schema).map(({ field, keyword }) => [field, keyword])

const word = fc.string({ unit: 'grapheme', maxLength: 6 })
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
const payloads: fc.Arbitrary<JsonObject> = fc.record(
  {
    lon: fc.uniqueArray(fc.record({ lang: fc.constantFrom('en', 'ms'), n: word }), {
      selector: ({ lang }) => lang,
      minLength: 1,
    }),
    yr: fc.integer(),
    gnr: fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
    note: word,
    rel: day.map((at) => at.toISOString().slice(0, 10)),
    lws: day.map((at) => at.toISOString()),
    lwe_prd: fc.array(fc.record({ prd: word, value: day.map((at) => at.toISOString()) }), {
      minLength: 1,
      maxLength: 3,
    }),
    provider: fc.record({ n: word, id: word }),
  },
  { requiredKeys: [] },
)
const without = (payload: JsonObject, name: string) =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))

describe('a change set on a payload', () => {
  it.each<[string, JsonObject, ChangeSet, JsonObject]>([
    ['sets a field', {}, { set: { yr: 2001 } }, { yr: 2001 }],
    [
      'sets one language of a text',
      { lon: [{ lang: 'en', n: 'A' }] },
      { set: { 'lon.ms': 'B' } },
      {
        lon: [
          { lang: 'en', n: 'A' },
          { lang: 'ms', n: 'B' },
        ],
      },
    ],
    [
      'sets a field inside another',
      { provider: { id: '1' } },
      { set: { 'provider.n': 'P' } },
      { provider: { id: '1', n: 'P' } },
    ],
    [
      'clears a field, and with the last one what held it',
      { yr: 1, provider: { n: 'P' } },
      { unset: ['yr', 'provider.n'] },
      {},
    ],
    [
      'clears one language',
      {
        lon: [
          { lang: 'en', n: 'A' },
          { lang: 'ms', n: 'B' },
        ],
      },
      { unset: ['lon.ms'] },
      { lon: [{ lang: 'en', n: 'A' }] },
    ],
    ['adds what is not there yet', { gnr: ['a'] }, { add: { gnr: ['a', 'b'] } }, { gnr: ['a', 'b'] }],
    ['removes the last entry and with it the list', { gnr: ['a'] }, { remove: { gnr: ['a'] } }, {}],
    [
      'moves a date by months to the last day of a shorter one',
      { rel: '2024-01-31' },
      { shift: { rel: { months: 1 } } },
      { rel: '2024-02-29' },
    ],
    [
      'moves an instant',
      { lws: '2026-01-31T12:00:00.000Z' },
      { shift: { lws: { days: -1, ms: 1000 } } },
      { lws: '2026-01-30T12:00:01.000Z' },
    ],
    [
      'moves the dates of every product',
      { lwe_prd: [{ prd: 'a', value: '2026-01-01T00:00:00.000Z' }] },
      { shift: { lwe_prd: { days: 1 } } },
      { lwe_prd: [{ prd: 'a', value: '2026-01-02T00:00:00.000Z' }] },
    ],
    [
      'replaces whole words in all languages',
      {
        lon: [
          { lang: 'en', n: 'Cat catalogue cat' },
          { lang: 'ms', n: 'cat' },
        ],
      },
      { replace: [{ field: 'lon', find: 'cat', with: 'Dog', wholeWords: true }] },
      {
        lon: [
          { lang: 'en', n: 'Dog catalogue Dog' },
          { lang: 'ms', n: 'Dog' },
        ],
      },
    ],
    [
      'takes patterns and $ as plain text',
      { note: 'a.b a+b' },
      { replace: [{ field: 'note', find: 'a.b', with: '$&' }] },
      { note: '$& a+b' },
    ],
  ])('%s', (_, payload, changes, after) => expect(apply(payload, changes)).toEqual(after))

  it('changes nothing that it does not name', () => {
    fc.assert(
      fc.property(payloads, word, word, (payload, find, instead) => {
        fc.pre(find !== '')
        const after = apply(payload, { replace: [{ field: 'note', find, with: instead }], set: { yr: 1 } })
        expect(without(without(after, 'note'), 'yr')).toEqual(without(without(payload, 'note'), 'yr'))
      }),
    )
  })

  it('set twice is set once', () => {
    const changes = { set: { yr: 7, 'lon.en': 'X', 'provider.n': 'Y', gnr: ['z'] } }
    fc.assert(
      fc.property(payloads, (payload) => sameJson(apply(apply(payload, changes), changes), apply(payload, changes))),
    )
  })

  it('added and removed again leaves what was there', () => {
    fc.assert(
      fc.property(payloads, fc.array(word, { maxLength: 3 }), (payload, values) => {
        const fresh = values.filter((value) => !((payload.gnr as string[]) ?? []).includes(value))
        const back = apply(apply(payload, { add: { gnr: fresh } }), { remove: { gnr: fresh } })
        return sameJson(back, payload)
      }),
    )
  })

  it('moved by days and back stands where it stood', () => {
    fc.assert(
      fc.property(payloads, fc.integer({ min: -3650, max: 3650 }), (payload, days) => {
        const by = (many: number) => ({ shift: { rel: { days: many }, lws: { days: many }, lwe_prd: { days: many } } })
        return sameJson(apply(apply(payload, by(days)), by(-days)), payload)
      }),
    )
  })

  it('leaves the payload itself as it is', () => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const copy = structuredClone(payload)
        apply(payload, {
          set: { 'lon.en': 'X' },
          unset: ['provider.n'],
          add: { gnr: ['q'] },
          shift: { lwe_prd: { days: 1 } },
        })
        return sameJson(payload, copy)
      }),
    )
  })
})

describe('what is wrong with a change set', () => {
  it('is told at its place', () => {
    expect(
      codes({
        set: { yr: 'x', cat: 'C', nope: 1, ia: [], ex_id: 'a', 'provider.id': 'x', lon: [] },
        unset: ['lon', 'nope.n'],
        add: { yr: [1], gnr: [1] },
        remove: { note: ['x'] },
        shift: { note: { days: 1 }, rel: { ms: 1 }, lws: {} },
        replace: [{ field: 'cat', find: 'a', with: 'b' }],
      }),
    ).toEqual([
      ['/set/yr', 'type'],
      ['/set/cat', 'enum'],
      ['/set/nope', 'unknownField'],
      ['/set/ia', 'readOnly'],
      ['/set/ex_id', 'readOnly'],
      ['/set/provider.id', 'readOnly'],
      ['/set/lon', 'noset'],
      ['/unset/1', 'unknownField'],
      ['/add/yr', 'noadd'],
      ['/add/gnr', 'type'],
      ['/remove/note', 'noremove'],
      ['/shift/note', 'noshift'],
      ['/shift/rel', 'noTime'],
      ['/shift/lws', 'emptyShift'],
      ['/replace/0/field', 'noreplace'],
    ])
  })

  it('is that titles are purged, or changed and moved elsewhere than on air', () => {
    expect(codes({ st: 'purged' })).toEqual([['/st', 'noPurge']])
    expect(codes({ st: 'archived', set: { yr: 1 } })).toEqual([['/st', 'onlyPublish']])
    expect(codes({ st: 'published', set: { yr: 1 } })).toEqual([])
  })

  it('is nothing where only what is offered is asked for', () => {
    const offered = offeredChanges(schema)
    expect(offered.map(({ field }) => field)).toEqual([
      'lon',
      'lon.en',
      'lon.ms',
      'yr',
      'gnr',
      'rat',
      'cat',
      'note',
      'rel',
      'lws',
      'lwe_prd',
      'provider.n',
    ])
    for (const { field, operations } of offered)
      for (const operation of operations) if (operation === 'unset') expect(codes({ unset: [field] })).toEqual([])
    expect(offered.find(({ field }) => field === 'gnr')?.operations).toEqual([
      'set',
      'unset',
      'add',
      'remove',
      'replace',
    ])
    expect(offered.find(({ field }) => field === 'cat')?.operations).toEqual(['set', 'unset'])
  })
})
