import { useTranslate } from 'ra-core'

/** The tabs of the storefront. */
export function TabBar() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.tabs')} />
}
