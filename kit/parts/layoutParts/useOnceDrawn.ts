import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '../dragging/afterPaint.ts'

/**
 * Whether the frame that a press opens is on screen, or somebody has gone on before it was: what takes the focus comes
 * with the press, the rest after it, and in any case before the next key is answered.
 */
export function useOnceDrawn(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen) return
    let isWanted = true
    afterPaint(() => isWanted && flushSync(() => setDrawn(true)))
    return () => {
      isWanted = false
      setDrawn(false)
    }
  }, [isOpen])
  return isOpen && isDrawn
}
