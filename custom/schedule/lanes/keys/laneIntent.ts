/** What a key means in lanes that are edited, beside the keys of every timeline; letters work inside of them only. */
export type LaneIntent =
  | { kind: 'extend'; key: string }
  | { kind: 'move'; by: -1 | 1; unit: 'quarter' | 'day' }
  | { kind: 'toEdge'; by: -1 | 1 }
  | { kind: 'gap' | 'warning' | 'week'; by: -1 | 1 }
  | { kind: 'all' | 'cut' | 'copy' | 'paste' | 'duplicate' | 'lift' | 'extract' }
  | { kind: 'snapping' | 'pickUp' | 'moveTo' | 'now' | 'add' | 'pin' | 'replace' | 'split' | 'join' }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const WITH_ALT: Readonly<Record<string, LaneIntent>> = {
  ArrowLeft: { kind: 'move', by: -1, unit: 'quarter' },
  ArrowRight: { kind: 'move', by: 1, unit: 'quarter' },
  ArrowUp: { kind: 'move', by: -1, unit: 'day' },
  ArrowDown: { kind: 'move', by: 1, unit: 'day' },
}
const WITH_COMMAND: Readonly<Record<string, LaneIntent>> = {
  arrowleft: { kind: 'toEdge', by: -1 },
  arrowright: { kind: 'toEdge', by: 1 },
  a: { kind: 'all' },
  x: { kind: 'cut' },
  c: { kind: 'copy' },
  v: { kind: 'paste' },
  d: { kind: 'duplicate' },
}
const PLAIN: Readonly<Record<string, LaneIntent>> = {
  pageup: { kind: 'week', by: -1 },
  pagedown: { kind: 'week', by: 1 },
  delete: { kind: 'lift' },
  g: { kind: 'gap', by: 1 },
  w: { kind: 'warning', by: 1 },
  a: { kind: 'add' },
  p: { kind: 'pin' },
  r: { kind: 'replace' },
  s: { kind: 'split' },
  j: { kind: 'join' },
  n: { kind: 'snapping' },
  m: { kind: 'pickUp' },
  t: { kind: 'now' },
  f2: { kind: 'moveTo' },
}
const WITH_SHIFT: Readonly<Record<string, LaneIntent>> = {
  delete: { kind: 'extract' },
  g: { kind: 'gap', by: -1 },
  w: { kind: 'warning', by: -1 },
}

/** The meaning of a key; undefined for those of the timeline, the page or the browser. Time runs from left to right. */
export function laneIntent({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): LaneIntent | undefined {
  const isCommand = ctrlKey || metaKey
  if (altKey) return isCommand || shiftKey ? undefined : WITH_ALT[key]
  const name = key.toLowerCase()
  if (isCommand) return shiftKey ? undefined : WITH_COMMAND[name]
  if (!shiftKey) return PLAIN[name]
  return ARROWS.includes(key) ? { kind: 'extend', key } : WITH_SHIFT[name]
}
