import { useTranslate } from 'ra-core'

/** The page, its tabs and their containers as a tree. */
export function Outline() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.outline')} />
}
