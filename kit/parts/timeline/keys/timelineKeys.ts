/** What a key means in a timeline; letters work inside it only. */
export type TimelineIntent =
  | { kind: 'item'; by: -1 | 1 }
  | { kind: 'lane'; by: -1 | 1 }
  | { kind: 'page'; by: -1 | 1 }
  | { kind: 'day'; by: -1 | 1 }
  | { kind: 'end'; of: 'day' | 'all'; to: 'first' | 'last' }
  | { kind: 'zoom'; by: -1 | 1 }
  | { kind: 'now' }
  | { kind: 'open' }
  | { kind: 'select' }
  | { kind: 'escape' }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const PLAIN: Readonly<Record<string, TimelineIntent>> = {
  ArrowLeft: { kind: 'item', by: -1 },
  ArrowRight: { kind: 'item', by: 1 },
  ArrowUp: { kind: 'lane', by: -1 },
  ArrowDown: { kind: 'lane', by: 1 },
  PageUp: { kind: 'page', by: -1 },
  PageDown: { kind: 'page', by: 1 },
  Home: { kind: 'end', of: 'day', to: 'first' },
  End: { kind: 'end', of: 'day', to: 'last' },
  Enter: { kind: 'open' },
  ' ': { kind: 'select' },
  Escape: { kind: 'escape' },
  t: { kind: 'now' },
  T: { kind: 'now' },
}
/** '+' needs Shift on many keyboards, '=' is the same key without it. */
const ZOOM: Readonly<Record<string, -1 | 1>> = { '+': -1, '=': -1, '-': 1, _: 1 }
const SHIFTED: Readonly<Record<string, TimelineIntent>> = {
  PageUp: { kind: 'day', by: -1 },
  PageDown: { kind: 'day', by: 1 },
}
const COMMANDED: Readonly<Record<string, TimelineIntent>> = {
  Home: { kind: 'end', of: 'all', to: 'first' },
  End: { kind: 'end', of: 'all', to: 'last' },
}

/** The meaning of a key; undefined for keys that are the page's or the browser's. Time runs from left to right always. */
export function timelineIntent({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): TimelineIntent | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return COMMANDED[key]
  const by = ZOOM[key]
  if (by !== undefined) return { kind: 'zoom', by }
  return shiftKey && key !== 'T' ? SHIFTED[key] : PLAIN[key]
}
