import { describe, expect, it } from 'vitest'
import { shippedType } from '#tests/support/shippedType.ts'
import { mapColumns } from './mapColumns.ts'
import { planColumns, readRow } from './readRow.ts'

const [movie, tvepisode, tvseries] = [shippedType('movie'), shippedType('tvepisode'), shippedType('tvseries')]
const ID = '0198c0de-0000-7000-8000-000000000001'

describe('the columns of a file', () => {
  it('are read by the paths of an export', () => {
    const headers = ['id', 'ex_id', 'st', 'lon.en', 'yr', 'provider.n', 'ut', 'nonsense']
    expect(mapColumns(movie, headers, {}, () => ID)).toEqual({
      id: 'id',
      ex_id: 'ex_id',
      st: '',
      'lon.en': 'lon.en',
      yr: 'yr',
      'provider.n': 'provider.n',
      ut: '',
      nonsense: '',
    })
  })

  it('are read by their labels in four languages', () => {
    expect(mapColumns(movie, ['名称', 'Genre', 'ஆண்டு', 'Name (ms)'], {})).toMatchObject({
      名称: 'lon.zh',
      'Name (ms)': 'lon.ms',
      ஆண்டு: 'yr',
    })
    expect(mapColumns(movie, ['Name', 'Tahun', 'Masa tayang'], {})).toMatchObject({ Name: 'lon.en', Tahun: 'yr' })
  })

  it('are read by what other catalogues call them', () => {
    const films = ['title', 'year', 'cast', 'genres', 'href', 'extract', 'thumbnail']
    expect(mapColumns(movie, films, {})).toEqual({
      title: 'lon.en',
      year: 'yr',
      cast: 'ppl',
      genres: 'gnr',
      href: 'ex_id',
      extract: 'lod.en',
      thumbnail: '',
    })
    const episodes = ['id', 'name', 'season', 'number', 'airdate', 'runtime', 'summary']
    expect(mapColumns(tvepisode, episodes, {}, () => 4952)).toEqual({
      id: 'ex_id',
      name: 'lon.en',
      season: 'ssn_n',
      number: 'eps_n',
      airdate: 'oadt',
      runtime: 'rt',
      summary: 'lod.en',
    })
    expect(mapColumns(tvseries, ['id', 'name', 'premiered', 'genres'], {}, () => 179)).toMatchObject({
      id: 'ex_id',
      premiered: 'rdt',
    })
  })

  it('are read as somebody says, and no two as the same field', () => {
    expect(mapColumns(movie, ['title', 'name', 'a'], { a: 'lon.en', title: '' })).toEqual({
      title: '',
      name: '',
      a: 'lon.en',
    })
  })
})

describe('a row', () => {
  const read = (values: Record<string, unknown>, mapping: Record<string, string>) =>
    readRow(tvepisode, planColumns(tvepisode, mapping, { zone: 'UTC', dates: {} }), (header) => values[header])

  it('names its title and its parent, and leaves alone what it does not say', () => {
    const mapping = { ex_id: 'ex_id', parent: 'parent', 'lon.en': 'lon.en', yr: 'yr', rt: 'rt' }
    expect(read({ ex_id: ' e1 ', parent: 'ex:US01', 'lon.en': 'One', yr: '', rt: null }, mapping).row).toEqual({
      exId: 'e1',
      parentExId: 'US01',
      set: { 'lon.en': 'One', rt: null },
    })
  })

  it('tells what it cannot read, by column and field', () => {
    expect(read({ Jahr: 'bald' }, { Jahr: 'yr' }).problems).toEqual([
      {
        column: 'Jahr',
        field: '/yr',
        description: "'bald' is no number.",
        keyword: 'row.number',
        params: { value: 'bald' },
      },
    ])
  })
})
