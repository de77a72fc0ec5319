import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { ME } from '#contract/values/filters.ts'
import type { Language } from '#contract/values/languages.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import type { WordSource } from './filterWords.ts'
import { valueWords } from './filterWords.ts'
import { termsOf } from './termsOf.ts'

export type FilterWords = {
  source: WordSource
  nameOf: (field: string) => string
  filterOf: (field: string) => TypeFilter | undefined
  /** 'Genre: Drama', for where there is no chip. */
  whole: (entry: FilterEntry) => string
}

/** Names and values of a type's filters in the user's words; ids become names by what the list or the server knows. */
export function useFilterWords(
  type: TypeSummary,
  entries: readonly FilterEntry[],
  rows: readonly ContentRow[] = [],
): FilterWords {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const { products } = useConsole()
  const language = interfaceLanguage(locale)
  const names = useNames(type, entries, rows, language)
  return useMemo(() => {
    const date = (term: string) => (term.length > DAY_LENGTH ? format.dateTime(term) : format.date(term))
    const source: WordSource = { language, translate, date, products, names }
    const filterOf = (field: string) => type.list.filters.find((one) => one.field === field)
    const nameOf = (field: string) => textIn(filterOf(field)?.label, language) || field
    const whole = (entry: FilterEntry) => {
      const filter = filterOf(entry.field)
      const value = filter ? valueWords(filter, entry, source) : ''
      return translate('filters.whole', { name: nameOf(entry.field), value })
    }
    return { source, filterOf, nameOf, whole }
  }, [type, language, translate, format, products, names])
}

/** '2026-05-03' */
const DAY_LENGTH = 10

const FIXED = new Set([ME, 'true', 'false'])

/** Names of the people and items that the entries name by id. */
function useNames(
  type: TypeSummary,
  entries: readonly FilterEntry[],
  rows: readonly ContentRow[],
  language: Language,
): ReadonlyMap<string, string> {
  const { calls, product, actor } = useConsole()
  const idsOf = (kind: TypeFilter['kind']) =>
    entries
      .filter(({ field }) => type.list.filters.some((one) => one.field === field && one.kind === kind))
      .flatMap(termsOf)
      .filter((term) => term !== '' && !FIXED.has(term))
  const items = idsOf('reference')
  const people = idsOf('person')
  const { data: found } = useQuery({
    queryKey: ['filterNames', product, items],
    queryFn: ({ signal }) => calls.readByKeys({ query: { keys: items.join(',') }, signal }),
    enabled: items.length > 0,
    staleTime: 60_000,
  })
  const { data: holders } = useLockHolders(type.type, people.length > 0)
  return useMemo(() => {
    const known = new Map<string, string>([[actor.uid, actor.name]])
    for (const row of rows) {
      if (row.uun) known.set(row.uu, row.uun)
      if (row.lock) known.set(row.lock.uid, row.lock.name)
    }
    for (const holder of holders ?? []) known.set(holder.uid, holder.name)
    for (const row of found ?? []) known.set(row.id, titleOf(row, language))
    return known
  }, [actor, rows, holders, found, language])
}

/** Who holds titles of the type open now. */
export function useLockHolders(type: string, enabled: boolean) {
  const { calls, product } = useConsole()
  return useQuery({
    queryKey: ['lockHolders', type, product],
    queryFn: ({ signal }) => calls.listLockHolders({ params: { type }, signal }),
    enabled,
    staleTime: 15_000,
    retry: false,
  })
}
