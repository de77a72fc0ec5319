import { sql, type Kysely } from 'kysely'
import type { SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { PLAN_KIND } from './planKind.ts'

export type PlansAsked = { cs?: string | undefined; kind?: string | undefined; id?: string | undefined }
/** A plan as it is stored; what airs in it only where one alone was asked for. */
export type StoredPlan = SchedulePlan

/** No channel has more plans than one reads at a glance. */
const MOST = 500

type Row = {
  id: string
  rev: number
  updated: string
  updated_name: string
  list_row: Pick<SchedulePlan, 'name' | 'kind' | 'cs' | 'from' | 'days' | 'count'>
  whole: Pick<SchedulePlan, 'ar' | 'slots'> | null
}

/** Plans of the reader's products, by name. */
export async function readPlans(
  kysely: Kysely<Tables>,
  reader: Reader,
  { cs, kind, id }: PlansAsked,
): Promise<StoredPlan[]> {
  if (id !== undefined && !isUuid(id)) return []
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const having = (facet: string | undefined, name: string) =>
    facet === undefined ? sql`` : sql`AND s.facets && ${[`${name}:${facet}`]}::text[]`
  const whole = id === undefined ? sql`NULL` : sql`v.payload`
  const { rows } = await sql<Row>`
    SELECT d.id, d.rev, d.updated, d.updated_name, s.list_row, ${whole} AS whole
    FROM side s JOIN document d ON d.id = s.id JOIN version v ON v.key = s.key
    WHERE s.urn = ${PLAN_KIND.urn} AND s.st = 'draft' ${inScope} ${having(cs, 'cs')} ${having(kind, 'kind')}
      ${id === undefined ? sql`` : sql`AND s.id = ${id}::uuid`}
    ORDER BY s.list_row ->> 'name', s.id LIMIT ${MOST}`.execute(kysely)
  return rows.map(({ id: own, rev, updated: ut, updated_name: uun, list_row, whole: text }) => {
    const { name, kind: sort, cs: of, from, days, count } = list_row
    return {
      ...{ id: own, name, kind: sort, from, days, count, rev, ut, uun },
      ...(of !== undefined && { cs: of }),
      ...(text?.ar && { ar: text.ar }),
      ...(text?.slots && { slots: text.slots }),
    }
  })
}
