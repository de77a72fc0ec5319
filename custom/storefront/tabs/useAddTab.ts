import { useLocale, useTranslate } from 'ra-core'
import { useStorefront } from '../StorefrontContext.ts'

/** Adds a tab at the end, shows it, and gives its id. */
export function useAddTab(): () => string {
  const translate = useTranslate()
  const language = useLocale()
  const { run, select, newId } = useStorefront()
  return () => {
    const id = newId()
    const names = [{ language, name: translate('storefrontOutline.newTab') }]
    run({ kind: 'addTab', tab: { id, settings: { names }, rest: {}, containers: [] } })
    select([id])
    return id
  }
}
