import { sql, type Kysely } from 'kysely'
import type { SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { PLAN_KIND } from './planKind.ts'

export type PlansAsked = {
  cs?: string | undefined
  kind?: string | undefined
  id?: string | undefined
  page?: { number: number; size: number }
}
export type PlansPage = { plans: StoredPlan[]; count: number }
/** A plan as it is stored; what airs in it only where one alone was asked for. */
type StoredPlan = SchedulePlan

type Row = {
  id: string
  rev: number
  updated: string
  updated_name: string
  list_row: Pick<SchedulePlan, 'name' | 'kind' | 'cs' | 'from' | 'days' | 'count'>
  whole: Pick<SchedulePlan, 'ar' | 'slots'> | null
  /** Of all pages. */
  many: number
}

/** A page of the plans of the reader's products, by name; a page behind the last has none, and a count of 0. */
export async function readPlans(
  kysely: Kysely<Tables>,
  reader: Reader,
  { cs, kind, id, page = { number: 1, size: 1 } }: PlansAsked,
): Promise<PlansPage> {
  if (id !== undefined && !isUuid(id)) return { plans: [], count: 0 }
  const products = scopeOf(reader)
  const inScope = products === 'all' ? sql`` : sql`AND s.prd && ${[...products]}::text[]`
  const having = (facet: string | undefined, name: string) =>
    facet === undefined ? sql`` : sql`AND s.facets && ${[`${name}:${facet}`]}::text[]`
  const whole = id === undefined ? sql`NULL` : sql`v.payload`
  const { rows } = await sql<Row>`
    SELECT d.id, d.rev, d.updated, d.updated_name, s.list_row, ${whole} AS whole,
      count(*) OVER ()::integer AS many
    FROM side s JOIN document d ON d.id = s.id JOIN version v ON v.key = s.key
    WHERE s.urn = ${PLAN_KIND.urn} AND s.st = 'draft' ${inScope} ${having(cs, 'cs')} ${having(kind, 'kind')}
      ${id === undefined ? sql`` : sql`AND s.id = ${id}::uuid`}
    ORDER BY s.list_row ->> 'name', s.id LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}`.execute(kysely)
  const plans = rows.map(({ id: own, rev, updated: ut, updated_name: uun, list_row, whole: text }) => {
    const { name, kind: sort, cs: of, from, days, count } = list_row
    return {
      ...{ id: own, name, kind: sort, from, days, count, rev, ut, uun },
      ...(of !== undefined && { cs: of }),
      ...(text?.ar && { ar: text.ar }),
      ...(text?.slots && { slots: text.slots }),
    }
  })
  return { plans, count: rows[0]?.many ?? 0 }
}
