import { sql, type RawBuilder } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import { searchKey } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { allOf, ALWAYS, anyOf, NEVER, type Condition } from '../lists/condition.ts'
import { mayBeId } from './grams.ts'
import { headOf, isHead, lineOf } from './heads.ts'
import { byJoins } from './joins.ts'
import { lettersOfTerm } from './letters.ts'
import { ID_MARK, NAMES_MARK } from './searchRow.ts'

/** A term with the fields that it is looked for in. A key holds letters, digits, spaces and '~': no sign of LIKE. */
export type Sought = { key: string; fields: readonly SearchField[] }

export function soughtOf(term: string, fields: readonly SearchField[]): Sought {
  return { key: searchKey(term), fields }
}

/** Rows in which any of the fields has the term, by an index of their words. */
export function matchSql({ key, fields }: Sought): Condition {
  const compared = (among: readonly SearchField[]) => anyOf(among.map((field) => fieldSql(field, key)))
  const rarer = rarerSql(key)
  if (rarer) return allOf([rarer, compared(fields)])
  const [said, codes] = [fields.filter(isSaid), fields.filter((field) => !isSaid(field))]
  return anyOf([
    ...(said.length > 0 ? [saidSql(key, said, compared(said))] : []),
    ...(codes.length > 0 ? [sql<boolean>`${hasKey('codes', key)} AND ${compared(codes)}`] : []),
  ])
}

/** Fields that one index has together, and one look into it finds. */
const isSaid = (field: SearchField): boolean => field === 'lon' || field === 'lod' || field === 'ppl'

/** Names or people alone have indexes of their own, since a word that is rare in them may be common in descriptions. */
function saidSql(key: string, fields: readonly SearchField[], compared: Condition): Condition {
  const [only, ...more] = fields
  if (more.length > 0 || only === 'lod') return sql<boolean>`${hasKey('said', key)} AND ${compared}`
  return only === 'ppl' ? hasKey('people', key) : anyOf([hasKey('names', key), longNames(key)])
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
      return sql`${startsSql(key)} AND ${lacksPart('names', exact)}`
    case 2:
      return allOf([rarerSql(key) ?? ALWAYS, hasKey('names', key), lacksPart('names', prefix)])
    case 3: {
      const lacks = named ? lacksPart('names', key) : ALWAYS
      const others = fields.filter((field) => field !== 'lon')
      const matches = matchSql({ key, fields: others })
      return named ? sql<boolean>`${anyOf([matches, longNames(key)])} AND ${lacks}` : matches
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
  const starts = hasPart('names', `\n${key}`)
  const joins = byJoins(key)
  if (joins) return allOf([joins, starts])
  const byHead = sql<boolean>`heads @> (SELECT ARRAY[${headOf(key)}::integer])`
  return allOf([byHead, isHead(key) ? starts : sql`names LIKE ${pattern(`%\n${key}%`)}`])
}

/** The rank of a row that matches. */
export function rankOfRowSql({ key, fields }: Sought): RawBuilder<SearchRank> {
  if (!fields.includes('lon')) return sql`3`
  return sql`CASE WHEN ${hasPart('names', `\n${key}\n`)} THEN 0 WHEN ${hasPart('names', `\n${key}`)} THEN 1
    WHEN ${hasPart('names', key)} THEN 2 ELSE 3 END`
}

type Column = 'names' | 'texts' | 'people' | 'codes'

/** As the index has it: names, descriptions and people of a title as one text. */
const SAID = sql<string>`(names || texts || people)`

/** By words of other scripts, or by where words meet, where the term has either: all fields at once, and rarer than trigrams. */
function rarerSql(key: string): Condition | undefined {
  const letters = lettersOfTerm(key)
  return letters === undefined ? byJoins(key) : sql<boolean>`letters LIKE ${pattern(`%${letters}%`)}`
}

/** By the trigrams of a column that an index has; beside what is rarer it only compares, lest the planner count one cause twice. */
function hasKey(column: 'names' | 'people' | 'codes' | 'said', key: string): Condition {
  if (column === 'said') return sql`${SAID} LIKE ${pattern(`%${key}%`)}`
  return rarerSql(key) ? hasPart(column, key) : sql`${sql.ref(column)} LIKE ${pattern(`%${key}%`)}`
}

/** Compares and lets the planner think that nearly every row has it: something else says how rare it is. */
function hasPart(column: Column, part: string): Condition {
  return sql`strpos(${sql.ref(column)}, ${part}) <> 0`
}

function lacksPart(column: Column, part: string): Condition {
  return sql`(strpos(${sql.ref(column)}, ${part}) > 0)::integer <> 1`
}

/** Compares whether a row has the term in a field. */
export function fieldSql(field: SearchField, key: string): Condition {
  switch (field) {
    case 'lon':
      return anyOf([hasPart('names', key), longNames(key)])
    case 'lod':
      return sql`${hasPart('texts', key)} AND (NOT is_long OR texts LIKE ${pattern(`%${key}%${NAMES_MARK}%`)})`
    case 'ppl':
      return hasPart('people', key)
    case 'ex_id':
      return sql`codes LIKE ${pattern(`%${key}%${ID_MARK}%`)}`
    case 'id':
      return mayBeId(key) ? sql`codes LIKE ${pattern(`%${ID_MARK}%${key}%`)}` : NEVER
  }
}

/** Names that found no room in their column are rare, and found by an index of their own. */
function longNames(key: string): Condition {
  return sql`is_long AND texts LIKE ${pattern(`%${NAMES_MARK}%${key}%`)}`
}
