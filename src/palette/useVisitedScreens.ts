import { useLocale } from 'ra-core'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { PageNamesContext } from '#kit/parts/page/PageContext.ts'
import { useHere } from '../layout/useHere.ts'
import { rememberScreen, screenId } from './recentCommands.ts'

/** Keeps the last screens that this person visited, so that the palette leads back to them: pages, and titles by name. */
export function useVisitedScreens(): void {
  const { actor } = useConsole()
  const { roles } = useViewAs()
  const language = interfaceLanguage(useLocale())
  const names = useContext(PageNamesContext)
  const name = useSyncExternalStore(names.subscribe, names.get)
  const { row, type, pathname } = useHere()
  const isRecord = row?.path.endsWith('/:contentId') === true
  const isShown = row !== undefined && (!isRecord || (name !== undefined && name !== ''))
  const note = type && textIn(type.labels.one, language)
  useEffect(() => {
    if (!isShown || roles) return
    const id = pathname.split('/').at(-1) ?? ''
    const title = isRecord && type && name && { label: name, note: note ?? '', to: pathname, type: type.type }
    rememberScreen(localStorage, actor.uid, title ? { id: `title:${id}`, title } : { id: screenId(pathname) })
  }, [actor.uid, roles, isShown, isRecord, pathname, type, name, note])
}
