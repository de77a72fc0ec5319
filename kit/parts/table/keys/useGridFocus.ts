import type { FocusEvent, RefObject } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RowKey } from '../selection/selectionState.ts'
import { indexOf } from './gridElements.ts'
import { returnTo } from './tablePlaces.ts'

type Parts<Row> = {
  scroll: RefObject<HTMLElement | null>
  rows: readonly Row[]
  rowKey: RowKey<Row>
  /** Changes with page, order and filter: the rows of another page start at the top. */
  page: string
  /** The name under which a place was left (`leaveAt`). */
  rememberAs: string | undefined
  /** Key of the row that is looked at beside the table. */
  current: string | undefined
  reveal: (index: number, place?: 'nearest' | 'top' | 'amid') => void
}

/**
 * The one tab stop of the table: which row holds it, and the focus that stays on its row while others come, go and
 * change places (looks section 8).
 */
export function useGridFocus<Row>({ scroll, rows, rowKey, page, rememberAs, current, reveal }: Parts<Row>) {
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index]
      return row === undefined ? undefined : rowKey(row)
    },
    [rows, rowKey],
  )
  const placeOf = useCallback(
    (key: string | undefined) => (key === undefined ? -1 : rows.findIndex((row) => rowKey(row) === key)),
    [rows, rowKey],
  )
  const [active, setActive] = useState(() => Math.max(0, placeOf(current)))
  const wanted = useRef<{ index: number; cell: number } | undefined>(undefined)
  const isHeld = useRef(false)
  const last = useRef({ rows, page, key: keyAt(0) })

  const focusRow = useCallback(
    (index: number, cell = -1) => {
      wanted.current = { index, cell }
      setActive(index)
      reveal(index)
      // The row may be the active one already: then nothing is drawn anew and the effect below does not run.
      settle(scroll.current, wanted)
    },
    [reveal, scroll],
  )

  useLayoutEffect(() => settle(scroll.current, wanted))

  useLayoutEffect(() => {
    const before = last.current
    if (before.rows === rows) return
    const isOtherPage = before.page !== page
    // The focused row has moved along with what is drawn: it says more than the row that was known to be active.
    const held = isOtherPage ? -1 : indexOf(focusedIn(scroll.current))
    const same = isOtherPage || held !== -1 ? held : placeOf(before.key)
    const next = isOtherPage ? 0 : same === -1 ? Math.min(active, Math.max(0, rows.length - 1)) : same
    last.current = { rows, page, key: keyAt(next) }
    setActive(next)
    if (isOtherPage) reveal(0, 'top')
    const isLost = isNowhere() || (isOtherPage && focusedIn(scroll.current) !== null)
    if (isHeld.current && isLost) wanted.current = { index: next, cell: -1 }
  }, [rows, page, active, keyAt, placeOf, reveal, scroll])

  useLayoutEffect(() => {
    last.current = { ...last.current, key: keyAt(active) }
  }, [keyAt, active])

  // Coming back from an opened row: to it, at the height where it was left.
  useLayoutEffect(() => {
    const place = rememberAs === undefined ? undefined : returnTo(rememberAs)
    const index = placeOf(place?.key)
    if (!place || index === -1 || !scroll.current) return
    scroll.current.scrollTop = place.top
    wanted.current = { index, cell: -1 }
    setActive(index)
    reveal(index)
    // Only the first drawing can be a return.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // What is looked at beside the table walks through its rows: closed, it leaves the focus on the one seen last. A table
  // that comes up shows it at once.
  const looked = useRef<string | undefined>(undefined)
  useEffect(() => {
    const before = looked.current
    looked.current = current
    const index = placeOf(current ?? before)
    if (before === current || index === -1) return
    if (current === undefined) return focusRow(index)
    setActive(index)
    reveal(index, 'amid')
  }, [current, placeOf, focusRow, reveal])

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target)
    if (index === -1) return
    isHeld.current = true
    setActive(index)
  }, [])
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    // Without a next element the row may just have been taken away.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) isHeld.current = false
  }, [])
  return { active, focusRow, onFocus, onBlur }
}

/** Whether the focus fell out of the page, as it does when the focused row goes. */
function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

function focusedIn(scroll: HTMLElement | null): Element | null {
  return scroll?.contains(document.activeElement) ? document.activeElement : null
}

function settle(scroll: HTMLElement | null, wanted: RefObject<{ index: number; cell: number } | undefined>): void {
  const { current } = wanted
  const row = current && scroll?.querySelector<HTMLElement>(`[data-row="${current.index}"]`)
  if (!current || !row) return
  wanted.current = undefined
  const target = current.cell < 0 ? row : (row.children[current.cell] as HTMLElement | undefined)
  if (!target) return
  if (target !== row) target.tabIndex = -1
  target.focus({ preventScroll: current.cell < 0 })
}
