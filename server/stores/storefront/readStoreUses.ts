import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StoreTab } from '#contract/schemas/storefront/storePage.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { STORE_KINDS } from './storeKinds.ts'

/** A page or container that shows a document, as lists of what is shown tell it. */
type ShownIn = Pick<StoreUse, 'id' | 'lon' | 'ty'>

/** Of each document of a list no more places are told. */
const TOLD = 100

/** One place that shows a document. */
export type StoreUse = StorefrontUse

/** Documents that are looked at; nobody reads more places than that. */
const MOST = 1_000

type Row = {
  id: string
  urn: string
  st: StoreUse['st']
  list_row: Pick<StoreUse, 'lon' | 'ty'>
  t: readonly StoreTab[] | null
}

/** Live pages and containers that name a document, by the side that lists show; one row for each tab that does. */
export async function readStoreUses(kysely: Kysely<Tables>, reader: Reader, id: string): Promise<StoreUse[]> {
  if (!isUuid(id)) return []
  const { rows } = await sql<Row>`
    SELECT s.id, s.urn, s.st, s.list_row, CASE WHEN s.urn = ${PAGE_URN} THEN v.payload -> 't' END AS t
    FROM side s JOIN version v ON v.key = s.key
    WHERE ${namesIt(reader, sql`${id.toLowerCase()}::text`)} ORDER BY s.sort_name, s.id LIMIT ${MOST}`.execute(kysely)
  return rows.flatMap(({ t, list_row: { lon = [], ty }, ...row }): StoreUse[] => {
    const use = { ...row, lon, ...(ty !== undefined && { ty }) }
    const tabs = (t ?? []).filter((tab) => tab.c?.some((one) => one.id === id))
    return tabs.length === 0 ? [use] : tabs.map((tab) => ({ ...use, tab: { id: tab.id, lon: tab.lon ?? [] } }))
  })
}

/** Where each of many documents is shown, by name: pages and containers without their tabs. */
export async function readShownIn(
  kysely: Kysely<Tables>,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownIn[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ shown: string; places: ShownIn[] }>`
    SELECT w.id AS shown, jsonb_agg(place.row ORDER BY place.sort_name, place.id) AS places
    FROM unnest(${[...ids]}::text[]) AS w (id), LATERAL (
      SELECT s.sort_name, s.id, jsonb_strip_nulls(jsonb_build_object(
        'id', s.id, 'lon', coalesce(s.list_row -> 'lon', '[]'), 'ty', s.list_row -> 'ty')) AS row
      FROM side s WHERE ${namesIt(reader, sql`w.id`)} ORDER BY s.sort_name, s.id LIMIT ${TOLD}) place
    GROUP BY w.id`.execute(kysely)
  return new Map(rows.map(({ shown, places }) => [shown, places]))
}

/** Live pages and containers that the caller sees and that name a document, by the side that lists show. */
function namesIt(reader: Reader, id: RawBuilder<unknown>) {
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  return sql`s.refs @> ARRAY[${id}] AND s.refs <> '{}' AND s.urn = ANY (${STORE_KINDS.map(({ urn }) => urn)}::text[])
    AND s.is_primary AND s.st IN ('published', 'draft', 'pending', 'pre-draft') ${inScope}`
}
