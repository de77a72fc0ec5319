import { useEffect, useState } from 'react'

/** Skeletons come after this long, so that quick answers do not flicker; a line with Cancel comes later (looks 5). */
const SHOW_AFTER_MS = 200
const SLOW_AFTER_MS = 3000

/** How long the screen has waited: `isShown` after 200 ms, `slowSeconds` from 3 s on, counting. */
export function useWaiting(): { isShown: boolean; slowSeconds: number | undefined } {
  const [isShown, setShown] = useState(false)
  const [slowSeconds, setSlowSeconds] = useState<number>()
  useEffect(() => {
    const show = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    let counting: ReturnType<typeof setInterval> | undefined
    const slow = setTimeout(() => {
      let seconds = SLOW_AFTER_MS / 1000
      setSlowSeconds(seconds)
      counting = setInterval(() => setSlowSeconds(++seconds), 1000)
    }, SLOW_AFTER_MS)
    return () => {
      clearTimeout(show)
      clearTimeout(slow)
      clearInterval(counting)
    }
  }, [])
  return { isShown, slowSeconds }
}
