import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { FIELDS, type FieldName } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { CONTAINER, STORE, TAB, TABS } from './storefrontValues.ts'

/** What the values of a page are called, for banners and dialogs of the kit: parts by their names, fields by their labels. */
export function useRecordWords(storefront: Storefront, serverId: (id: string) => string): FormSchema {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  return useMemo(() => {
    const label = (field: FieldName): FormSchema => ({
      title: translate(`storefrontInspector.fields.${field}`),
      ...(FIELDS[field].kind === 'names' && { items: { properties: { lang: {}, name: { title: '' } } } }),
    })
    const fields = Object.fromEntries((Object.keys(FIELDS) as FieldName[]).map((field) => [field, label(field)]))
    const within = (title: string): FormSchema => {
      const settings = { title: '', properties: fields }
      const part = { title: '', properties: { settings } }
      const content = { title: translate('storefrontInspector.fields.source') }
      return { title, properties: { settings, container: part, content } }
    }
    const tabs = storefront.tabs.map((id) => [`${TAB}${serverId(id)}`, within(nameOf(storefront, { of: 'tab', id }))])
    const containers = [...storefront.containers.keys()].map((id) => [
      `${CONTAINER}${serverId(id)}`,
      within(nameOf(storefront, { of: 'container', id })),
    ])
    const properties = {
      [STORE]: within(nameOf(storefront, { of: 'store' })),
      [TABS]: { title: translate('storefront.areas.tabs') },
      ...(Object.fromEntries([...tabs, ...containers]) as Record<string, FormSchema>),
    }
    return { type: 'object', properties }
  }, [storefront, serverId, translate, nameOf])
}
