import { useEffect, useState } from 'react'

/** After this long the person is told that the save is still on its way. */
const SLOW_MS = 3_000

/** Whether something has been going on for longer than one expects. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow && isBusy
}
