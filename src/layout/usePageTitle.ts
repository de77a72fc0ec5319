import { useLocale, useTranslate } from 'ra-core'
import { useContext, useSyncExternalStore } from 'react'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { PageNamesContext } from '#kit/parts/page/PageContext.ts'
import { pageTitle } from './pageTitle.ts'
import { useHere } from './useHere.ts'

/** What the present page is called, record and all. */
export function usePageTitle(): string {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const names = useContext(PageNamesContext)
  const name = useSyncExternalStore(names.subscribe, names.get)
  const { row, type } = useHere()
  return pageTitle({ row, type, name, translate, wordsOf: (label) => textIn(label, language) })
}
