import { describe, expect, it } from 'vitest'
import { aType } from '#tests/support/aType.ts'
import { findsTitles, readColumns, suggestedMapping } from './columnModel.ts'

const preview = {
  columns: ['id', 'yr', 'Remark', 'again'],
  rows: [
    ['0198c0de-0000-7000-8000-000000000001', '2024', ' ', '1'],
    ['', '2024', 'good', '2'],
  ],
}

describe('the columns of a file', () => {
  it('are read by their names, and those that say nothing to the type are left out', () => {
    const mapping = suggestedMapping(aType(), preview)
    expect(mapping).toMatchObject({ id: 'id', yr: 'yr', Remark: '' })
  })

  it('whose ids are not ours name titles by the external id', () => {
    expect(suggestedMapping(aType(), { columns: ['id'], rows: [['tt0042']] })).toEqual({ id: 'ex_id' })
  })

  it('show what stands in the first rows, each value once and no empty one', () => {
    const [, year, remark] = readColumns(preview, { mapping: { yr: 'yr' } })
    expect(year).toEqual({ name: 'yr', samples: ['2024'], path: 'yr', rival: undefined })
    expect(remark).toMatchObject({ samples: ['good'], path: '' })
  })

  it('that are read as one field are rivals', () => {
    const columns = readColumns(preview, { mapping: { yr: 'yr', again: 'yr' } })
    expect(columns.map(({ rival }) => rival)).toEqual([undefined, 'again', undefined, 'yr'])
  })

  it('that are dates say how they are written, as guessed until somebody says otherwise', () => {
    const films = { columns: ['out'], rows: [[''], ['Jun 12 1998'], ['TBD']] }
    const said = { mapping: { out: 'rdt' }, isDate: (path: string) => path === 'rdt' }
    expect(readColumns(films, said)[0]?.dates).toEqual({ format: 'monthName', sample: 'Jun 12 1998' })
    expect(readColumns(films, { ...said, dates: { out: 'year' } })[0]?.dates?.format).toBe('year')
  })

  it('find titles by an id of ours or of elsewhere', () => {
    expect(findsTitles(readColumns(preview, { mapping: { id: 'ex_id' } }))).toBe(true)
    expect(findsTitles(readColumns(preview, { mapping: { yr: 'yr' } }))).toBe(false)
  })
})
