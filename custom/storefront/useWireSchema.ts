import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { FIELDS, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'

/** Fields of pages and containers as they are stored, under the words that the inspector has for them. */
export function useWireSchema(): FormSchema {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  return useMemo(() => {
    const labelled = (words: string, more: FormSchema = {}): FormSchema => ({
      ...more,
      'x-label': { en: words, [language]: words },
    })
    const own = Object.entries(FIELDS).map(([name, { wire, kind }]) => [
      wire,
      labelled(translate(`storefrontInspector.fields.${name as FieldName}`), kind === 'names' ? NAMES : {}),
    ])
    const containers = labelled(textIn(STORE_TYPES.container.labels.many, language))
    const properties = {
      ...(Object.fromEntries(own) as Record<string, FormSchema>),
      ty: labelled(translate('storefront.audit.ty')),
      t: labelled(translate('storefront.areas.tabs')),
      c: containers,
      i: labelled(translate('storefrontInspector.fields.source')),
    }
    return { type: 'object', properties }
  }, [translate, language])
}

const NAMES: FormSchema = {
  type: 'array',
  items: { type: 'object', properties: { lang: { type: 'string' }, n: { type: 'string' } } },
}
