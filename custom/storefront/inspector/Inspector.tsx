import { useTranslate } from 'ra-core'

/** What is set of the selection. */
export function Inspector() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.inspector')} />
}
