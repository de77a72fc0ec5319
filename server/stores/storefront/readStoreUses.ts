import { sql, type Kysely } from 'kysely'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StoreTab } from '#contract/schemas/storefront/storePage.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { STORE_KINDS } from './storeKinds.ts'

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
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const urns = STORE_KINDS.map(({ urn }) => urn)
  const { rows } = await sql<Row>`
    SELECT s.id, s.urn, s.st, s.list_row, CASE WHEN s.urn = ${PAGE_URN} THEN v.payload -> 't' END AS t
    FROM side s JOIN version v ON v.key = s.key
    WHERE s.refs @> ARRAY[${id.toLowerCase()}::text] AND s.refs <> '{}' AND s.urn = ANY (${urns}::text[])
      AND s.is_primary AND s.st IN ('published', 'draft', 'pending', 'pre-draft') ${inScope}
    ORDER BY s.sort_name, s.id LIMIT ${MOST}`.execute(kysely)
  return rows.flatMap(({ t, list_row: { lon = [], ty }, ...row }): StoreUse[] => {
    const use = { ...row, lon, ...(ty !== undefined && { ty }) }
    const tabs = (t ?? []).filter((tab) => tab.c?.some((one) => one.id === id))
    return tabs.length === 0 ? [use] : tabs.map((tab) => ({ ...use, tab: { id: tab.id, lon: tab.lon ?? [] } }))
  })
}
