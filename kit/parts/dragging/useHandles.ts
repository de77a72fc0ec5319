import { useCallback, useEffect, useRef, useState } from 'react'

/** The elements that take the focus for things of a list; one may be focused before it is drawn or moved in the page. */
export function useHandles() {
  const handles = useRef(new Map<string, HTMLElement>())
  const wanted = useRef<string>(undefined)
  const [, redraw] = useState(0)
  useEffect(() => {
    const handle = wanted.current === undefined ? undefined : handles.current.get(wanted.current)
    if (!handle) return
    handle.focus()
    wanted.current = undefined
  })
  useEffect(() => {
    const forget = () => (wanted.current = undefined)
    // Whoever does something else meanwhile keeps the focus there.
    document.addEventListener('keydown', forget, { capture: true })
    document.addEventListener('pointerdown', forget, { capture: true })
    return () => {
      document.removeEventListener('keydown', forget, { capture: true })
      document.removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [])
  const register = useCallback((key: string, handle: HTMLElement) => {
    handles.current.set(key, handle)
    return () => {
      if (handles.current.get(key) === handle) handles.current.delete(key)
    }
  }, [])
  const focus = useCallback((key: string) => {
    wanted.current = key
    redraw((count) => count + 1)
  }, [])
  return { register, focus }
}
