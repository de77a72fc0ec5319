import { useTranslate } from 'ra-core'

/** Who looks at the page, on what, and when. */
export function LensBar() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.lens')} />
}
