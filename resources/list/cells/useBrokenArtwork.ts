import type { RefObject } from 'react'
import { useEffect } from 'react'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'

/** Where a picture does not come the title's initials stand, as for a title that has none. Heard once for all rows. */
export function useBrokenArtwork(scroll: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroll.current
    const replace = ({ target }: Event) => {
      const cell = target instanceof HTMLImageElement ? target.closest<HTMLElement>('.title') : null
      if (!cell || !(target instanceof HTMLImageElement)) return
      target.hidden = true
      cell.dataset.initials = initialsOf(cell.querySelector('.name')?.textContent ?? '')
    }
    // An error of a picture does not bubble.
    element?.addEventListener('error', replace, true)
    return () => element?.removeEventListener('error', replace, true)
  }, [scroll])
}
