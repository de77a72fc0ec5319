import type { KeyboardEvent } from 'react'

type SortActs = {
  at: number
  last: number
  go: (index: number) => void
  move: (index: number) => void
  type: () => void
}

/** Arrows, Home and End walk; with Alt they move. F2 types the number. */
export function sortKeys(event: KeyboardEvent, { at, last, go, move, type }: SortActs): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const act = event.altKey ? move : go
  const keys: Record<string, () => void> = {
    ArrowUp: () => act(at - 1),
    ArrowDown: () => act(at + 1),
    Home: () => act(0),
    End: () => act(last),
    F2: type,
  }
  const run = keys[event.key]
  if (!run) return
  event.preventDefault()
  event.stopPropagation()
  run()
}
