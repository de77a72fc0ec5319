import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import { rowOf, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Attribute, LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** A value of a field in one line of words. */
export function useValueWords(): (field: FieldName, value: unknown) => string {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    (field, value) => {
      if (value === undefined) return translate('storefrontInspector.notSet')
      switch (rowOf(field).kind) {
        case 'instant':
          return format.dateTime(new Date(value as number).toISOString())
        case 'attributes':
          return (value as readonly Attribute[]).map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ')
        case 'names':
          return (value as readonly LocalName[]).map(({ language, name }) => `${language}: ${name}`).join('; ')
        case 'words':
          return format.list(value as readonly string[])
        case 'flag':
          return translate(`forms.${value === true ? 'yes' : 'no'}`)
        case 'choice':
          return translate(`storefrontInspector.options.${field}.${String(value)}`, { _: String(value) })
        default:
          return isObject(value) ? objectText(value) : String(value)
      }
    },
    [translate, format],
  )
}

function objectText(value: JsonObject): string {
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${isObject(one) ? objectText(one) : String(one)}`)
    .join('; ')
}
