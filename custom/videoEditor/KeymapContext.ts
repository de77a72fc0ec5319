import { createContext } from 'react'
import { DEFAULT_KEYS, type KeyAction, type Keymap } from './model/keymap.ts'

type KeymapValue = {
  keymap: Keymap
  /** Another chord for an action; undefined for the one that everybody has. */
  change: (action: KeyAction, chord: string | undefined) => void
}

export const KeymapContext = createContext<KeymapValue>({ keymap: DEFAULT_KEYS, change: () => {} })
