import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * How long a pointer rests before another section's menu comes up, in ms: crossing the rail opens nothing, and on the
 * way from a section to its menu one may pass over others.
 */
const REST_MS = 150

/** The section that an element of the rail stands for. */
const sectionOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-section]')?.dataset.section : undefined

/**
 * Which section's menu the folded navbar shows beside the rail: that of the section where the pointer rests or the
 * keyboard's focus is. It goes when both have left, at Escape, and when something has been chosen: a section that was
 * clicked leaves its page free until the pointer goes elsewhere.
 */
export function useFlyout(current: string | undefined) {
  const [shown, setShown] = useState<string>()
  const clicked = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const soon = useCallback((section: string | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(section), REST_MS)
  }, [])
  const now = useCallback((section: string | undefined) => {
    clearTimeout(timer.current)
    setShown(section)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const section = sectionOf(event.target)
      if (clicked.current !== undefined && (section ?? clicked.current) === clicked.current) return
      clicked.current = undefined
      if (section !== undefined) soon(section)
      else if (shown === undefined) soon(current)
      else soon(shown)
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      clicked.current = undefined
      if (!event.currentTarget.querySelector(':focus-visible')) soon(undefined)
    },
    onClick: ({ target, detail }: MouseEvent) => {
      const section = sectionOf(target)
      // A click by the keyboard has no detail: its menu stays for it.
      if (section === undefined || detail === 0) return
      clicked.current = section
      now(undefined)
    },
    onFocus: ({ target }: FocusEvent) => {
      const section = sectionOf(target)
      if (section !== undefined && target.matches(':focus-visible')) now(section)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) now(undefined)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => moveByKey(event, shown, () => now(undefined)),
  }
  return { shown, close: () => now(undefined), handlers }
}

/** Towards the page: from a section into its menu; back, or Escape: from the menu to its section. */
function moveByKey(event: KeyboardEvent<HTMLElement>, shown: string | undefined, close: () => void): void {
  const { key, currentTarget, target } = event
  if (shown === undefined) return
  const isOnRail = sectionOf(target) !== undefined
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const [into, back] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const focus = (selector: string) => currentTarget.querySelector<HTMLElement>(selector)?.focus()
  if (key === into && isOnRail) focus('[data-flyout] :is(a[href], button, [tabindex="0"])')
  else if ((key === back || key === 'Escape') && !isOnRail) focus(`[data-section="${CSS.escape(shown)}"]`)
  else if (key === 'Escape') close()
  else return
  event.preventDefault()
  event.stopPropagation()
}
