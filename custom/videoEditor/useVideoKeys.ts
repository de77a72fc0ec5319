import { useTranslate } from 'ra-core'
import { useContext, useEffect, useMemo } from 'react'
import type { KeyList } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { KeymapContext } from './KeymapContext.ts'
import { actionOf, KEY_ACTIONS } from './model/keymap.ts'
import { typeTimecode } from './player/TimecodeField.tsx'
import { useActs } from './useActs.ts'

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog]'
const PRESSING = 'button, a, input, [role=tab], [role=option], [role=row]'
const OF_ITS_OWN = '[role=slider], [role=grid], [role=tablist]'
const NONE = [] as const

/** Keys of the editor, wherever on the page the focus is: letters are none where somebody types or is asked. */
export function useVideoKeys(): void {
  const translate = useTranslate()
  const { keymap } = useContext(KeymapContext)
  const act = useActs()
  const lists = useMemo((): KeyList[] => {
    const lines = KEY_ACTIONS.map((action) => ({ keys: keymap[action], words: translate(`video.keys.${action}`) }))
    return [{ id: 'video', title: translate('pages.titles.videoEditor'), lines }]
  }, [keymap, translate])
  useCommands(NONE, lists)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || event.isComposing || target.closest(TYPING)) return
      const isTimecode = /^[\d+-]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      const action = actionOf(keymap, event)
      // Enter and the space bar press what has the focus; arrows belong to what they move.
      if ((event.key === 'Enter' || event.key === ' ') && target.closest(PRESSING)) return
      if (/^(Arrow|Home|End)/.test(event.key) && target.closest(OF_ITS_OWN)) return
      if (!action && !isTimecode) return
      event.preventDefault()
      if (action) act(action)
      else typeTimecode(event.key)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [keymap, act])
}
