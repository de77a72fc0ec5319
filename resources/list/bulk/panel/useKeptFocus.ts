import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Keeps the focus in a part of the page whose buttons come and go: where the focused one went with what it did, the
 * part itself takes the focus, so that keys and screen readers stay where they were.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    let isWithin = element.contains(document.activeElement)
    const enter = () => (isWithin = true)
    const leave = (event: FocusEvent) => {
      // Whoever clicks elsewhere leaves; a button that is switched off or taken away leaves nobody.
      const isThere = event.target instanceof Element && event.target.isConnected && !event.target.matches(':disabled')
      if (isThere) isWithin = within(element, event.relatedTarget)
    }
    const observer = new MutationObserver(() => {
      if (isWithin && document.activeElement === document.body) element.focus()
    })
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [part])
}

const within = (element: HTMLElement, target: EventTarget | null) => target instanceof Node && element.contains(target)
