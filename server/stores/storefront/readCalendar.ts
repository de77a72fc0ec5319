import { sql, type Kysely } from 'kysely'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StoreTab } from '#contract/schemas/storefront/storePage.ts'
import { PAGE_URN } from '#contract/values/storefront.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { CONTAINER_KIND, PAGE_KIND } from './storeKinds.ts'

export type CalendarAsked = { ty: 'storefront' | 'collection' | 'container'; range: TimeRange }
export type CalendarRow = StorefrontCalendarRow

/** No calendar shows more at once. */
const MOST = 2_000

type Row = Pick<CalendarRow, 'id' | 'urn' | 'st' | 'rev'> & {
  list_row: Pick<CalendarRow, 'lon' | 'ty' | 'st_dt' | 'ed_dt'>
  t: readonly StoreTab[] | null
}

/** By the side that lists show, by start; behind each page its tabs, whatever their own dates. */
export async function readCalendar(
  kysely: Kysely<Tables>,
  reader: Reader,
  { ty, range }: CalendarAsked,
): Promise<CalendarRow[]> {
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const ofType = ty === 'container' ? sql`` : sql`AND s.facets && ${[`ty:${ty}`]}::text[]`
  const [from, to] = [range.from, range.to].map((instant) => new Date(instant).toISOString())
  const { rows } = await sql<Row>`
    SELECT s.id, s.urn, s.st, d.rev, s.list_row, CASE WHEN s.urn = ${PAGE_URN} THEN v.payload -> 't' END AS t
    FROM side s JOIN version v ON v.key = s.key JOIN document d ON d.id = s.id
    WHERE s.urn = ${ty === 'container' ? CONTAINER_KIND.urn : PAGE_KIND.urn} AND s.is_primary
      AND s.st IN ('published', 'draft', 'pending', 'pre-draft') AND s.starts < ${to}::timestamptz
      AND s.ends > ${from}::timestamptz ${ofType} ${inScope}
    ORDER BY s.starts, s.sort_name, s.id LIMIT ${MOST}`.execute(kysely)
  return rows.flatMap(({ t, list_row, ...row }): CalendarRow[] => {
    const page = { ...row, ...datedOf(list_row), ...(list_row.ty !== undefined && { ty: list_row.ty }) }
    return [page, ...(t ?? []).map((tab) => ({ ...row, ...datedOf(tab), tab: tab.id }))]
  })
}

function datedOf({ lon = [], st_dt, ed_dt }: Partial<Pick<CalendarRow, 'lon' | 'st_dt' | 'ed_dt'>>) {
  return { lon, ...(st_dt !== undefined && { st_dt }), ...(ed_dt !== undefined && { ed_dt }) }
}
