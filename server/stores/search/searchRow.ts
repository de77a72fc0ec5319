import { createHash } from 'node:crypto'
import { searchTexts, type Searched } from '#contract/rules/search/searchTexts.ts'
import { searchKey } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import type { SearchColumns, SearchWordsTable } from '../../db/documentTables.ts'
import { headOf, kindOf, lineOf } from './heads.ts'
import { lettersOf } from './letters.ts'

/** Longest `names`, in characters; an entry of PostgreSQL's index holds 2,704 bytes. */
const NAMES_LENGTH = 1_800

/** No key contains them, and no trigram counts them. */
export const NAMES_MARK = '#'
export const ID_MARK = '#'

/** Of which type a title is, and in which products: whoever may see both finds its words without its list row. */
type Standing = Pick<SearchWordsTable, 'urn' | 'prd_set'>

/** One side as its rows of the tables `search` and `search_words` have it. */
export function wordsRow(searched: Searched, { urn, prd_set }: Standing): SearchColumns & Standing {
  const columns = searchColumns(searched)
  const words = md5(columns.words + prd_set)
  return { ...columns, heads: [...columns.heads, kindOf(urn)], words, urn, prd_set }
}

/** What a title says, whoever may see it. */
export function searchColumns(searched: Searched): SearchColumns {
  const found = searchTexts(searched).map(({ field, text }) => ({ field, key: searchKey(text) }))
  const keys = (field: SearchField) => [
    ...new Set(found.filter((one) => one.field === field && one.key !== '').map(({ key }) => key)),
  ]
  const { names, overflow } = withinRoom(keys('lon'))
  const columns = {
    names: linesOf(names),
    heads: [...new Set(names.flatMap((name) => [lineOf(name), headOf(name)]))],
    texts: linesOf(keys('lod')) + (overflow.length > 0 ? NAMES_MARK + linesOf(overflow) : ''),
    people: linesOf(keys('ppl')),
    codes: linesOf(keys('ex_id')) + ID_MARK + linesOf(keys('id')),
    letters: lettersOf(found.map(({ key }) => key)),
    is_long: overflow.length > 0,
  }
  return { ...columns, words: wordsId(columns) }
}

/** The same words of a title have the same number: its two sides share one row of them. */
function wordsId({ names, texts, people, codes, letters }: Omit<SearchColumns, 'words'>): string {
  return md5(names + texts + people + codes + letters)
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function withinRoom(all: readonly string[]): { names: string[]; overflow: string[] } {
  const names: string[] = []
  const overflow: string[] = []
  let room = NAMES_LENGTH
  for (const name of all) {
    room -= name.length + 1
    if (room > 0) names.push(name)
    else overflow.push(name)
  }
  return { names, overflow }
}

function linesOf(lines: readonly string[]): string {
  return `\n${lines.map((line) => `${line}\n`).join('')}`
}
