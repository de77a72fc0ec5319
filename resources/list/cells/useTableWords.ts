import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useHref } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { imagesOf } from '#contract/schemas/readers.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { reasonWords } from '#kit/parts/status/availabilityWords.ts'
import { listPath } from '#kit/parts/routes/paths.ts'
import { optionsOf } from '#kit/parts/filters/filterWords.ts'
import type { TableWords } from './tableWords.ts'

/** Keeps the answers of a pure function for as long as the words of a table last. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work(key)
    known.set(key, made)
    return made
  }
}

/** The words of a table's cells; `now` moves by the minute, so that a label changes while one looks at it. */
export function useTableWords(type: TypeSummary, now: number, marksLocks = false): TableWords {
  const translate = useTranslate()
  const format = useFormat()
  const { product, products, actor, calls } = useConsole()
  const base = useHref(listPath(product, type))
  return useMemo(() => {
    const { language } = format.settings
    const options = remembered((field: string) => {
      const filter = type.list.filters.find((one) => one.field === field)
      const known = filter ? optionsOf(filter, [], interfaceLanguage(language)) : []
      return new Map(known.map(({ value, label }) => [value, label]))
    })
    return {
      type,
      language,
      format,
      now,
      product,
      productName: productName(products ?? [], product),
      marksLocks,
      uid: actor.uid,
      translate,
      href: (id) => `${base}/${encodeURIComponent(id)}`,
      imageUrl: (row) =>
        imagesOf(row).includes('0-16x9')
          ? calls.imageUrl({ id: row.id, ratio: '16x9', width: 160, timestamp: row.ut })
          : undefined,
      date: remembered(format.date),
      dateTime: remembered(format.dateTime),
      relativeDays: format.relativeDays,
      state: remembered((name) => translate(`status.${name}`)),
      why: (reasons) => reasonWords(reasons, translate),
      option: (field, value) =>
        field === 'prd' ? productName(products ?? [], value) : (options(field).get(value) ?? value),
    }
  }, [type, now, translate, format, product, products, marksLocks, actor.uid, calls, base])
}
