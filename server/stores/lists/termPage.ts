import { sql, type RawBuilder } from 'kysely'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import type { Momentary } from '../momentary.ts'
import { hitsSql, isOfWords, shownAt } from '../search/foundSql.ts'
import type { CountRow } from '../search/readCounts.ts'
import { matchSql, soughtOf, type Sought } from '../search/matchSql.ts'
import { countStretches, newestSql } from '../search/newest/newestSql.ts'
import { gramOfTerm } from '../search/grams.ts'
import { isMany, lookedUpSooner, SPARES, type NewestReach } from '../search/newest/newestReach.ts'
import { newestTerm, type WordPlace } from '../search/newest/wordKeys.ts'
import { urnSql, type SearchSource } from '../search/searchSources.ts'
import { fieldsWith, readCounts } from '../search/termCounts.ts'
import { allOf } from './condition.ts'
import { bounded, shownTitles, visibleSets, type Total, type Totals } from './keptTotals.ts'
import type { ListQuery } from './listQuery.ts'
import type { PageRow } from './pageRow.ts'
import { hitPageSql, inOrder, pageSql, walkSql, type FoundHits } from './pageSql.ts'
import type { PageSlice } from './pageOrder.ts'
import { productSetSql, statusSql } from './sideScope.ts'

/** Where a list looks for a term. */
const FIELDS: readonly SearchField[] = ['lon', 'lod', 'ex_id', 'id']

/** What a row that is met on a walk costs with its words, and a hit that is looked up, by measured time. */
const [WALKED, LOOKED_UP] = [12, 8]

/** Entries of an index that are walked in the time in which one hit is looked up. */
const WALKED_PER_LOOK_UP = 20

/** Without rows where these are sooner found in the order of the list. */
type TermPage = { found?: PageRow[]; total: Total }

/** A page of a list, and where it stands. */
export type TermPageAsked = {
  reader: Reader
  kinds: readonly DocumentKind[]
  query: ListQuery
  slice: PageSlice
  totals: Totals
}

/** What is known beforehand, or a moment ago: how many titles have the term, and how many stretches are noted. */
type Known = { reach: NewestReach; counts: Momentary<CountRow[]> | undefined; stretches: Momentary<number> }

/**
 * A page of a list that is searched for one term and by nothing else, with its total: all hits are looked up by their
 * words, unless these are known to be so many that the page is sooner met on a walk. Undefined where it is another list.
 */
export async function readTermPage(
  once: RunSql,
  asked: TermPageAsked,
  { reach, counts: memory, stretches }: Known,
): Promise<TermPage | undefined> {
  const { reader, kinds, query, slice } = asked
  const term = soleTerm(query)
  const source = sourceOf(asked)
  if (term === undefined || !termLongEnough(term) || !source) return undefined
  const { key, fields } = soughtOf(term, FIELDS)
  const { urns } = source
  const isCounted = query.statuses === ALL && !kinds.some(({ global }) => global)
  const counts = isCounted
    ? await readCounts(once, { key, urns, scope: scopeOf(reader), statuses: query.statuses }, memory)
    : undefined
  const sought = { key, fields: fieldsWith(counts, urns, fields) }
  if (sought.fields.length === 0) return { found: [], total: bounded(0) }
  const many = counts?.(urns, FIELDS)
  if (many !== undefined && isSoonerMet(source, slice, many)) {
    const found = await once(pageSql(metSql(source, sought, slice), slice))
    return { found: inOrder(found, slice), total: bounded(many) }
  }
  if (many !== undefined) {
    const read = () => stretches.of('', () => countStretches(once))
    const newest = await newestPage(once, { source, sought, slice, known: many, reach, stretches: read })
    if (newest) return { found: newest, total: bounded(many) }
  }
  const found = await once(hitPageSql(foundHits(source, sought, slice), slice))
  const [first] = found
  // Whether there is nothing so far down or nothing at all, no row tells.
  if (!first && slice.offset > 0) return undefined
  const total = bounded(first?.many ?? 0)
  // More than are counted: the page would be of any of them.
  return total.atLeast ? { total } : { found: inOrder(found, slice), total }
}

/** The term that a list is searched for by and by nothing else, wherever it stands. */
function soleTerm({ term, filter }: ListQuery): string | undefined {
  const [only, ...more] = filter
  if (!only) return term
  const isTerm = only.field === 'term' && (only.operator ?? 'contains') === 'contains' && typeof only.term === 'string'
  return isTerm && !term && more.length === 0 ? String(only.term) : undefined
}

/** Kinds of which the same is asked, as one. */
function sourceOf({ reader, kinds, query, totals }: TermPageAsked): SearchSource | undefined {
  const sets = kinds.map(({ urn, global }) => visibleSets(totals, urn, global ? 'all' : scopeOf(reader)))
  const [first] = sets
  if (first === undefined || new Set(sets.map((one) => JSON.stringify(one))).size > 1) return undefined
  return {
    urns: kinds.map(({ urn }) => urn),
    isFiltered: false,
    rows: kinds.map(({ urn }) => shownTitles(totals, urn)),
    condition: allOf([statusSql(query.statuses), productSetSql(first)]),
    sets: query.statuses === ALL ? first : undefined,
  }
}

/** Where hits are as new as all rows. Only the order of saves can be walked with the words at hand, and one kind alone. */
function isSoonerMet(
  { urns, rows: [rows = 0] }: SearchSource,
  { sort, limit, offset }: PageSlice,
  hits: number,
): boolean {
  if (urns.length > 1 || sort.column !== 'updated') return false
  return (WALKED * (limit + offset) * rows) / hits < LOOKED_UP * hits
}

type NewestPage = { source: SearchSource; sought: Sought; slice: PageSlice } & {
  known: number
  reach: NewestReach
  stretches: () => Promise<number>
}

/** The page among the newest hits, where these are known to be enough of many. */
async function newestPage(
  once: RunSql,
  { source, sought, slice, known, reach, stretches }: NewestPage,
): Promise<PageRow[] | undefined> {
  const { sort, from, limit, offset } = slice
  const term = newestTerm(sought.key)
  const wanted = limit + offset
  if (from || sort.column !== 'updated' || sort.order !== 'desc' || !term || !isMany(reach, known, wanted))
    return undefined
  // Three letters are one entry of the index, and stand in many words, which are looked for in each stretch.
  const isGram = gramOfTerm(sought.key) !== undefined
  const isFew =
    isGram && known < lookedUpSooner(reach, wanted) && known < lookedUpSooner(reach, wanted, await stretches())
  if (isFew) return undefined
  const places: readonly WordPlace[] = ['named', 'said']
  const hits = { source, term, places, matches: matchSql(sought), value: sql`true` }
  for (const times of SPARES) {
    const page = sql`WITH ${newestSql({ ...hits, most: times * wanted })} ${walkSql(sql`newest_hits`, sql`true`, slice)}`
    const found = await once(pageSql(page, slice))
    if (found.length === limit) return found
  }
  return undefined
}

/** Names stand in the index that is walked; the fence keeps the planner from looking all other words up beforehand. */
function metSql({ urns, condition }: SearchSource, sought: Sought, slice: PageSlice): RawBuilder<unknown> {
  const matches = sql<boolean>`strpos(side.names, ${sought.key}) > 0 OR EXISTS (
    SELECT FROM search_words WHERE search_words.words = side.words AND ${matchSql(sought)} OFFSET 0)`
  return walkSql(sql.table('search'), allOf([urnSql(urns), condition, matches]), slice)
}

/**
 * All hits, and the places of the page among them: each is looked up where they are few, and met on a walk in the order
 * of the list where that is shorter.
 */
function foundHits(source: SearchSource, sought: Sought, slice: PageSlice): FoundHits {
  const { urns, condition, rows } = source
  const found = hitsSql(source, { key: sought.key, matches: matchSql(sought), value: sql`true` })
  const hits = sql`SELECT * FROM (${found}) found LIMIT ${sql.lit(EXACT_TOTAL + 1)}`
  if (!isOfWords(source)) return { hits, placed: sql`hits` }
  const places = sql`SELECT shown.* FROM hits, LATERAL ${shownAt('hits')} shown`
  if (urns.length > 1 || slice.sort.column !== 'updated') return { hits, placed: sql`(${places})` }
  // As many that looking each of them up costs what the walk does.
  const few = Math.round(Math.sqrt(((slice.limit + slice.offset) * (rows[0] ?? 0)) / WALKED_PER_LOOK_UP))
  const areFew = sql<boolean>`(SELECT count(*) FROM hits) <= ${few}::bigint`
  const isHit = sql<boolean>`CASE WHEN side.words IN (SELECT words FROM hits) THEN true END`
  const walked = walkSql(
    sql.table('search'),
    allOf([urnSql(urns), condition, sql<boolean>`NOT ${areFew}`, isHit]),
    slice,
  )
  return { hits, placed: sql`(${places} WHERE ${areFew})`, walked }
}
