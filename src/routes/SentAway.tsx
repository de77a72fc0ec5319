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
import type { RouteRow } from './routeRow.ts'

/** Who may not view a page comes to the dashboard and is told which page it was and what right it needs. */
export function SentAway({ row }: { row: RouteRow }) {
  const notice = useNotice()
  const { product } = useConsole()
  // What was refused is what stood in the address when this was first drawn.
  const [refusal] = useState(useRefusal(row))
  useEffect(() => notice('info', refusal.key, { values: refusal.values }), [notice, refusal])
  return <Navigate to={dashboardPath(product)} replace />
}

function useRefusal(row: RouteRow) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const whyWords = useWhyWords()
  const { type } = useHere()
  const title = pageTitle({ row, type, name: undefined, translate, wordsOf: (label) => textIn(label, language) })
  const page = row.needs?.page === 'type' ? type?.page : row.needs?.page
  if (!row.needs || !title || page === undefined || page === 'anyType') return { key: 'shell.noView', values: {} }
  const why = whyWords({ rights: [{ page, action: row.needs.action }] }).join(' ')
  return { key: 'shell.noViewOf', values: { title, why } }
}
