import { useEffect, useRef } from 'react'
import { useConsole } from './ConsoleContext.ts'

/** Pushed changes are gathered this long, in ms: a job over a thousand titles is one reading, not a thousand. */
const GATHER_MS = 1_500

/** Calls back when the server has told of changes under one of these topics, once for all that come close together. */
export function useGatheredEvents(topics: readonly string[], onChange: () => void): void {
  const { events } = useConsole()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = events.subscribe(({ topic }) => {
      if (timer || !topics.includes(topic)) return
      timer = setTimeout(() => {
        timer = undefined
        latest.current()
      }, GATHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [events, topics])
}
