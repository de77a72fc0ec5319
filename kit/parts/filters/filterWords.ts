import { isNegated } from '#contract/rules/filters/negateEntry.ts'
import { isRelative, rollingParts } from '#contract/rules/filters/dateWindow.ts'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { ME, type FilterOperator } from '#contract/values/filters.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { Product } from '#contract/schemas/settings.ts'
import { termsOf } from './termsOf.ts'

/** A view of somebody else may ask for what the reader does not have: nothing is left of its terms. */
const NOTHING = '–'

export type FilterOption = { value: string; label: string }

/** What turns terms into words: the user's language and dates, and the names behind ids. */
export type WordSource = {
  language: Language
  translate: (key: string, values?: Record<string, unknown>) => string
  /** A day or an instant as the user reads it. */
  date: (term: string) => string
  products: readonly Product[]
  /** Names of people and items by id, as far as known. */
  names: ReadonlyMap<string, string>
}

/** What a filter offers: the document's options, or the token's products. */
export function optionsOf(filter: TypeFilter, products: readonly Product[], language: Language): FilterOption[] {
  if (filter.field === 'product') return products.map(({ id, n }) => ({ value: id, label: n }))
  return (filter.options ?? []).map(({ value, label }) => ({ value, label: textIn(label, language) }))
}

/** 'not equals' as the last part of an i18n key: 'notEquals'. */
export function operatorKey(operator: FilterOperator): string {
  return operator.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase())
}

/** The value of an entry in words: what a chip shows behind the filter's name. Empty for a flag that is simply set. */
export function valueWords(filter: TypeFilter, entry: FilterEntry, source: WordSource): string {
  const { translate } = source
  const { operator = 'equals' } = entry
  if (filter.kind === 'flag' || filter.kind === 'boolean')
    return translate(isNegated(filter.kind, entry) ? 'list.no' : 'list.yes')
  if (operator === 'is empty' || operator === 'is not empty') return translate(`filters.chip.${operatorKey(operator)}`)
  const terms = termsOf(entry).map((term) => termWords(filter, term, source))
  if (operator === 'within' && terms.length === 2) return spanWords(terms, source)
  const value = terms.join(', ') || NOTHING
  const plain = operator === 'equals' || operator === 'one of' || operator === 'within'
  return plain ? value : translate(`filters.chip.${operatorKey(operator)}`, { value })
}

function spanWords([from = '', to = '']: string[], { translate }: WordSource): string {
  if (!from || !to) return translate(from ? 'filters.chip.from' : 'filters.chip.upTo', { value: from || to })
  return translate('filters.chip.between', { from, to })
}

/** One term in words. */
export function termWords(filter: TypeFilter, term: string, source: WordSource): string {
  const { translate, products, language, names } = source
  if (filter.kind === 'date') return dateWords(term, source)
  if (filter.kind === 'relative') return withinWords(term, source)
  if (filter.kind === 'person') {
    if (term === ME) return translate('filters.me')
    if (term === 'true' || term === 'false') return translate(term === 'true' ? 'filters.anybody' : 'filters.nobody')
    return names.get(term) ?? translate('filters.somebody')
  }
  if (filter.kind === 'reference') return names.get(term) ?? translate('filters.someItem')
  return optionsOf(filter, products, language).find((option) => option.value === term)?.label ?? term
}

/** A number of days, or 'next 3 months' without its 'next': 'Expires within' says it already. */
function withinWords(term: string, source: WordSource): string {
  const rolling = /^\d+$/.test(term) ? ({ unit: 'days', count: Number(term) } as const) : rollingParts(term)
  return rolling
    ? source.translate(`filters.span.${rolling.unit}`, { smart_count: rolling.count })
    : dateWords(term, source)
}

/** 'next 7 days', 'this week' or a day, in the user's language. */
export function dateWords(term: string, { translate, date }: Pick<WordSource, 'translate' | 'date'>): string {
  const rolling = rollingParts(term)
  if (rolling) {
    const { direction, unit, count } = rolling
    return translate(`filters.${direction}.${unit}`, { smart_count: count })
  }
  if (isRelative(term)) return translate(`filters.window.${operatorKey(term as FilterOperator)}`)
  return term === '' ? '' : date(term)
}
