/** What keys do in the editor, in the order of the sheet; values are chords as `isChord` reads them. */
export const DEFAULT_KEYS = {
  play: 'Space',
  pause: 'K',
  faster: 'L',
  back: 'J',
  frameBack: ',',
  frameOn: '.',
  tenBack: '<',
  tenOn: '>',
  cutBack: 'ArrowUp',
  cutOn: 'ArrowDown',
  start: 'Home',
  end: 'End',
  markIn: 'I',
  markOut: 'O',
  goIn: 'Shift+I',
  goOut: 'Shift+O',
  add: 'Enter',
  split: 'B',
  join: 'M',
  trimIn: 'Q',
  trimOut: 'W',
  keep: 'X',
  remove: 'Backspace',
  addBreak: 'A',
  addNote: 'C',
  noteBack: 'Shift+ArrowUp',
  noteOn: 'Shift+ArrowDown',
  ripple: 'R',
  snap: 'N',
  loop: '/',
  preview: 'P',
  timecode: 'T',
  fit: 'Z',
  zoomIn: ']',
  zoomOut: '[',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
  save: 'Mod+S',
} as const

export type KeyAction = keyof typeof DEFAULT_KEYS
export type Keymap = Readonly<Record<KeyAction, string>>
export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[]

const CHORD =
  /^((Mod|Alt|Shift)\+){0,3}(.|Space|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(Up|Down|Left|Right)|F\d{1,2})$/u

/** Keys as somebody has set them; what is no chord, or no action of ours, is as it was. */
export function keymapFrom(stored: unknown): Keymap {
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const own = KEY_ACTIONS.flatMap((action) => {
    const chord = kept[action]
    return typeof chord === 'string' && CHORD.test(chord) ? [[action, chord] as const] : []
  })
  return { ...DEFAULT_KEYS, ...Object.fromEntries(own) }
}

/** What differs from the keys that everybody has: all that is stored. */
export function ownKeys(keymap: Keymap): Partial<Record<KeyAction, string>> {
  return Object.fromEntries(
    KEY_ACTIONS.filter((one) => keymap[one] !== DEFAULT_KEYS[one]).map((one) => [one, keymap[one]]),
  )
}

/** Which other action a chord is taken by. */
export function takenBy(keymap: Keymap, action: KeyAction, chord: string): KeyAction | undefined {
  return KEY_ACTIONS.find((one) => one !== action && keymap[one].toLowerCase() === chord.toLowerCase())
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The chord of a pressed key, as it is stored; undefined while only Shift, Ctrl or Alt is held. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'Tab', 'Escape'].includes(key)) return undefined
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key
  // A sign already says that Shift belongs to it.
  const isSign = name.length === 1 && !/[\p{L}\p{N}]/u.test(name)
  return [ctrlKey || metaKey ? 'Mod' : '', altKey ? 'Alt' : '', shiftKey && !isSign ? 'Shift' : '', name]
    .filter(Boolean)
    .join('+')
}

/** What a pressed key does. */
export function actionOf(keymap: Keymap, pressed: Pressed): KeyAction | undefined {
  const chord = chordOf(pressed)?.toLowerCase()
  return chord === undefined ? undefined : KEY_ACTIONS.find((one) => keymap[one].toLowerCase() === chord)
}
