import { useEffect, useState } from 'react'

/** So long nothing is typed before the server is asked. */
const PAUSE_MS = 400

/** A value once it has stayed the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, settled])
  return settled
}
