import { useTranslate } from 'ra-core'

/** What is wrong with the page, each with a way to it. */
export function Problems() {
  const translate = useTranslate()
  return <section aria-label={translate('storefront.areas.problems')} />
}
