import { readingKey } from '../../keys/readingKey.ts'

/** What a key means in the grid of rows. `cell` -1 is the row itself, 0 and more its cells. */
export type GridIntent =
  | { kind: 'move'; to: number; extend: boolean }
  | { kind: 'cell'; to: number }
  | { kind: 'head' }
  | { kind: 'open'; inNewTab: boolean }
  | { kind: 'press' }
  | { kind: 'range' }
  | { kind: 'page' }
  | { kind: 'clear' }
  | { kind: 'preview' }

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>

export type GridPlace = {
  index: number
  /** Rows of the page. */
  count: number
  /** Rows in view: how far Page Up and Page Down go. */
  perView: number
  cell: number
  cells: number
}

const STEPS: Readonly<Record<string, (place: GridPlace) => number>> = {
  ArrowDown: ({ index }) => index + 1,
  ArrowUp: ({ index }) => index - 1,
  PageDown: ({ index, perView }) => index + Math.max(1, perView - 1),
  PageUp: ({ index, perView }) => index - Math.max(1, perView - 1),
  Home: () => 0,
  End: ({ count }) => count - 1,
}

/** The meaning of a key on a row; undefined for keys that are not the grid's. A space held down previews. */
export function gridIntent(event: Key, place: GridPlace): GridIntent | undefined {
  const { key, shiftKey: extend } = event
  const command = event.ctrlKey || event.metaKey
  if (event.altKey) return undefined
  if (key === 'Enter') return { kind: 'open', inNewTab: command }
  if (command) return key.toLowerCase() === 'a' ? { kind: 'page' } : undefined
  const step = STEPS[key]
  if (step) return moved(key, step(place), place, extend)
  if (key === ' ') return event.repeat ? { kind: 'preview' } : { kind: extend ? 'range' : 'press' }
  if (key === 'Escape') return { kind: 'clear' }
  if (key.toLowerCase() === 'p' && !extend) return { kind: 'preview' }
  return sideways(readingKey(event), place)
}

function moved(key: string, wanted: number, { index, count }: GridPlace, extend: boolean): GridIntent {
  if (key === 'ArrowUp' && index === 0 && !extend) return { kind: 'head' }
  return { kind: 'move', to: Math.min(Math.max(wanted, 0), Math.max(0, count - 1)), extend }
}

/** Right walks from the row into its cells, Left back out of them: each cell can be read and asked for its reason. */
function sideways(key: string, { cell, cells }: GridPlace): GridIntent | undefined {
  if (key === 'ArrowRight') return { kind: 'cell', to: Math.min(cell + 1, cells - 1) }
  if (key === 'ArrowLeft') return { kind: 'cell', to: Math.max(cell - 1, -1) }
  return undefined
}
