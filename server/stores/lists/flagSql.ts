import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { dateWindow, isRelative, type Moment } from '#contract/rules/filters/dateWindow.ts'
import type { FilterField } from './filterFields.ts'
import type { FilterScope } from './filterScope.ts'
import { ofListRow } from './ofListRow.ts'
import { negate, type Condition } from './condition.ts'

type Flag = Extract<FilterField, { by: 'flag' }>['flag']

const DAY_MS = 86_400_000

/**
 * When an item ends, by the selected product's own date where it has one (specification section 4). The few rows with
 * such dates are asked apart, so that all others go by the index on `ends`.
 */
function endsSql({ product }: FilterScope, test: (end: RawBuilder<string>) => Condition): Condition {
  const general = test(sql<string>`ends`)
  if (product === undefined) return general
  const own = test(sql<string>`coalesce((ends_prd ->> ${product}::text)::timestamptz, ends)`)
  return sql`(ends_prd IS NULL AND ${general}) OR (ends_prd IS NOT NULL AND ${own})`
}

const expiredSql = (scope: FilterScope) => endsSql(scope, (end) => sql`${end} <= ${scope.now}::timestamptz`)

/** 'true' (or no term) asks for those that have the flag, 'false' for the others. */
export function flagSql(
  flag: Flag,
  operator: FilterOperator,
  terms: readonly string[],
  scope: FilterScope,
): Condition | undefined {
  if (operator !== 'equals' && operator !== 'one of') return undefined
  const condition = flagged(flag, scope)
  return terms[0] === 'false' ? negate(condition) : condition
}

function flagged(flag: Flag, scope: FilterScope): Condition {
  switch (flag) {
    case 'expired':
      return expiredSql(scope)
    case 'unavailable':
      return sql`${expiredSql(scope)} OR NOT vce OR st <> 'published' AND NOT EXISTS (
        SELECT FROM document d WHERE d.id = side.id AND d.published_key IS NOT NULL)`
    case 'parts_unavailable':
      return ofListRow(scope, partsUnavailableSql(scope))
    case 'changed':
      return sql`changed`
    case 'prt_ic':
      return sql`prt_ic`
    case 'vce':
      return sql`vce`
  }
}

const UUID = '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'

/** One of what it names is not there for viewers: gone, not published, ended, switched off, not in the product. */
export function partsUnavailableSql({ now, product }: Pick<FilterScope, 'now' | 'product'>): Condition {
  const end =
    product === undefined ? sql`t.ends` : sql`coalesce((t.ends_prd ->> ${product}::text)::timestamptz, t.ends)`
  const inProduct = product === undefined ? sql`true` : sql`${product}::text = ANY (t.prd)`
  return sql`EXISTS (SELECT FROM unnest(refs) AS named (ref) WHERE NOT EXISTS (
    SELECT FROM side t WHERE t.id = CASE WHEN named.ref ~ ${UUID} THEN named.ref::uuid END
      AND t.slot = 'published' AND t.vce AND ${end} > ${now}::timestamptz AND ${inProduct}))`
}

/** Ends from now on, and before a date, within a number of days or by the end of a window ('next 2 weeks'). */
export function soonSql(terms: readonly string[], scope: FilterScope): Condition {
  const [term = ''] = terms
  const until = /^\d{1,5}$/.test(term) ? scope.moment.now + Number(term) * DAY_MS : endOf(term, scope.moment)
  if (until === undefined)
    throw new DomainError('badFilter', { description: `'${term}' is neither a number of days nor a date.` })
  const last = new Date(until).toISOString()
  return endsSql(scope, (end) => sql`${end} > ${scope.now}::timestamptz AND ${end} < ${last}::timestamptz`)
}

function endOf(term: string, moment: Moment): number | undefined {
  const window = dateWindow(term, moment)
  return isRelative(term) ? window?.to : window?.from
}
