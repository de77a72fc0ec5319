/** What a key means on a row of the list, beside walking and choosing, which every table does. */
export type ListIntent =
  | 'edit'
  | 'lift'
  | 'extract'
  | 'pin'
  | 'up'
  | 'down'
  | 'earlier'
  | 'later'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'moveTo'
  | 'replace'
  | 'split'
  | 'join'
  | 'add'
  | 'nextGap'
  | 'gapBefore'
  | 'nextWarning'
  | 'now'

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ALT: Readonly<Record<string, ListIntent>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
}
const COMMAND: Readonly<Record<string, ListIntent>> = { c: 'copy', x: 'cut', v: 'paste', d: 'duplicate' }
const LETTERS: Readonly<Record<string, ListIntent>> = {
  p: 'pin',
  m: 'moveTo',
  r: 'replace',
  s: 'split',
  j: 'join',
  a: 'add',
  w: 'nextWarning',
  t: 'now',
}

/** The keys of the list, for the sheet of shortcuts, and the word for what they do. */
export const LIST_KEYS = {
  Enter: 'schedule.list.keys.edit',
  Delete: 'schedule.list.keys.lift',
  'Shift+Delete': 'schedule.list.keys.extract',
  P: 'schedule.list.keys.pin',
  'Alt+ArrowUp': 'schedule.list.keys.up',
  'Alt+ArrowDown': 'schedule.list.keys.down',
  'Alt+ArrowLeft': 'schedule.list.keys.earlier',
  'Alt+ArrowRight': 'schedule.list.keys.later',
  'Mod+D': 'schedule.list.keys.duplicate',
  'Mod+C': 'schedule.list.keys.copy',
  'Mod+X': 'schedule.list.keys.cut',
  'Mod+V': 'schedule.list.keys.paste',
  M: 'schedule.list.keys.moveTo',
  R: 'schedule.list.keys.replace',
  S: 'schedule.list.keys.split',
  J: 'schedule.list.keys.join',
  A: 'schedule.list.keys.add',
  G: 'schedule.list.keys.nextGap',
  'Shift+G': 'schedule.list.keys.gapBefore',
  W: 'schedule.list.keys.nextWarning',
  T: 'schedule.list.keys.now',
} as const

export function listIntent({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): ListIntent | undefined {
  const letter = key.toLowerCase()
  if (altKey) return ctrlKey || metaKey || shiftKey ? undefined : ALT[key]
  if (ctrlKey || metaKey) return shiftKey ? undefined : COMMAND[letter]
  if (key === 'Delete') return shiftKey ? 'extract' : 'lift'
  if (letter === 'g') return shiftKey ? 'gapBefore' : 'nextGap'
  return shiftKey ? undefined : LETTERS[letter]
}
