import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Seeks one at a time: while one is on its way only the last wish is kept, so that scrubbing never queues up. */
export function useSeek(video: RefObject<HTMLVideoElement | null>): (seconds: number) => void {
  const wish = useRef<number | undefined>(undefined)
  useEffect(() => {
    const element = video.current
    if (!element) return
    const next = () => {
      const wanted = wish.current
      wish.current = undefined
      if (wanted !== undefined) element.currentTime = wanted
    }
    element.addEventListener('seeked', next)
    return () => element.removeEventListener('seeked', next)
  }, [video])
  return useCallback(
    (seconds: number) => {
      const element = video.current
      if (!element) return
      if (element.seeking) wish.current = seconds
      else element.currentTime = seconds
    },
    [video],
  )
}
