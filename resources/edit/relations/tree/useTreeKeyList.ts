import type { KeyList } from '#kit/parts/commands/command.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'

/** Keys of `treeKeys`, and the word for what they do. */
const KEYS = {
  'ArrowUp ArrowDown': 'palette.keys.step',
  'ArrowLeft ArrowRight': 'palette.keys.fold',
  'Alt+ArrowUp Alt+ArrowDown': 'palette.keys.moveTitle',
  F2: 'palette.keys.number',
  M: 'palette.keys.pickUp',
  Escape: 'palette.keys.letGo',
} as const

/** The keys of the tree, for the sheet of shortcuts. */
export const useTreeKeyList = (): readonly [KeyList] => useKeyList('tree', 'palette.keys.tree', KEYS)
