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

/** The keys of the list, for the sheet of shortcuts; the words are `schedule.list.keys.<intent>`. */
export const LIST_KEYS: readonly (readonly [keys: string, intent: ListIntent])[] = [
  ['Enter', 'edit'],
  ['Delete', 'lift'],
  ['Shift+Delete', 'extract'],
  ['P', 'pin'],
  ['Alt+ArrowUp', 'up'],
  ['Alt+ArrowDown', 'down'],
  ['Alt+ArrowLeft', 'earlier'],
  ['Alt+ArrowRight', 'later'],
  ['Mod+D', 'duplicate'],
  ['Mod+C', 'copy'],
  ['Mod+X', 'cut'],
  ['Mod+V', 'paste'],
  ['M', 'moveTo'],
  ['R', 'replace'],
  ['S', 'split'],
  ['J', 'join'],
  ['A', 'add'],
  ['G', 'nextGap'],
  ['Shift+G', 'gapBefore'],
  ['W', 'nextWarning'],
  ['T', 'now'],
]

export function listIntent({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): ListIntent | undefined {
  const letter = key.toLowerCase()
  if (altKey) return ctrlKey || metaKey || shiftKey ? undefined : ALT[key]
  if (ctrlKey || metaKey) return shiftKey ? undefined : COMMAND[letter]
  if (key === 'Delete') return shiftKey ? 'extract' : 'lift'
  if (letter === 'g') return shiftKey ? 'gapBefore' : 'nextGap'
  return shiftKey ? undefined : LETTERS[letter]
}
