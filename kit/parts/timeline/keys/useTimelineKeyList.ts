import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { KeyList } from '../../commands/command.ts'
import { useKeyLines } from '../../commands/useKeyList.ts'

/** Keys of a timeline (`timelineIntent`), and the word for what they do. */
const KEYS = {
  'ArrowLeft ArrowRight': 'timeline.keys.items',
  'ArrowUp ArrowDown': 'timeline.keys.lanes',
  'Home End': 'timeline.keys.ends',
  'Mod+Home Mod+End': 'timeline.keys.edges',
  'PageUp PageDown': 'timeline.keys.pages',
  'Shift+PageUp Shift+PageDown': 'timeline.keys.days',
  '+ -': 'timeline.keys.zoom',
  T: 'timeline.keys.now',
  Enter: 'timeline.keys.open',
  Space: 'timeline.keys.select',
  Escape: 'timeline.keys.clear',
} as const

/** The timeline's part of the sheet of shortcuts, for a page's `useCommands`; keys of the page's own follow. */
export function useTimelineKeyList(own: KeyList['lines'] = NONE): KeyList {
  const translate = useTranslate()
  const lines = useKeyLines(KEYS)
  return useMemo(
    () => ({ id: 'timeline', title: translate('timeline.keys.title'), lines: [...lines, ...own] }),
    [lines, own, translate],
  )
}

const NONE: KeyList['lines'] = []
