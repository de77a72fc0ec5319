import { SOURCE_MARK } from '../translations/translations.ts'
import { isObject } from '../diff/json.ts'

/** Whether a schema is that of localized texts: entries of {lang, n}, and what they were translated from, whatever the field is called. */
export function isLocalizedSchema({ items }: { readonly items?: unknown }): boolean {
  const properties = isObject(items) && isObject(items.properties) ? items.properties : {}
  const names = Object.keys(properties).filter((name) => name !== SOURCE_MARK)
  return names.length === 2 && names.includes('lang') && names.includes('n')
}
