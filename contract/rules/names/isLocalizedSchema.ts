import { TRANSLATION_FACTS } from '../translations/translations.ts'
import { isObject } from '../diff/json.ts'

/** Whether a schema is that of localized texts: entries of {lang, n}, and what translators note of them, whatever the field is called. */
export function isLocalizedSchema({ items }: { readonly items?: unknown }): boolean {
  const properties = isObject(items) && isObject(items.properties) ? items.properties : {}
  const names = Object.keys(properties).filter((name) => !TRANSLATION_FACTS.includes(name))
  return names.length === 2 && names.includes('lang') && names.includes('n')
}
