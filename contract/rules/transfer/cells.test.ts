import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedType } from '#tests/support/shippedType.ts'
import { sameJson, type JsonObject } from '../diff/json.ts'
import { applyRow } from './applyRow.ts'
import { cellOf, partedList } from './cellOf.ts'
import { readValue, type ColumnReading } from './readValue.ts'
import { columnAt, isImportable, transferColumns, type TransferColumn } from './transferColumns.ts'

const movie = shippedType('movie')
const OURS: ColumnReading = { foreign: false, unitMs: 1, zone: 'UTC', dates: 'iso' }
const THEIRS: ColumnReading = { foreign: true, unitMs: 60_000, zone: 'UTC', dates: 'iso' }
const column = (path: string): TransferColumn => columnAt(movie, path) as TransferColumn
const columnOf = (path: string) => columnAt(movie, path)

/** What an import makes of the cells that an export writes. */
function written(record: JsonObject, onto: JsonObject): JsonObject {
  const cells = transferColumns(movie)
    .filter(isImportable)
    .flatMap((one) => {
      const cell = cellOf(one, record)
      const read = cell === '' ? undefined : readValue(one, cell, OURS)
      if (read && 'problem' in read) throw new Error(`${one.path}: ${read.problem}`)
      return read ? [[one.path, read.value] as const] : []
    })
  return applyRow(columnOf, onto, Object.fromEntries(cells))
}

describe('the columns of a type', () => {
  const paths = transferColumns(movie).map(({ path }) => path)

  it('begin with the names and the status of the document', () => {
    expect(paths.slice(0, 3)).toEqual(['id', 'ex_id', 'st'])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('have a column per language where a text is localized', () => {
    expect(paths).toEqual(expect.arrayContaining(['lon.en', 'lon.zh', 'lon.ms', 'lon.ta', 'lod.en', 'yr', 'gnr']))
    expect(paths).not.toContain('lon')
  })

  it('can be named one by one, parts of a record too', () => {
    expect(column('provider.n')).toMatchObject({ field: 'provider', kind: 'text' })
    expect(columnAt(movie, 'nonsense')).toBeUndefined()
    expect(columnAt(movie, 'provider.constructor')).toBeUndefined()
  })
})

describe('a record', () => {
  const sample = movie.sample

  it('is the same after it was written to cells and read again', () => {
    expect(written(sample, sample)).toEqual(sample)
    const { ia: _ia, ia_meta: _meta, ...rest } = sample
    const importable = Object.fromEntries(Object.entries(rest).filter(([field]) => isImportable(column(field))))
    expect(sameJson(written(sample, {}), importable)).toBe(true)
  })

  it('keeps whatever its texts and lists hold', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    const record = fc.record({
      lon: fc.uniqueArray(
        fc.record({ lang: fc.constantFrom('en', 'zh', 'ms', 'ta'), n: text, src: fc.constant('0000001') }),
        { selector: ({ lang }) => lang, minLength: 1 },
      ),
      yr: fc.integer(),
      rel: fc.array(fc.oneof(text, fc.constantFrom('a|b', '\\', '[1]', '[', '|')), { minLength: 1 }),
      vce: fc.boolean(),
      ppl: fc.array(fc.record({ n: text, ch: text }), { minLength: 1 }),
    })
    fc.assert(fc.property(record, (one) => sameJson(written(one, one), one)))
  })

  it('keeps the fields that a row says nothing about, and loses those that it clears', () => {
    const before = { yr: 2001, lon: [{ lang: 'en', n: 'Old', src: 'x' }], provider: { n: 'A', id: '1' } }
    expect(applyRow(columnOf, before, { 'lon.ms': 'Lama', 'provider.n': 'B' })).toEqual({
      yr: 2001,
      lon: [...before.lon, { lang: 'ms', n: 'Lama' }],
      provider: { n: 'B', id: '1' },
    })
    expect(applyRow(columnOf, before, { yr: null, 'lon.en': null })).toEqual({ lon: [], provider: before.provider })
  })

  it('keeps the mark of a translation only as long as its text', () => {
    const before = { lon: [{ lang: 'ms', n: 'Lama', src: '0000001' }] }
    expect(applyRow(columnOf, before, { 'lon.ms': 'Lama' })).toEqual(before)
    expect(applyRow(columnOf, before, { 'lon.ms': 'Baru' })).toEqual({ lon: [{ lang: 'ms', n: 'Baru' }] })
  })
})

describe('a value of another catalogue', () => {
  const read = (path: string, raw: unknown) => readValue(column(path), raw, THEIRS)

  it('names genres in words of any language; unknown ones are left out and told', () => {
    expect(read('gnr', ['Sci-Fi', 'Comedy', 'Kanak-kanak', '剧情'])).toEqual({
      value: ['science_fiction', 'comedy', 'kids', 'drama'],
    })
    expect(read('gnr', 'Drama, Nonesuch')).toEqual({ value: ['drama'], unknown: ['Nonesuch'] })
  })

  it('names people where we have records of them', () => {
    expect(read('ppl', ['Aishah', 'Mei'])).toEqual({
      value: [
        { n: 'Aishah', r: 'actor' },
        { n: 'Mei', r: 'actor' },
      ],
    })
    expect(read('ppl', 'Aishah; Mei')).toMatchObject({ value: [{ n: 'Aishah' }, { n: 'Mei' }] })
  })

  it('counts lengths in minutes, and writes them as hours too', () => {
    expect(read('rt', 44)).toEqual({ value: 2_640_000 })
    expect(read('rt', '1:30')).toEqual({ value: 5_400_000 })
    expect(readValue(column('rt'), '2640000', OURS)).toEqual({ value: 2_640_000 })
  })

  it('has markup in its texts and a date for a year', () => {
    expect(read('lod.en', '<p>Ships &amp; <b>seas</b>.</p><p>Again</p>')).toEqual({ value: 'Ships & seas.\nAgain' })
    expect(read('yr', '2002-06-02')).toEqual({ value: 2002 })
    expect(readValue(column('lod.en'), 'a < b', OURS)).toEqual({ value: 'a < b' })
  })
})

describe('a value that cannot be read', () => {
  it('is a problem in words', () => {
    for (const [path, raw] of [
      ['yr', 'soon'],
      ['vce', 'perhaps'],
      ['lws', '31/12/2026'],
      ['ad_settings', '{'],
      ['yr', { a: 1 }],
      ['rt', '2026-11-24'],
    ] as const)
      expect(readValue(column(path), raw, OURS), path).toHaveProperty('problem')
  })

  it('is a date in any form that dates have here', () => {
    expect(readValue(column('lws'), '2026-11-24 10:00', OURS)).toEqual({ value: '2026-11-24T10:00:00.000Z' })
    expect(readValue(column('lws'), '2026-11-24T10:00:00+08:00', OURS)).toEqual({ value: '2026-11-24T10:00:00+08:00' })
    expect(readValue(column('rdt'), '20261124', OURS)).toEqual({ value: '2026-11-24' })
  })
})

it('a joined list parts where its separators are, not where they are meant', () => {
  expect(partedList('a|b\\|c|\\\\')).toEqual(['a', 'b|c', '\\'])
  expect(partedList('|')).toEqual(['', ''])
})
