import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { dateWindow, isRelative, type Moment } from '#contract/rules/filters/dateWindow.ts'
import type { FilterField } from './filterFields.ts'
import type { FilterScope } from './filterScope.ts'
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
    case 'changed':
      return sql`changed`
    case 'prt_ic':
      return sql`prt_ic`
    case 'vce':
      return sql`vce`
  }
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
