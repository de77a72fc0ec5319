import { useLocale, useTranslate } from 'ra-core'
import { isLanguage } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import type { Formatter } from '#kit/format/createFormatter.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { optionsOf } from '../filterWords.ts'
import type { CellProps } from './cellProps.ts'

/** A plain value of the row by its kind; coded values take the words of the filter on the same field. */
export function ValueCell({ row, column, type }: CellProps) {
  const format = useFormat()
  const locale = useLocale()
  const translate = useTranslate()
  const value = valueAt(row, column.field)
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return <span>{translate(value ? 'list.yes' : 'list.no')}</span>
  const words = wordsFor(
    type.list.filters.find((one) => one.field === column.field),
    isLanguage(locale) ? locale : 'en',
  )
  const text = Array.isArray(value)
    ? value.map((one) => words(String(one))).join(', ')
    : shown(value, column.kind, format, words)
  return <span title={text}>{text}</span>
}

/** 'rat.v' reads v of every entry of rat. */
function valueAt(row: Record<string, unknown>, field: string): unknown {
  const [first = '', second] = field.split('.')
  const value = row[first]
  if (!second) return value
  return Array.isArray(value)
    ? value.map((one) => (one as Record<string, unknown>)[second])
    : (value as Record<string, unknown> | undefined)?.[second]
}

function wordsFor(filter: Parameters<typeof optionsOf>[0] | undefined, language: Language) {
  const options = filter ? optionsOf(filter, [], language) : []
  return (value: string) => options.find((option) => option.value === value)?.label ?? value
}

function shown(
  value: unknown,
  kind: CellProps['column']['kind'],
  format: Formatter,
  words: (value: string) => string,
): string {
  if (kind === 'number' && typeof value === 'number') return format.number(value)
  if (kind === 'duration' && typeof value === 'number') return format.duration(value)
  if (kind === 'date') return format.date(String(value))
  if (kind === 'dateTime') return format.dateTime(String(value))
  return words(String(value))
}
