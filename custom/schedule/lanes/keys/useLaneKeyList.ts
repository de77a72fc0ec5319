import { useMemo } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyLines } from '#kit/parts/commands/useKeyList.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useTimelineKeyList } from '#kit/parts/timeline/keys/useTimelineKeyList.ts'

/** Keys of the lanes, and the word for what they do. */
const KEYS = {
  'Shift+ArrowLeft Shift+ArrowRight': 'scheduleLanes.keys.extend',
  'Mod+A': 'scheduleLanes.keys.all',
  'Alt+ArrowLeft Alt+ArrowRight': 'scheduleLanes.keys.step',
  'Alt+ArrowUp Alt+ArrowDown': 'scheduleLanes.keys.day',
  'Mod+ArrowLeft Mod+ArrowRight': 'scheduleLanes.keys.edge',
  'Mod+X Mod+C Mod+V': 'scheduleLanes.keys.clipboard',
  'Mod+D': 'scheduleLanes.keys.duplicate',
  Delete: 'scheduleLanes.keys.lift',
  'Shift+Delete': 'scheduleLanes.keys.extract',
  'G Shift+G': 'scheduleLanes.keys.gap',
  'W Shift+W': 'scheduleLanes.keys.warning',
  A: 'scheduleLanes.keys.add',
  P: 'scheduleLanes.keys.pin',
  R: 'scheduleLanes.keys.replace',
  S: 'scheduleLanes.keys.split',
  J: 'scheduleLanes.keys.join',
  N: 'scheduleLanes.keys.snapping',
  M: 'scheduleLanes.keys.pickUp',
  F2: 'scheduleLanes.keys.moveTo',
  'PageUp PageDown': 'scheduleLanes.keys.week',
} as const

const NONE: readonly Command[] = []

/** Puts the keys of the lanes on the sheet of shortcuts (`?`). */
export function useLaneKeyList(): void {
  const list = useTimelineKeyList(useKeyLines(KEYS))
  useCommands(
    NONE,
    useMemo(() => [list], [list]),
  )
}
