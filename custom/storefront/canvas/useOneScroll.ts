import { useRef, type UIEvent } from 'react'

/** Screens beside one another scroll as one: the others follow to the same share of their page. */
export function useOneScroll() {
  // Where others were put: their own events of that lead nobody.
  const put = useRef(new WeakMap<Element, number>())
  return ({ target, currentTarget: stage }: UIEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || !target.matches('.device')) return
    const own = put.current.get(target)
    put.current.delete(target)
    if (own !== undefined && Math.abs(own - target.scrollTop) <= 1) return
    const share = target.scrollTop / Math.max(1, target.scrollHeight - target.clientHeight)
    for (const other of stage.querySelectorAll('.device')) {
      const to = Math.round(share * (other.scrollHeight - other.clientHeight))
      if (other === target || Math.abs(other.scrollTop - to) <= 1) continue
      put.current.set(other, to)
      other.scrollTop = to
    }
  }
}
