import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { useSearchPage } from '../useSearchPage.ts'

const PAGE_ROWS = 10

/** Keys of the results, and the way back to the row that was opened. */
export function useResultKeys({ state, cameBack }: ReturnType<typeof useSearchPage>) {
  const ref = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState(0)
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
  const last = state.listEntities.length - 1
  /** The row to go to as soon as it is there: the one that was left, else the first. */
  const wanted = useRef<string | true | undefined>((cameBack && state.retainCredentials?.hit) || true)
  useEffect(() => {
    const id = wanted.current
    const row = rows().find(({ dataset }) => id === true || dataset.hit === id)
    if (!id || !row) return
    wanted.current = undefined
    if (isElsewhere(document.activeElement)) return
    row.scrollIntoView({ block: id === true ? 'nearest' : 'center' })
    row.focus({ preventScroll: true })
  }, [state.listEntities])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, stop, last)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (to < 0) document.querySelector<HTMLElement>('[data-global-search]')?.focus()
    else rows()[to]?.focus()
  }
  return { ref, stop: Math.min(stop, Math.max(last, 0)), setStop, onKeyDown }
}

/** Somebody types or works elsewhere: the focus stays there. The page itself has it after a navigation by keyboard. */
const isElsewhere = (active: Element | null) => active !== null && active !== document.body && active.tagName !== 'MAIN'

/** The row that a key leads to; -1 is the search field above the first. */
function targetOf(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return Math.min(at + PAGE_ROWS, last)
    case 'PageUp':
      return Math.max(at - PAGE_ROWS, 0)
    default:
      return undefined
  }
}
