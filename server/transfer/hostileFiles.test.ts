import { gzipSync } from 'node:zlib'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { IMPORT_ROW_BYTES, IMPORT_ROWS } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { inspectFile } from './inspectFile.ts'
import { rowsOfFile, type RawRow } from './rowsOfFile.ts'

const movie = shippedType('movie')
let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-hostile-'))
  path = join(folder, 'file')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rows(bytes: string | Buffer, name = 'films.csv'): Promise<RawRow[]> {
  await writeFile(path, bytes)
  const all: RawRow[] = []
  for await (const slice of rowsOfFile(path, name)) all.push(...slice.rows)
  return all
}

async function inspected(bytes: string | Buffer, name = 'films.csv', said: Record<string, string> = {}) {
  await writeFile(path, bytes)
  return inspectFile(movie, { path, name }, { mapping: said, dates: {} })
}

/** Why a file is refused: code, keyword and words. */
async function refusal(bytes: string | Buffer, name?: string, said?: Record<string, string>) {
  try {
    await inspected(bytes, name, said)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [first] = error.details.fields ?? []
    return `${error.code}${first?.keyword ? ` ${first.keyword}` : ''}: ${first?.description ?? error.message}`
  }
  return 'taken'
}

const utf16 = (text: string, swap = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return swap ? bytes.swap16() : bytes
}

/** Rows that hold nothing, and are a million values each. */
describe('separators without end', () => {
  const many = ','.repeat(IMPORT_ROW_BYTES * 3)
  it('are refused by their row, as a head, as a row, and broken by line ends within cells', async () => {
    expect(await refusal(many)).toMatch(/^badFile rowTooLong: .* line 1 /)
    expect(await refusal(`title,year\n${many}`)).toMatch(/^badFile rowTooLong: .* line 2 /)
    const hidden = `${','.repeat(60_000)}"\n"`.repeat(IMPORT_ROW_BYTES / 20_000)
    expect(await refusal(`title,year\n${hidden}`)).toMatch(/^badFile rowTooLong/)
  })

  it('are refused by their number where the row does end', async () => {
    expect(await refusal(`title,year\nOne,2001\n${','.repeat(5_000)}\n`)).toMatch(/^badFile tooManyColumns/)
  })

  it('may stand in for cells that are empty, and empty lines may be many', async () => {
    expect(await rows(`title,year,genres\nOne,,\n${'\n'.repeat(IMPORT_ROW_BYTES * 3)},,\nTwo,,\n`)).toHaveLength(2)
  })
})

describe('a table', () => {
  it('comes back cell by cell, whatever its cells hold', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 10 }),
      fc.constantFrom('=1', "'=1", '"', ',', ';', '\n', '\r\n', '\t', ' a ', '＝', '-5'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), async (table) => {
        const plain = table.map((row) => row.map((text) => text.replaceAll('\0', '')))
        const text = BYTE_ORDER_MARK + csvLine(['a', 'b', 'c']) + plain.map((row) => csvLine(row)).join('')
        const kept = plain.filter((row) => row.some((one) => one !== ''))
        const found = kept.length === 0 ? [] : await rows(text)
        expect(found.map(({ values }) => ['a', 'b', 'c'].map((name) => values[name] ?? ''))).toEqual(kept)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['semicolons', 'title;year\nOne;2001\n'],
    ['tabs', 'title\tyear\nOne\t2001\n'],
    ['lines of an old Mac', 'title,year\rOne,2001\r'],
    ['no end of its last line', 'title,year\nOne,2001'],
    ['empty columns behind', 'title,year\nOne,2001,,\n'],
  ])('may have %s', async (_, text) => {
    expect((await rows(text))[0]?.values).toEqual({ title: 'One', year: '2001' })
  })

  it.each([
    ['UTF-16 from the left', utf16('title,year\nமழை,2001\n')],
    ['UTF-16 from the right', utf16('title,year\nமழை,2001\n', true)],
    ['UTF-8 with its mark', '\uFEFFtitle,year\nமழை,2001\n'],
  ])('may be %s', async (_, bytes) => {
    expect((await rows(bytes))[0]?.values).toEqual({ title: 'மழை', year: '2001' })
  })
})

describe('a file that cannot be a list of titles', () => {
  const broken = Buffer.concat([
    Buffer.from('title,year\nOne,2001\nTw'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('o,2002\n'),
  ])
  it.each<[string, string | Buffer, string, string]>([
    ['empty', '', 'films.csv', 'badFile empty: The file is empty.'],
    ['nothing but a head', 'title,year\n', 'films.csv', 'badFile noRows: The file has no rows.'],
    ['packed', gzipSync('title\nOne\n'), 'films.csv', 'packedFile: '],
    ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'films.xlsx', 'packedFile: '],
    ['in broken UTF-8', broken, 'films.csv', 'badFile encoding: Line 3 is not UTF-8'],
    ['in UTF-16 without its mark', Buffer.from('title\nOne\n', 'utf16le'), 'films.csv', 'badFile zeroByte: Line 1 '],
    ['with a zero byte', 'title\nO\0ne\n', 'films.csv', 'badFile zeroByte: Line 2 '],
    ['with a quotation mark left open', 'title,year\n"One,2001\nTwo,2002\n', 'films.csv', 'badFile quoteOpen: '],
    ['with a quotation mark out of place', 'title\n"One" more\n', 'films.csv', 'badFile quotePlace: '],
    ['with too many cells', 'title,year\nOne,2001,x\n', 'films.csv', 'badFile tooManyCells: Line 2 has a cell 3'],
    [
      'with two columns of one name',
      'title,title\nOne,Two\n',
      'films.csv',
      "badFile columnTwice: Two columns are called 'title'",
    ],
    [
      'of other columns',
      'colour,weight\nred,5\n',
      'films.csv',
      'badFile noColumns: None of the columns is a field of Movie: colour, weight.',
    ],
    [
      'with one title twice',
      'ex_id,title\na,One\nb,Two\na,Three\n',
      'films.csv',
      "badFile rowTwice: Rows 1 and 3 (line 4) both have 'a' as ex_id.",
    ],
    ['no list', '{"title":"One"}', 'films.json', 'badFile noList: Line 1 '],
    ['a list of words', '["One"]', 'films.json', 'badFile noList: Line 1 '],
    ['a list without an end', '[{"title":"One"},', 'films.json', 'badFile jsonEnd: '],
    ['a list with a hole', '[{"title":"One"},,{"title":"Two"}]', 'films.json', 'badFile noList: '],
    ['no JSON at all inside', '[\n{"title":}]', 'films.json', 'badFile json: The JSON that begins in line 2'],
    ['with an escaped zero byte', '[{"title":"a\\u0000b"}]', 'films.json', 'badFile zeroByte: '],
    ['with half a letter', '{"title":[{"n":"\\ud83d"}]}', 'films.ndjson', 'badFile zeroByte: '],
    ['too deep', `[{"title":${'['.repeat(200)}${']'.repeat(200)}}]`, 'films.json', 'badFile tooDeep: '],
    ['too deep line by line', `{"title":${'['.repeat(200)}${']'.repeat(200)}}`, 'films.ndjson', 'badFile tooDeep: '],
    ['lines that are no objects', '{"title":"One"}\n5\n', 'films.ndjson', 'badFile noObject: Line 2 '],
  ])('is refused as a whole: %s', async (_, bytes, name, reason) => {
    expect(await refusal(bytes, name)).toContain(reason)
  })

  it('has more rows than a file may have', async () => {
    const million = `title\n${'One\n'.repeat(1_000_000)}`
    expect(await refusal(million)).toBe(
      `tooManyRows: A file may have ${IMPORT_ROWS} rows at most. Split it into smaller files.`,
    )
  })

  it('has one row without an end', async () => {
    expect(await refusal(`title\n"${'x'.repeat(3_000_000)}`)).toContain('badFile quoteOpen')
    expect(await refusal(`[{"title":"${'x'.repeat(3_000_000)}"}]`, 'films.json')).toContain('badFile rowTooLong')
  })

  it('is said to have fields that are none', async () => {
    expect(await refusal('a,b\n1,2\n', 'films.csv', { a: 'nonsense' })).toContain("'nonsense' is no field")
    expect(await refusal('a,b\n1,2\n', 'films.csv', { a: 'ia' })).toContain("'ia' is no field")
    expect(await refusal('a,b\n1,2\n', 'films.csv', { a: 'yr', b: 'yr' })).toContain(
      "Two columns are to be read as 'yr'",
    )
  })
})

it('a column without a single value is a column all the same', async () => {
  expect((await inspected('title,year,note\nOne,,\n')).mapping).toEqual({ title: 'lon.en', year: 'yr', note: '' })
})

it('names that mean something to JavaScript are columns like any other', async () => {
  const [row] = await rows('[{"__proto__":{"polluted":1},"constructor":"x","title":"One"}]', 'films.json')
  expect(Object.keys(row?.values ?? {})).toEqual(['__proto__', 'constructor', 'title'])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
  const file = '__proto__,constructor,title\n1,2,One\n'
  expect((await inspected(file)).mapping.title).toBe('lon.en')
})
