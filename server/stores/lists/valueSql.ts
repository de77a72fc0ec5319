import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { escapeLike, type Condition } from './condition.ts'

/** Conditions over single values. Undefined: the operator does not fit the kind of value. */
export function textSql(
  column: RawBuilder<string>,
  operator: FilterOperator,
  terms: readonly string[],
): Condition | undefined {
  const text = sql<string>`${column}::text`
  const [term = ''] = terms
  switch (operator) {
    case 'equals':
    case 'one of':
      return sql`${text} = ANY (${[...terms]}::text[])`
    case 'contains':
      return sql`${text} LIKE ${`%${escapeLike(term)}%`}`
    case 'starts with':
      return sql`${text} LIKE ${`${escapeLike(term)}%`}`
    case 'ends with':
      return sql`${text} LIKE ${`%${escapeLike(term)}`}`
    case 'is empty':
      return sql`coalesce(${text}, '') = ''`
    default:
      return undefined
  }
}

const LENGTH_OF_DAY = 10

/** A term is an instant or a day; equality with a day means within it. The far ends of time stand for 'none'. */
export function instantSql(
  column: 'created' | 'updated' | 'starts' | 'ends',
  operator: FilterOperator,
  terms: readonly string[],
): Condition | undefined {
  const value = sql.ref<string>(column)
  if (operator === 'is empty') return sql`${value} IN ('infinity', '-infinity')`
  const [term = ''] = terms
  const at = Date.parse(term)
  if (!Number.isFinite(at)) throw new DomainError('badFilter', { description: `'${term}' is no date.` })
  const instant = new Date(at).toISOString()
  switch (operator) {
    case 'before':
    case 'less than':
      return sql`${value} < ${instant}::timestamptz`
    case 'after':
    case 'greater than':
      return sql`${value} > ${instant}::timestamptz AND ${value} < 'infinity'`
    case 'equals':
      return term.length <= LENGTH_OF_DAY
        ? sql`${value} >= ${instant}::timestamptz AND ${value} < ${instant}::timestamptz + interval '1 day'`
        : sql`${value} = ${instant}::timestamptz`
    default:
      return undefined
  }
}

/** Stands behind every text that starts alike, in collation C. */
const LAST = '\uffff'

/** A year or a date, compared as far as the term goes: '1999' takes in all of 1999. Ranges, so that the index serves. */
export function releasedSql(operator: FilterOperator, terms: readonly string[]): Condition | undefined {
  const [term = ''] = terms
  switch (operator) {
    case 'equals':
      return sql`released > '' AND released >= ${term} AND released < ${term + LAST}`
    case 'one of':
      return sql`released = ANY (${[...terms]}::text[])`
    case 'less than':
    case 'before':
      return sql`released > '' AND released < ${term}`
    case 'greater than':
    case 'after':
      return sql`released > ${term + LAST}`
    case 'is empty':
      return sql`released = ''`
    default:
      return undefined
  }
}

export function numberSql(operator: FilterOperator, terms: readonly string[]): Condition | undefined {
  const numbers = terms.map(Number)
  if (numbers.some((number) => !Number.isFinite(number)))
    throw new DomainError('badFilter', { description: `'${terms.join(', ')}' is no number.` })
  const [number = 0] = numbers
  switch (operator) {
    case 'equals':
    case 'one of':
      return sql`number = ANY (${numbers}::float8[])`
    case 'less than':
      return sql`number < ${number}::float8`
    case 'greater than':
      return sql`number > ${number}::float8 AND number < 'infinity'`
    case 'is empty':
      return sql`number = 'infinity'`
    default:
      return undefined
  }
}
