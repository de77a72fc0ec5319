import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus of whoever decides by keys: on the next choice of the panel when the one before goes, and on `rest`
 * when the whole panel goes.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>) {
  const isHeld = useRef(false)
  useLayoutEffect(() => {
    if (!isHeld.current || !isFocusLost()) return
    panel.current?.querySelector<HTMLElement>('input[type=radio]:checked, h2')?.focus()
  })
  useEffect(
    () => () => {
      if (isHeld.current && isFocusLost()) rest.current?.focus()
    },
    [rest],
  )
  return {
    onFocus: () => {
      isHeld.current = true
    },
    onBlur: ({ relatedTarget }: { relatedTarget: Element | null }) => {
      if (relatedTarget) isHeld.current = panel.current?.contains(relatedTarget) ?? false
    },
  }
}

const isFocusLost = () => !document.activeElement || document.activeElement === document.body
