import type { UIEvent } from 'react'
import { useCallback, useState } from 'react'

/** Bars give way once one has read on by a toolbar's height, and come back at the top. */
const AWAY_PX = 64
const BACK_PX = 8

/** Whether the page, or the list in it, has been scrolled on. The two edges lie apart, so that nothing trembles. */
export function useScrolledAway(): [away: boolean, watch: (event: UIEvent<HTMLElement>) => void] {
  const [away, setAway] = useState(false)
  const watch = useCallback(({ target }: UIEvent<HTMLElement>) => {
    if (!(target instanceof Element) || !target.closest('main') || target.scrollHeight <= target.clientHeight) return
    const { scrollTop } = target
    setAway((before) => (before ? scrollTop > BACK_PX : scrollTop > AWAY_PX))
  }, [])
  return [away, watch]
}
