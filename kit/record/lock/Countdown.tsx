import { useEffect, useState } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** One tick a second (specification section 9). */
const TICK_MS = 1_000

type CountdownProps = {
  /** Milliseconds since 1970. */
  endsAt: number
  /** Puts the time that is left into a sentence. */
  words: (time: string) => string
}

/** Counts down in seconds for the eye; announced each second it would drown out everything else. */
export function Countdown({ endsAt, words }: CountdownProps) {
  const format = useFormat()
  const [left, setLeft] = useState(() => endsAt - Date.now())
  useEffect(() => {
    const look = () => setLeft(endsAt - Date.now())
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {words(format.duration(Math.max(TICK_MS, left)))}
    </span>
  )
}
