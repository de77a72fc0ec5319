import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { isTimeZone } from '#contract/rules/dates/zonedParts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { filterField, type FilterField } from './filterFields.ts'
import { facetSql } from './facetSql.ts'
import { flagSql, soonSql } from './flagSql.ts'
import { namesSql } from './namesSql.ts'
import { ofLastSave, ofListRow } from './ofListRow.ts'
import { lockedSql, peopleIn } from './personSql.ts'
import { allOf, ALWAYS, anyOf, isNegative, negate, NEVER, termsOf, type Condition } from './condition.ts'
import { instantSql, numberSql, releasedSql, textSql } from './valueSql.ts'
import type { FilterScope } from './filterScope.ts'

/** A filter list as one SQL condition over `side`, or what is asked under its name. A field that the kind does not have matches nothing. */
export function filterSql(
  kind: DocumentKind,
  filter: readonly FilterEntry[],
  match: 'ALL' | 'ANY',
  scope: FilterScope,
): Condition {
  const conditions = filter.map((entry, index) => {
    const field = filterField(kind.type, entry.field)
    return field ? atField(`/filter/${index}`, () => entrySql(field, entry, scope)) : NEVER
  })
  return match === 'ANY' && conditions.length > 0 ? anyOf(conditions) : allOf(conditions)
}

/** A search of names beside the filter. */
export function termSql(term: string | undefined, over?: FilterScope['over']): Condition {
  return (term && atField('/term', () => namesSql('contains', [term], over))) || ALWAYS
}

/** Refuses a field that none of the kinds has, and a zone that is none. */
export function refuseUnknownFields(
  kinds: readonly DocumentKind[],
  { filter, zone }: { filter: readonly FilterEntry[]; zone?: string },
): void {
  if (zone !== undefined && !isTimeZone(zone))
    throw new DomainError('badFilter', { description: `There is no time zone '${zone}'.`, field: '/zone' })
  for (const [index, { field }] of filter.entries()) {
    if (kinds.length > 0 && !kinds.some((kind) => filterField(kind.type, field)))
      throw new DomainError('badFilter', { description: `One cannot filter by '${field}'.`, field: `/filter/${index}` })
  }
}

/** A refusal names the entry that it is about, so that it stands at its chip. */
function atField<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.code, { ...error.details, field })
    throw error
  }
}

function entrySql(field: FilterField, entry: FilterEntry, scope: FilterScope): Condition {
  const operator = entry.operator ?? (field.by === 'names' ? 'contains' : 'equals')
  const terms = termsOf(entry.term, operator)
  const positive = isNegative(operator) ? positiveOf(operator) : operator
  const condition = conditionOf(field, positive, terms, scope)
  if (!condition)
    throw new DomainError('badFilter', { description: `'${operator}' cannot be used on '${entry.field}'.` })
  return isNegative(operator) ? negate(condition) : condition
}

function positiveOf(operator: FilterOperator): FilterOperator {
  return operator === 'is not empty' ? 'is empty' : operator === 'none of' ? 'one of' : 'equals'
}

function conditionOf(
  field: FilterField,
  operator: FilterOperator,
  terms: readonly string[],
  scope: FilterScope,
): RawBuilder<boolean> | undefined {
  switch (field.by) {
    case 'names':
      return namesSql(operator, terms, scope.over)
    case 'text':
      return textSql(sql.ref<string>(field.column), operator, terms)
    case 'instant':
      return instantSql(field.column, operator, terms, scope.moment)
    case 'person': {
      const by = textSql(sql.ref<string>('updated_by'), operator, peopleIn(terms, scope.username))
      return by && ofLastSave(scope, by)
    }
    case 'saved': {
      const at = instantSql('updated', operator, terms, scope.moment)
      return at && ofLastSave(scope, at)
    }
    case 'released':
      return releasedSql(operator, terms, scope.moment)
    case 'number':
      return numberSql(operator, terms)
    case 'facet':
      return facetSql(field.field, operator, terms)
    case 'flag':
      return flagSql(field.flag, operator, terms, scope)
    case 'locked':
      return lockedSql(operator, terms, scope)
    case 'soon':
      return soonSql(terms, scope)
    case 'missing':
      return missingSql(field.column, operator, terms)
    case 'reference':
      return referenceSql(operator, terms, scope)
    case 'product':
      return productSql(operator, terms, scope)
  }
}

/** By the index over the ids that a document names, its parent's left out. */
function referenceSql(operator: FilterOperator, terms: readonly string[], scope: FilterScope): Condition | undefined {
  if (operator === 'is empty') return ofListRow(scope, sql`refs = '{}'`)
  return operator === 'equals' || operator === 'one of'
    ? ofListRow(scope, sql`refs && ${[...terms]}::text[] AND refs <> '{}'`)
    : undefined
}

function productSql(operator: FilterOperator, terms: readonly string[], { products }: FilterScope): Condition {
  if (operator === 'is empty') return sql`prd = '{}'`
  const seen = terms.filter((term) => products === 'all' || products.includes(term))
  return sql`prd && ${seen}::text[]`
}

/** Without a term: anything missing. A ratio stands for the poster of that ratio; pictures of settings have names. */
function missingSql(
  column: 'missing_image' | 'missing_lang',
  operator: FilterOperator,
  terms: readonly string[],
): Condition {
  const listed = sql.ref<string[]>(column)
  if (operator === 'is empty') return sql`${listed} = '{}'`
  const names = terms.filter((term) => term !== 'true')
  if (names.length === 0) return sql`${listed} <> '{}'`
  const wanted = column === 'missing_image' ? names.map((name) => (/^\d+x/.test(name) ? `0-${name}` : name)) : names
  return sql`${listed} && ${wanted}::text[]`
}
