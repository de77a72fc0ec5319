import { useContext } from 'react'
import { chordKeys, isAppleKeyboard } from '#kit/parts/commands/keyChord.ts'
import { KeymapContext } from './KeymapContext.ts'
import type { KeyAction } from './model/keymap.ts'

/** The keys of an action as they stand on the keyboard: 'Ctrl+Z'. */
export function useKeyWords(): (action: KeyAction) => string {
  const { keymap } = useContext(KeymapContext)
  return (action) => chordKeys(keymap[action], isAppleKeyboard()).join('+')
}
