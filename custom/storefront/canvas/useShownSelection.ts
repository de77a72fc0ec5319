import { useEffect, useRef, type RefObject } from 'react'
import { useStorefront } from '../StorefrontContext.ts'

/** Brings a rail into view that was selected elsewhere: in the outline, by undo, from a problem. */
export function useShownSelection(stage: RefObject<HTMLElement | null>) {
  const { selection, shownTab } = useStorefront()
  const last = [...selection].at(-1)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (last === before.current) return
    before.current = last
    if (last === undefined) return
    const rail = stage.current?.querySelector(`[data-container=${JSON.stringify(last)}]`)
    rail?.scrollIntoView({ block: 'nearest' })
  }, [last, shownTab, stage])
}
