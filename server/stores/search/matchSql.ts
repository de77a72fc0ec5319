import { sql, type RawBuilder } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import { searchKey } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { allOf, anyOf, NEVER, type Condition } from '../lists/condition.ts'
import { mayBeId } from './grams.ts'
import { headOf, isHead, lineOf } from './heads.ts'
import { lettersOfTerm } from './letters.ts'
import { ID_MARK, NAMES_MARK } from './searchRow.ts'

/** A term with the fields that it is looked for in. A key holds letters, digits, spaces and '~': no sign of LIKE. */
export type Sought = { key: string; fields: readonly SearchField[] }

export function soughtOf(term: string, fields: readonly SearchField[]): Sought {
  return { key: searchKey(term), fields }
}

/** Rows in which any of the fields has the term. */
export function matchSql({ key, fields }: Sought): Condition {
  return byLetters(key, anyOf(fields.map((field) => fieldSql(field, key))))
}

/** Rows of one rank and no better one; undefined where the fields allow none. */
export function rankSql({ key, fields }: Sought, rank: SearchRank): Condition | undefined {
  const named = fields.includes('lon')
  if (rank < 3 && !named) return undefined
  const [exact, prefix] = [`\n${key}\n`, `\n${key}`]
  switch (rank) {
    case 0:
      return sql`heads @> (SELECT ARRAY[${lineOf(key)}::integer]) AND ${hasPart('names', exact)}`
    case 1:
      return sql`heads @> (SELECT ARRAY[${headOf(key)}::integer]) AND ${startsSql(key)} AND ${lacksPart('names', exact)}`
    case 2:
      return byLetters(key, sql`${hasKey('names', key)} AND ${lacksPart('names', prefix)}`)
    case 3: {
      const others = fields.filter((field) => field !== 'lon').map((field) => fieldSql(field, key))
      if (!named) return byLetters(key, anyOf(others))
      return byLetters(key, sql`${anyOf([...others, longNames(key)])} AND ${lacksPart('names', key)}`)
    }
  }
}

/**
 * A pattern of LIKE, kept from the planner: it would hold each against hundreds of texts, and find another plan for each
 * term, while by the index of trigrams there is one good plan for all.
 */
function pattern(text: string): RawBuilder<string> {
  return sql`(SELECT ${text}::text)`
}

/** A term that is longer than a head is much rarer than its head, and the planner is to know it. */
function startsSql(key: string): Condition {
  return isHead(key) ? hasPart('names', `\n${key}`) : sql`names LIKE ${pattern(`%\n${key}%`)}`
}

/** The rank of a row that matches. */
export function rankOfRowSql({ key, fields }: Sought): RawBuilder<SearchRank> {
  if (!fields.includes('lon')) return sql`3`
  return sql`CASE WHEN ${hasPart('names', `\n${key}\n`)} THEN 0 WHEN ${hasPart('names', `\n${key}`)} THEN 1
    WHEN ${hasPart('names', key)} THEN 2 ELSE 3 END`
}

type Column = 'names' | 'texts' | 'people' | 'codes'

/** Narrows by words of other scripts, where the term has some. */
function byLetters(key: string, condition: Condition): Condition {
  const letters = lettersOfTerm(key)
  return letters === undefined ? condition : allOf([sql`letters LIKE ${pattern(`%${letters}%`)}`, condition])
}

/** By trigrams of the column itself; beside `letters` it only compares, lest the planner count one cause twice. */
function hasKey(column: Column, key: string): Condition {
  return lettersOfTerm(key) === undefined ? sql`${sql.ref(column)} LIKE ${pattern(`%${key}%`)}` : hasPart(column, key)
}

/** Compares and lets the planner think that nearly every row has it: something else says how rare it is. */
function hasPart(column: Column, part: string): Condition {
  return sql`strpos(${sql.ref(column)}, ${part}) <> 0`
}

function lacksPart(column: Column, part: string): Condition {
  return sql`(strpos(${sql.ref(column)}, ${part}) > 0)::integer <> 1`
}

/** Rows that have the term in a field. */
export function fieldSql(field: SearchField, key: string): Condition {
  switch (field) {
    case 'lon':
      return anyOf([hasKey('names', key), longNames(key)])
    case 'lod':
      return sql`${hasKey('texts', key)} AND (NOT is_long OR texts LIKE ${pattern(`%${key}%${NAMES_MARK}%`)})`
    case 'ppl':
      return hasKey('people', key)
    case 'ex_id':
      return sql`${hasKey('codes', key)} AND codes LIKE ${pattern(`%${key}%${ID_MARK}%`)}`
    case 'id':
      return mayBeId(key) ? sql`${hasKey('codes', key)} AND codes LIKE ${pattern(`%${ID_MARK}%${key}%`)}` : NEVER
  }
}

/** Names that found no room in their column are rare, and found by an index of their own. */
function longNames(key: string): Condition {
  return sql`is_long AND texts LIKE ${pattern(`%${NAMES_MARK}%${key}%`)}`
}
