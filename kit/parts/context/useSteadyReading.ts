import { useCallback, useEffect, useRef } from 'react'

/**
 * Reads now, or as soon as the last reading (`lastAt`, epoch ms) is `apart` ms ago; never twice for one delay. For what is
 * read again at every change, where changes may come by thousands.
 */
export function useSteadyReading(read: () => unknown, lastAt: number, apart: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ read, lastAt })
  useEffect(() => {
    latest.current = { read, lastAt }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    if (timer.current !== undefined) return
    const wait = latest.current.lastAt + apart - Date.now()
    timer.current = setTimeout(
      () => {
        timer.current = undefined
        latest.current.read()
      },
      Math.max(0, wait),
    )
  }, [apart])
}
