import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useTimelineKeyList } from '#kit/parts/timeline/keys/useTimelineKeyList.ts'

/** Keys of the lanes, and the word under `scheduleLanes.keys` for what they do. */
const KEYS = {
  'Shift+ArrowLeft Shift+ArrowRight': 'extend',
  'Mod+A': 'all',
  'Alt+ArrowLeft Alt+ArrowRight': 'step',
  'Alt+ArrowUp Alt+ArrowDown': 'day',
  'Mod+ArrowLeft Mod+ArrowRight': 'edge',
  'Mod+X Mod+C Mod+V': 'clipboard',
  'Mod+D': 'duplicate',
  Delete: 'lift',
  'Shift+Delete': 'extract',
  'G Shift+G': 'gap',
  'W Shift+W': 'warning',
  A: 'add',
  P: 'pin',
  R: 'replace',
  S: 'split',
  J: 'join',
  N: 'snapping',
  M: 'pickUp',
  F2: 'moveTo',
  'PageUp PageDown': 'week',
} as const

const NONE: readonly Command[] = []

/** Puts the keys of the lanes on the sheet of shortcuts (`?`). */
export function useLaneKeyList(): void {
  const translate = useTranslate()
  const own = useMemo(
    () => Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`scheduleLanes.keys.${name}`) })),
    [translate],
  )
  const list = useTimelineKeyList(own)
  useCommands(
    NONE,
    useMemo(() => [list], [list]),
  )
}
