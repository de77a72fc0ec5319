import { useEffect, useRef } from 'react'
import type { ServerEvent } from './providerTypes.ts'
import { useConsole } from './ConsoleContext.ts'

/** Pushed changes are gathered this long, in ms: a job over a thousand titles is one reading, not a thousand. */
const GATHER_MS = 1_500

/**
 * Calls back when the server has told of changes under one of these topics, once for all that come close together.
 * `concerns` leaves out what is about something else.
 */
export function useGatheredEvents(
  topics: readonly string[],
  onChange: () => void,
  concerns: (event: ServerEvent) => boolean = always,
): void {
  const { events } = useConsole()
  const latest = useRef({ onChange, concerns })
  useEffect(() => {
    latest.current = { onChange, concerns }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = events.subscribe((event) => {
      if (timer || !topics.includes(event.topic) || !latest.current.concerns(event)) return
      timer = setTimeout(() => {
        timer = undefined
        latest.current.onChange()
      }, GATHER_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [events, topics])
}

const always = () => true
