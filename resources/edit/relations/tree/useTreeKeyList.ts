import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { KeyList } from '#kit/parts/commands/command.ts'

/** Keys of `treeKeys`, and the word under `palette.keys` for what they do. */
const KEYS = {
  'ArrowUp ArrowDown': 'step',
  'ArrowLeft ArrowRight': 'fold',
  'Alt+ArrowUp Alt+ArrowDown': 'moveTitle',
  F2: 'number',
  M: 'pickUp',
  Escape: 'letGo',
} as const

/** The keys of the tree, for the sheet of shortcuts. */
export function useTreeKeyList(): KeyList[] {
  const translate = useTranslate()
  return useMemo(
    () => [
      {
        id: 'tree',
        title: translate('palette.keys.tree'),
        lines: Object.entries(KEYS).map(([keys, name]) => ({ keys, words: translate(`palette.keys.${name}`) })),
      },
    ],
    [translate],
  )
}
