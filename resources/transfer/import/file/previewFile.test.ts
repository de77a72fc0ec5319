import { describe, expect, it } from 'vitest'
import { previewFile } from './previewFile.ts'

const file = (...parts: BlobPart[]) => new Blob(parts)

describe('the first rows of a file', () => {
  it('of a table are its cells, quotes and line breaks within them included', async () => {
    const text = '\uFEFFid,"Name, in full",yr\r\n1,"Harbour\nNight",2024\r\n2,"He said ""go""",\r\n'
    expect(await previewFile(file(text), 'csv')).toEqual({
      columns: ['id', 'Name, in full', 'yr'],
      rows: [
        ['1', 'Harbour\nNight', '2024'],
        ['2', 'He said "go"', ''],
      ],
    })
  })

  it('may be parted by semicolons, as spreadsheets of some countries write them, and are no formulas', async () => {
    expect(await previewFile(file("id;yr\n'=1+1;2024\n"), 'csv')).toEqual({
      columns: ['id', 'yr'],
      rows: [['=1+1', '2024']],
    })
  })

  it('are fifty, however long the file is', async () => {
    const lines = Array.from({ length: 60_000 }, (_, n) => `${n},Title ${n}`)
    const { rows } = await previewFile(file(`id,name\n${lines.join('\n')}`), 'csv')
    expect(rows).toHaveLength(50)
  })

  it('written with two bytes a letter are read where the file says so', async () => {
    const wide = new Uint16Array([0xfeff, ...[...'a,b\n1,2\n'].map((letter) => letter.charCodeAt(0))])
    expect((await previewFile(file(wide), 'csv')).columns).toEqual(['a', 'b'])
  })

  it('of records have a column for each name that any of them has', async () => {
    const text = '[{"id":"1","yr":2024},{"id":"2","gnr":["drama"],"lod":null}]'
    expect(await previewFile(file(text), 'json')).toEqual({
      columns: ['id', 'yr', 'gnr', 'lod'],
      rows: [
        ['1', '2024', '', ''],
        ['2', '', '["drama"]', ''],
      ],
    })
  })

  it('of what cannot be read are none', async () => {
    expect((await previewFile(file(''), 'csv')).columns).toEqual([])
    expect((await previewFile(file('nothing here'), 'json')).rows).toEqual([])
  })
})
