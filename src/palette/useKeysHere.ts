import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * What is typed while this field is open belongs to it, wherever the focus is: a page that comes late may take it,
 * or lose it with a part that goes, and its own letters would act on the page behind.
 */
export function useKeysHere(field: RefObject<HTMLInputElement | null>, isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const bring = (event: KeyboardEvent) => {
      if (!field.current || document.activeElement === field.current) return
      // The letter goes to what has the focus once its key has been told.
      field.current.focus()
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isLetter) event.stopPropagation()
    }
    window.addEventListener('keydown', bring, true)
    return () => window.removeEventListener('keydown', bring, true)
  }, [field, isOpen])
}
