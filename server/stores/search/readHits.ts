import { sql } from 'kysely'
import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { excerptOf } from '#contract/rules/search/excerptOf.ts'
import { rankOf, type SearchRank } from '#contract/rules/search/rankOf.ts'
import { searchTexts } from '#contract/rules/search/searchTexts.ts'
import type { SearchField, SearchHit, SearchMatch } from '#contract/schemas/search.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { isInScope, scopeOf, type Reader } from '../documents/sender.ts'
import { HIT_COLUMNS, hitRowSql, SAID, type HitRow, type SaidTexts } from './hitRow.ts'
import type { FoundPlace } from './placesSql.ts'
import type { RunSql } from '../../db/planOnce.ts'

type PlacesQuery = { term: string; fields: readonly SearchField[] }

/** The hits at these places, with the text in which each was found. */
export async function readHits(
  execute: RunSql,
  reader: Reader,
  kinds: readonly DocumentKind[],
  places: readonly FoundPlace[],
  asked: PlacesQuery,
): Promise<SearchHit[]> {
  const rows = await rowsOf(execute, places)
  // Product sets are read a moment before the rows, of which one may be younger.
  const shown = rows.filter(({ prd }) => isInScope(prd ?? [], scopeOf(reader)))
  const matches = await matchesOf(execute, shown, asked)
  const types = new Map(kinds.map(({ urn, type }) => [urn, type.type]))
  return shown.map((row) => hitOf(reader, row, types.get(row.urn) ?? '', matches.get(row.key), asked.term))
}

type Row = { id: string; rank: SearchRank } & HitRow

/** Most places come with their rows; of those far down a page only its own are read. */
async function rowsOf(execute: RunSql, places: readonly FoundPlace[]): Promise<Row[]> {
  const known = places.flatMap((place) => (hasRow(place) ? [place] : []))
  if (known.length === places.length) return known
  const columns = (['id', 'slot', 'rank', 'updated'] as const).map((column) => places.map((place) => place[column]))
  return execute(sql<Row>`SELECT place.id, place.rank, ${HIT_COLUMNS}
    FROM unnest(${columns[0]}::uuid[], ${columns[1]}::text[], ${columns[2]}::integer[],
      ${columns[3]}::timestamptz[]) WITH ORDINALITY AS place(id, slot, rank, updated, nth) JOIN LATERAL (${hitRowSql}) shown ON true ORDER BY place.nth`)
}

const hasRow = (place: FoundPlace): place is FoundPlace & HitRow => place.key !== undefined

function hitOf(reader: Reader, row: Row, cty: string, match: SearchMatch | undefined, term: string): SearchHit {
  const { lon, prd, ia } = hideForeign({ lon: row.lon, prd: row.prd, ia: row.ia }, visibleProducts(reader.actor))
  return {
    id: row.id,
    cty,
    ...(row.chty ? { chty: row.chty } : {}),
    st: row.st,
    lon: lon ?? [],
    prt_ic: row.prt_ic ? 'true' : 'false',
    prd: prd ?? [],
    ...(ia ? { ia } : {}),
    ut: row.at,
    ...(match ? { matched: { ...match, text: excerptOf(match.text, term) } } : {}),
  }
}

/** Where each was found, by key. A name that lists do not show is looked up in its payload. */
async function matchesOf(
  execute: RunSql,
  rows: readonly Row[],
  { term, fields }: PlacesQuery,
): Promise<Map<string, SearchMatch>> {
  const found = new Map<string, SearchMatch>()
  const note = ({ key, id, ex_id }: Row, payload: Record<string, unknown>, among: readonly SearchField[]) => {
    const match = rankOf(searchTexts({ payload, id, exId: ex_id }), term, among)?.match
    if (match) found.set(key, match)
  }
  for (const row of rows) {
    if (row.said) note(row, { lon: row.lon, ...row.said }, fields)
    else if (fields.includes('lon')) note(row, { lon: row.lon }, ['lon'])
  }
  const open = rows.filter(({ key }) => !found.has(key))
  const said = await readTexts(
    execute,
    open.map(({ key }) => key),
  )
  for (const row of open) note(row, { ...said.get(row.key) }, fields)
  return found
}

async function readTexts(execute: RunSql, keys: readonly string[]): Promise<Map<string, SaidTexts>> {
  if (keys.length === 0) return new Map()
  const rows = await execute(sql<{ key: string; said: SaidTexts }>`
    SELECT key, ${SAID} AS said FROM version WHERE key = ANY (${[...keys]}::uuid[])`)
  return new Map(rows.map(({ key, said }) => [key, said]))
}
