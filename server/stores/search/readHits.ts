import { sql } from 'kysely'
import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import { excerptOf } from '#contract/rules/search/excerptOf.ts'
import { rankOf } from '#contract/rules/search/rankOf.ts'
import { searchTexts } from '#contract/rules/search/searchTexts.ts'
import type { SearchField, SearchHit, SearchMatch } from '#contract/schemas/search.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { isInScope, scopeOf, type Reader } from '../documents/sender.ts'
import type { FoundPlace } from './placesSql.ts'
import type { RunSearch } from './runSearch.ts'

type Row = {
  id: string
  urn: string
  key: string
  st: Status
  chty: string | null
  prt_ic: boolean
  ex_id: string | null
  updated: string
  lon: LocalizedText[] | null
  prd: string[] | null
  ia: string[] | null
}

type PlacesQuery = { term: string; fields: readonly SearchField[] }

/** The hits at these places, with the text in which each was found. */
export async function readHits(
  execute: RunSearch,
  reader: Reader,
  kinds: readonly DocumentKind[],
  places: readonly FoundPlace[],
  asked: PlacesQuery,
): Promise<SearchHit[]> {
  if (places.length === 0) return []
  const rows = await execute(sql<Row>`
    SELECT s.id, s.urn, s.key, s.st, s.chty, s.prt_ic, s.ex_id, s.updated, s.list_row -> 'lon' AS lon, s.prd,
      s.list_row -> 'ia' AS ia
    FROM unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ slot }) => slot)}::text[])
      WITH ORDINALITY AS place(id, slot, nth)
    JOIN side s ON s.id = place.id AND s.slot = place.slot ORDER BY place.nth`)
  // Product sets are read a moment before the rows, of which one may be younger.
  const shown = rows.filter(({ prd }) => isInScope(prd ?? [], scopeOf(reader)))
  const matches = await matchesOf(execute, shown, asked)
  const types = new Map(kinds.map(({ urn, type }) => [urn, type.type]))
  return shown.map((row) => hitOf(reader, row, types.get(row.urn) ?? '', matches.get(row.key), asked.term))
}

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
    ut: row.updated,
    ...(match ? { matched: { ...match, text: excerptOf(match.text, term) } } : {}),
  }
}

/** Where each was found, by key. Most are found by what the list row has; the others are looked up in their payload. */
async function matchesOf(
  execute: RunSearch,
  rows: readonly Row[],
  { term, fields }: PlacesQuery,
): Promise<Map<string, SearchMatch>> {
  const found = new Map<string, SearchMatch>()
  const note = ({ key, id, ex_id }: Row, payload: Record<string, unknown>, among: readonly SearchField[]) => {
    const match = rankOf(searchTexts({ payload, id, exId: ex_id }), term, among)?.match
    if (match) found.set(key, match)
  }
  for (const row of rows) note(row, { lon: row.lon }, fields.includes('lon') ? ['lon'] : [])
  const open = rows.filter(({ key }) => !found.has(key))
  const payloads = await readTexts(
    execute,
    open.map(({ key }) => key),
  )
  for (const row of open) note(row, payloads.get(row.key) ?? {}, fields)
  return found
}

type Texts = { key: string; losn: unknown; lod: unknown; ppl: unknown }

async function readTexts(execute: RunSearch, keys: readonly string[]): Promise<Map<string, Texts>> {
  if (keys.length === 0) return new Map()
  const rows = await execute(sql<Texts>`
    SELECT key, payload -> 'losn' AS losn, payload -> 'lod' AS lod, payload -> 'ppl' AS ppl
    FROM version WHERE key = ANY (${[...keys]}::uuid[])`)
  return new Map(rows.map((row) => [row.key, row]))
}
