import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import type { Selection } from '#kit/parts/table/selection/createSelection.ts'
import { picksOfAll, type Picks } from '../model/changeRows.ts'

type Parts = {
  rows: readonly EpgChange[]
  /** Nothing of them is decided any more. */
  isOver: boolean
  scroll: RefObject<HTMLElement | null>
  /** What takes the focus when the last block has gone, and the list with it. */
  rest: RefObject<HTMLElement | null>
  selection: Selection<EpgChange>
  reveal: (index: number) => void
  onPick: (change: EpgChange, picks: Picks) => void
  onDecide: (change: EpgChange, decision: 'accept' | 'keep') => void
}

const PAGE = 5

/**
 * The keys of the list: up and down by programme, left and right picks the feed's or ours, Space chooses, A accepts, K
 * keeps, Enter goes into a block and Escape back to it (looks section 10). One block holds the tab stop.
 */
export function useBlockKeys({ rows, isOver, scroll, rest, selection, reveal, onPick, onDecide }: Parts) {
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, rows.length - 1)
  const isHeld = useRef(false)
  const blockAt = (index: number) => scroll.current?.querySelector<HTMLElement>(`[data-block="${index}"]`)
  // A block that was decided goes from the list: the one in its place takes the focus.
  useLayoutEffect(() => {
    if (!isHeld.current || !isFocusLost()) return
    blockAt(active)?.focus({ preventScroll: true })
  })
  useEffect(
    () => () => {
      if (isHeld.current && isFocusLost()) rest.current?.focus()
    },
    [rest],
  )
  const go = (index: number) => {
    const to = Math.min(Math.max(index, 0), rows.length - 1)
    isHeld.current = true
    setActive(to)
    reveal(to)
    // Drawn by then, where it is not yet.
    requestAnimationFrame(() => blockAt(to)?.focus({ preventScroll: true }))
  }
  const onBlock = (event: KeyboardEvent<HTMLElement>, change: EpgChange): boolean => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return (selection.addPage(rows), true)
    if (ctrlKey || metaKey || event.altKey) return false
    const isWaiting = change.state === 'waiting' && !isOver
    if (key === ' ' && isWaiting) return (selection.toggle(change), true)
    if (key === 'Escape') return (selection.clear(), true)
    if (key === 'ArrowLeft' && isWaiting) return (onPick(change, picksOfAll(change, 'source')), true)
    if (key === 'ArrowRight' && isWaiting) return (onPick(change, picksOfAll(change, 'current')), true)
    if (key.toLowerCase() === 'a' && !shiftKey && isWaiting) return (onDecide(change, 'accept'), true)
    if (key.toLowerCase() === 'k' && isWaiting) return (onDecide(change, 'keep'), true)
    if (key === 'Enter') return (blockAt(active)?.querySelector<HTMLElement>('button,input')?.focus(), true)
    return false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = rows[active]
    const target = event.target as HTMLElement
    if (!change || event.defaultPrevented) return
    if (!target.hasAttribute('data-block')) {
      if (event.key === 'Escape') blockAt(active)?.focus()
      return
    }
    const to = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      Home: 0,
      End: rows.length - 1,
    }[event.key]
    if (to === undefined && !onBlock(event, change)) return
    event.preventDefault()
    if (to === undefined) return
    if (event.shiftKey) selection.range(rows, Math.min(Math.max(to, 0), rows.length - 1), active)
    go(to)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const index = Number(target.closest<HTMLElement>('[data-block]')?.dataset.block ?? -1)
    isHeld.current = true
    if (index >= 0) setActive(index)
  }
  return { active, onKeyDown, onFocus }
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body
