import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onEnd` after the duration, but not while someone points at the thing or has the focus in it; then the whole
 * duration starts again. Null: never. Gives the handlers to put on the element.
 */
export function useAutoHide(duration: number | null, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const end = useEffectEvent(onEnd)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    if (duration === null || isHeld) return
    const timer = setTimeout(() => end(), duration)
    return () => clearTimeout(timer)
  }, [duration, isHeld])
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  }
}
