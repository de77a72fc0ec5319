import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { dashboardPath } from '#kit/parts/routes/paths.ts'
import { useWhyWords } from '#kit/parts/why/useWhyWords.ts'
import { pageTitle } from '../layout/pageTitle.ts'
import { useHere } from '../layout/useHere.ts'
import { refusalOf } from './refusalOf.ts'
import type { RouteRow } from './routeRow.ts'

/**
 * Who may not view a page comes to the dashboard and is told which page it was and what right it needs, until they have
 * read it: elsewhere than one wanted to go, one looks around first.
 */
export function SentAway({ row }: { row: RouteRow }) {
  const notice = useNotice()
  const { product } = useConsole()
  // What was refused is what stood in the address when this was first drawn.
  const [refusal] = useState(useRefusal(row))
  useEffect(() => notice('info', refusal.key, { values: refusal.values, duration: null }), [notice, refusal])
  return <Navigate to={dashboardPath(product)} replace />
}

function useRefusal(row: RouteRow) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const whyWords = useWhyWords()
  const { actor } = useConsole()
  const { type, path } = useHere()
  const named = pageTitle({ row, type, name: undefined, translate, wordsOf: (label) => textIn(label, language) })
  // A type that one may not view has no name here: its address says which it was.
  const title = named || path
  const refusal = refusalOf(row, actor, type)
  if (refusal.kind === 'unknownType') return { key: 'shell.noSuchView', values: { title } }
  const why = refusal.kind === 'anyType' ? translate('shell.whyAnyType') : whyWords(refusal).join(' ')
  return { key: 'shell.noViewOf', values: { title, why } }
}
