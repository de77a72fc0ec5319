import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'
import { dateBounds, type DateBounds } from '#contract/rules/filters/dateBounds.ts'
import { isRelative, type Moment } from '#contract/rules/filters/dateWindow.ts'
import { zonedParts } from '#contract/rules/dates/zonedParts.ts'
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
      // A single value keeps the order of an index that starts with it.
      return terms.length === 1 ? sql`${text} = ${term}` : sql`${text} = ANY (${[...terms]}::text[])`
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

/** Terms are days, instants or relative ('this week'). The far ends of time stand for 'none', which no date is. */
export function instantSql(
  column: 'created' | 'updated' | 'starts' | 'ends',
  operator: FilterOperator,
  terms: readonly string[],
  moment: Moment,
): Condition | undefined {
  const value = sql.ref<string>(column)
  if (operator === 'is empty') return sql`${value} IN ('infinity', '-infinity')`
  const bounds = boundsOf(operator, terms, moment)
  if (!bounds) return undefined
  const instant = (at: number) => new Date(at).toISOString()
  const start =
    bounds.from === undefined ? sql`${value} > '-infinity'` : sql`${value} >= ${instant(bounds.from)}::timestamptz`
  const end = bounds.to === undefined ? sql`${value} < 'infinity'` : sql`${value} < ${instant(bounds.to)}::timestamptz`
  return sql`${start} AND ${end}`
}

const SPANS: readonly FilterOperator[] = ['equals', 'before', 'after', 'less than', 'greater than', 'within']

/** Undefined: the operator asks for no span of time. A term that is no date is refused. */
function boundsOf(operator: FilterOperator, terms: readonly string[], moment: Moment): DateBounds | undefined {
  if (!SPANS.includes(operator)) return undefined
  const bounds = dateBounds(operator, terms, moment)
  if (!bounds) throw new DomainError('badFilter', { description: `'${terms.join(', ')}' is no date.` })
  return bounds
}

/** Stands behind every text that starts alike, in collation C. */
const LAST = '\uffff'

/** A year or a date, compared as far as the term goes: '1999' takes in all of 1999. Ranges, so that the index serves. */
export function releasedSql(operator: FilterOperator, terms: readonly string[], moment: Moment): Condition | undefined {
  if (terms.some(isRelative)) return releasedWindowSql(operator, terms, moment)
  const [term = '', last = term] = terms
  switch (operator) {
    case 'within':
      return sql`released > '' AND released >= ${term} AND released < ${(last || '9') + LAST}`
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

const MOST = Number.MAX_VALUE
const numberOf = (term: string) => (term.trim() === '' ? Number.NaN : Number(term))

/** A relative term names days of the viewer's calendar. */
function releasedWindowSql(operator: FilterOperator, terms: readonly string[], moment: Moment): Condition | undefined {
  const bounds = boundsOf(operator, terms, moment)
  if (!bounds) return undefined
  const first = bounds.from === undefined ? '' : dayText(bounds.from, moment.zone)
  const end = bounds.to === undefined ? LAST : dayText(bounds.to - 1, moment.zone) + LAST
  return sql`released > '' AND released >= ${first} AND released < ${end}`
}

function dayText(instant: number, zone: string): string {
  const { year, month, day } = zonedParts(instant, zone)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

export function numberSql(operator: FilterOperator, terms: readonly string[]): Condition | undefined {
  // An end of a span that is left open reaches as far as numbers go.
  const numbers = terms.map((term, index) =>
    term === '' && operator === 'within' && terms.length === 2 ? (index === 0 ? -MOST : MOST) : numberOf(term),
  )
  if (numbers.some((number) => !Number.isFinite(number)))
    throw new DomainError('badFilter', { description: `'${terms.join(', ')}' is no number.` })
  const [number = 0, last = number] = numbers
  switch (operator) {
    case 'within':
      return sql`number >= ${number}::float8 AND number <= ${last}::float8`
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
