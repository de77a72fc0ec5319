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
    const [, year, remark] = readColumns(preview, { yr: 'yr' })
    expect(year).toEqual({ name: 'yr', samples: ['2024'], path: 'yr', rival: undefined })
    expect(remark).toMatchObject({ samples: ['good'], path: '' })
  })

  it('that are read as one field are rivals', () => {
    const columns = readColumns(preview, { yr: 'yr', again: 'yr' })
    expect(columns.map(({ rival }) => rival)).toEqual([undefined, 'again', undefined, 'yr'])
  })

  it('find titles by an id of ours or of elsewhere', () => {
    expect(findsTitles(readColumns(preview, { id: 'ex_id' }))).toBe(true)
    expect(findsTitles(readColumns(preview, { yr: 'yr' }))).toBe(false)
  })
})
