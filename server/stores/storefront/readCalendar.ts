import { sql, type Kysely } from 'kysely'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import type { StoreTab } from '#contract/schemas/storefront/storePage.ts'
import { CALENDAR_ROWS, PAGE_URN } from '#contract/values/storefront.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { CONTAINER_KIND, PAGE_KIND } from './storeKinds.ts'

export type CalendarAsked =
  { ty: 'storefront' | 'collection' | 'container'; range: TimeRange; by?: string } | { ids: readonly string[] }
export type CalendarRow = StorefrontCalendarRow

type Row = Pick<CalendarRow, 'id' | 'urn' | 'st' | 'rev'> & {
  list_row: Pick<CalendarRow, 'lon' | 'ty' | 'st_dt' | 'ed_dt' | 'owner'>
  t: readonly StoreTab[] | null
  c: StoreTab['c'] | null
}

/** By the side that lists show, by start; behind each page its tabs, whatever their own dates. */
export async function readCalendar(
  kysely: Kysely<Tables>,
  reader: Reader,
  asked: CalendarAsked,
): Promise<CalendarRow[]> {
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const part = (field: 't' | 'c') => sql`CASE WHEN s.urn = ${PAGE_URN} THEN v.payload -> ${sql.lit(field)} END`
  const { rows } = await sql<Row>`
    SELECT s.id, s.urn, s.st, d.rev, s.list_row, ${part('t')} AS t, ${part('c')} AS c
    FROM side s JOIN version v ON v.key = s.key JOIN document d ON d.id = s.id
    WHERE s.is_primary AND s.st IN ('published', 'draft', 'pending', 'pre-draft') AND ${which(asked)} ${inScope}
    ORDER BY NOT (isfinite(s.starts) OR isfinite(s.ends)), s.starts, s.sort_name, s.id
    LIMIT ${CALENDAR_ROWS}`.execute(kysely)
  return rows.flatMap(({ t, c, list_row, ...row }): CalendarRow[] => {
    const { ty, owner } = list_row
    const page = {
      ...row,
      ...datedOf(list_row),
      ...(ty !== undefined && { ty }),
      ...(owner !== undefined && { owner }),
    }
    return [
      { ...page, ...shownIn(c) },
      ...(t ?? []).map((tab) => ({ ...row, ...datedOf(tab), tab: tab.id, ...shownIn(tab.c) })),
    ]
  })
}

function which(asked: CalendarAsked) {
  if ('ids' in asked)
    return sql`s.urn IN (${PAGE_KIND.urn}, ${CONTAINER_KIND.urn}) AND s.id = ANY (${asked.ids.filter(isUuid)}::uuid[])`
  const { ty, range, by } = asked
  const [from, to] = [range.from, range.to].map((instant) => new Date(instant).toISOString())
  const ofType = ty === 'container' ? sql`` : sql`AND s.facets && ${[`ty:${ty}`]}::text[]`
  const ofPerson = sql`AND EXISTS (SELECT FROM recent r WHERE r.id = s.id AND r.slot = s.slot AND r.updated_by = ${by})`
  return sql`s.urn = ${ty === 'container' ? CONTAINER_KIND.urn : PAGE_KIND.urn}
    AND s.starts < ${to}::timestamptz AND s.ends > ${from}::timestamptz ${ofType} ${by === undefined ? sql`` : ofPerson}`
}

function datedOf({ lon = [], st_dt, ed_dt }: Partial<Pick<CalendarRow, 'lon' | 'st_dt' | 'ed_dt'>>) {
  return { lon, ...(st_dt !== undefined && { st_dt }), ...(ed_dt !== undefined && { ed_dt }) }
}

function shownIn(containers: StoreTab['c'] | null) {
  return containers && containers.length > 0 ? { c: containers.map(({ id }) => id) } : {}
}
