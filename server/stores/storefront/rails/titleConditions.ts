import { sql, type RawBuilder } from 'kysely'
import { RAIL_COUNTDOWN_DAYS, RAIL_LEAVING_DAYS, RAIL_NEW_DAYS, RAIL_UPCOMING_DAYS } from '#contract/values/rails.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { ALWAYS, type Condition } from '../../lists/condition.ts'
import type { Scope } from '../../documents/sender.ts'

/**
 * Which titles by their dates. `available`: what viewers have at the moment; `new`, `leaving`, `featured`: what of that
 * came lately, goes soon, is promoted; `upcoming`: titles whose window is still to begin; `coming` and `countdown`:
 * events by their own start; `any`: whatever its dates.
 */
export type TitleWindow = 'available' | 'new' | 'leaving' | 'featured' | 'upcoming' | 'coming' | 'countdown' | 'any'

/**
 * A moment (epoch ms), the urns of what is looked at as it is worked on, all else as published, and the one product
 * whose dates count.
 */
export type TitleMoment = { at: number; drafts: ReadonlySet<string>; product: string | undefined }

const iso = (at: number) => new Date(at).toISOString()
const instant = (at: number) => sql`${iso(at)}::timestamptz`

/** The published side, or of each document the side that is worked on. */
export function sideSql({ drafts }: Pick<TitleMoment, 'drafts'>, urn: string, table = 'side'): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return !drafts.has(urn)
    ? sql`${column('slot')} = 'published' AND ${column('st')} = 'published'`
    : sql`${column('is_primary')} AND ${column('st')} IN ('published', 'draft', 'pending')`
}

export function scopeSql(scope: Scope, table = 'side'): Condition {
  return scope === 'all' ? ALWAYS : sql`${sql.ref(`${table}.prd`)} && ${[...scope]}::text[]`
}

/** Rows whose dates and flags are those of the window. */
export function windowSql(window: TitleWindow, moment: TitleMoment): Condition {
  if (window === 'any') return ALWAYS
  const { at } = moment
  const begun = sql<boolean>`starts <= ${instant(at)}`
  const lasts = endsSql(moment, (end) => sql`${end} > ${instant(at)}`)
  const available = sql<boolean>`vce AND ${begun} AND (${lasts})`
  switch (window) {
    case 'available':
      return available
    case 'new':
      return sql`${available} AND starts > ${instant(at - RAIL_NEW_DAYS * DAY_MS)}`
    case 'leaving':
      return sql`${available} AND (${endsSql(moment, (end) => sql`${end} <= ${instant(at + RAIL_LEAVING_DAYS * DAY_MS)}`)})`
    case 'featured':
      return sql`${available} AND ${featuredSql(at)}`
    case 'upcoming':
      return sql`vce AND starts > ${instant(at)} AND starts <= ${instant(at + RAIL_UPCOMING_DAYS * DAY_MS)} AND (${lasts})`
    case 'coming':
      return sql`vce AND (${lasts}) AND released > ${iso(at)} AND released <= ${iso(at + RAIL_UPCOMING_DAYS * DAY_MS)}`
    case 'countdown':
      return sql`vce AND (${lasts}) AND released > ${iso(at)} AND released <= ${iso(at + RAIL_COUNTDOWN_DAYS * DAY_MS)}`
  }
}

/** By the product's own end where it has one; these few are asked apart, so that all others go by the index. */
function endsSql({ product }: TitleMoment, test: (end: RawBuilder<unknown>) => Condition): Condition {
  const general = test(sql`ends`)
  if (product === undefined) return general
  const own = test(sql`coalesce((ends_prd ->> ${product}::text)::timestamptz, ends)`)
  return sql`(ends_prd IS NULL AND ${general}) OR (ends_prd IS NOT NULL AND ${own})`
}

/** By the general featured window: an index holds the few that have one, its start stands in the text. */
function featuredSql(at: number): Condition {
  return sql`side.key = ANY (ARRAY (SELECT v.key FROM side f JOIN version v ON v.key = f.key
    WHERE f.featured > ${iso(at)} AND coalesce(v.payload ->> 'f_st_dt', '') <= ${iso(at)}))`
}
