import { useEffect, useState } from 'react'
import { useFormat } from './FormatProvider.tsx'

const MINUTE_MS = 60_000

/** The time, looked at once a minute: labels that follow from dates change while one looks at them. */
export function useMinute(): number {
  const { now } = useFormat()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [now])
  return at
}
