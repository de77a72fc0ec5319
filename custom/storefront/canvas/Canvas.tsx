import { useTranslate } from 'ra-core'

/** The page as the lens sees it. */
export function Canvas() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.canvas')} />
}
