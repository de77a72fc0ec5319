type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether the keys of a command were pressed: 'Mod+K' is Ctrl+K, or Command+K on a Mac. */
export function isChord(event: Pressed, chord: string): boolean {
  const parts = chord.split('+')
  const key = parts.pop() || '+'
  const wants = (name: string) => parts.includes(name)
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  if ((ctrlKey || metaKey) !== wants('Mod') || altKey !== wants('Alt')) return false
  // A sign such as '?' already says that Shift belongs to it, and on some keyboards it does not.
  const isLetter = /^[a-z0-9]$/i.test(key) || key.length > 1
  return (!isLetter || shiftKey === wants('Shift')) && event.key.toLowerCase() === key.toLowerCase()
}

/** Keys without Ctrl or Alt would be typed into a field. */
export const isPlainKey = (chord: string): boolean => !/(^|\+)(Mod|Alt|Ctrl)\+/.test(`+${chord}`)

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  Delete: 'Del',
}

/** Keys as they stand on the keyboard, one list for each chord: 'Mod+Shift+Z' is Ctrl, Shift, Z; '+' is a key too. */
export function chordKeys(chord: string, isMac: boolean): string[] {
  return chord.split(/(?<=.)\+(?=.)/).map((key) => {
    if (key === 'Mod') return isMac ? '⌘' : 'Ctrl'
    if (key === 'Alt' && isMac) return '⌥'
    return SIGNS[key] ?? key
  })
}

/** Whether the keyboard in front of this screen is Apple's. */
export const isAppleKeyboard = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
