import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { documentTitle } from './pageTitle.ts'
import { useVisitedScreens } from '../palette/useVisitedScreens.ts'
import { useHere } from './useHere.ts'
import { usePageTitle } from './usePageTitle.ts'

/** The browser's tab says where one is: several are told apart, a history can be read, and the palette leads back. */
export function DocumentTitle() {
  const translate = useTranslate()
  const { product, products } = useConsole()
  const { pathname } = useHere()
  const own = translate('shell.product')
  const title = documentTitle(
    usePageTitle(),
    pathname.startsWith('/apps/') ? productName(products, product) : undefined,
    own,
  )
  useVisitedScreens()
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
