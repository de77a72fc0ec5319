import { sql, type Kysely } from 'kysely'
import type { Day } from '#contract/rules/dates/zoneDays.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { SCHEDULE_URN } from './scheduleKind.ts'

/** A channel as far as the service id of another concerns it. */
type ServiceIdHolder = { cs: string; lon: LocalizedText[]; prd: string[] }
export type ServiceIds = {
  /** Other documents of the kind that have one of the ids, on either side and in whatever status. */
  holders: ServiceIdHolder[]
  /** Ids under which days or a loop are planned. */
  planned: ReadonlySet<string>
}

/** Whether days of a channel are planned from a date on, or a loop that ends later. */
export async function readIsPlanned(db: Kysely<Tables>, cs: string, from: Day): Promise<boolean> {
  const { rows } = await sql<{ is_planned: boolean }>`
    SELECT EXISTS (SELECT FROM side
      WHERE urn = ${SCHEDULE_URN} AND facets && ${[`cs:${cs}`]}::text[] AND st IN ('draft', 'published')
        AND coalesce(list_row ->> 'dt', list_row ->> 'until') >= ${from}) AS is_planned`.execute(db)
  return rows[0]?.is_planned === true
}

/** Whose service ids are, other than `except`, and which of them days are planned under. */
export async function readServiceIds(
  db: Kysely<Tables>,
  urn: string,
  codes: readonly string[],
  except: string | undefined,
): Promise<ServiceIds> {
  const facets = codes.map((code) => `cs:${code}`)
  const other = except !== undefined && isUuid(except) ? sql`id <> ${except}::uuid` : sql`true`
  const [held, days] = await Promise.all([
    sql<{ cs: string; prd: string[]; lon: LocalizedText[] | null }>`
      SELECT list_row ->> 'cs' AS cs, prd, list_row -> 'lon' AS lon FROM side
      WHERE urn = ${urn} AND facets && ${facets}::text[] AND ${other} ORDER BY id`.execute(db),
    sql<{ cs: string }>`
      SELECT DISTINCT list_row ->> 'cs' AS cs FROM side
      WHERE urn = ${SCHEDULE_URN} AND facets && ${facets}::text[] AND st IN ('draft', 'published')`.execute(db),
  ])
  return {
    holders: held.rows.map(({ cs, prd, lon }) => ({ cs, prd, lon: lon ?? [] })),
    planned: new Set(days.rows.map(({ cs }) => cs)),
  }
}
