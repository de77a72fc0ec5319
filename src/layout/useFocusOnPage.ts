import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * After a navigation by keyboard the focus is on the new page, unless something there has taken it: else it would stay
 * in the menu, or be lost with the page that went. A pointer needs no focus, and another view of one page is no other.
 * Whoever is at a dialog by the time a page has come goes on there: a key on its way is not lost.
 */
export function useFocusOnPage(page: RefObject<HTMLElement | null>, pathname: string): void {
  const byKeyboard = useRef(false)
  const last = useRef(pathname)
  useEffect(() => {
    const note = ({ type }: Event) => (byKeyboard.current = type === 'keydown')
    window.addEventListener('keydown', note, true)
    window.addEventListener('pointerdown', note, true)
    return () => {
      window.removeEventListener('keydown', note, true)
      window.removeEventListener('pointerdown', note, true)
    }
  }, [])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const here = page.current
    const at = document.activeElement
    if (!byKeyboard.current || !here || here.contains(at) || at?.closest('[aria-modal="true"]')) return
    here.focus({ preventScroll: true })
  }, [page, pathname])
}
