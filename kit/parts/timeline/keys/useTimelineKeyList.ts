import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { KeyList } from '../../commands/command.ts'

/** Keys of a timeline (`timelineIntent`), and the word under `timeline.keys` for what they do. */
const KEYS = {
  'ArrowLeft ArrowRight': 'items',
  'ArrowUp ArrowDown': 'lanes',
  'Home End': 'ends',
  'Mod+Home Mod+End': 'edges',
  'PageUp PageDown': 'pages',
  'Shift+PageUp Shift+PageDown': 'days',
  '+ -': 'zoom',
  T: 'now',
  Enter: 'open',
  Space: 'select',
  Escape: 'clear',
} as const

/** The timeline's part of the sheet of shortcuts, for a page's `useCommands`; keys of the page's own follow. */
export function useTimelineKeyList(own: KeyList['lines'] = NONE): KeyList {
  const translate = useTranslate()
  return useMemo(() => {
    const lines = Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`timeline.keys.${name}`) }))
    return { id: 'timeline', title: translate('timeline.keys.title'), lines: [...lines, ...own] }
  }, [translate, own])
}

const NONE: KeyList['lines'] = []
