import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { rowOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Attribute } from '#contract/rules/storefront/fields/fieldValues.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** A value of a field in one line of words. */
export function useValueWords(): (field: FieldName, value: unknown) => string {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    (field, value) => {
      if (value === undefined) return translate('storefrontInspector.notSet')
      const { kind } = rowOf(field)
      if (kind === 'instant') return format.dateTime(new Date(value as number).toISOString())
      if (kind === 'attributes')
        return (value as readonly Attribute[]).map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ')
      return kind === 'choice' ? translate(`storefrontInspector.options.${field}.${String(value)}`) : String(value)
    },
    [translate, format],
  )
}
