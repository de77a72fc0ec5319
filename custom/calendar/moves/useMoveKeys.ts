import type { KeyboardEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry, Dates } from '../model/calendarEntry.ts'
import { datesText, nameOf } from '../model/entryWords.ts'
import { grainOf, steppedDates, type MovedEnd } from '../model/movedDates.ts'
import { datesOf } from './useMoves.ts'

/** So long after the last key what it moved is sent, ms: ten days by ten keys are one move. */
const SETTLED_MS = 900

type Carried = { entry: CalendarEntry; dates: Dates; timer: ReturnType<typeof setTimeout> }

/** Alt with the arrows moves the bar that has the focus, with Shift its end, with Ctrl its start; Escape lets it be. */
export function useMoveKeys(say: (words: string) => void) {
  const { timeline, words, lanes, moves, whyNot } = useCalendar()
  const carried = useRef<Carried>(undefined)
  const latest = useRef({ moves, words })
  useEffect(() => {
    latest.current = { moves, words }
  })
  const send = () => {
    const held = carried.current
    carried.current = undefined
    if (!held) return
    clearTimeout(held.timer)
    void latest.current.moves.move(held.entry, nameOf(held.entry, latest.current.words), held.dates)
  }
  const sendLatest = useRef(send)
  useEffect(() => {
    sendLatest.current = send
  })
  // What was moved is not lost with the page.
  useEffect(() => () => sendLatest.current(), [])
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    if (event.key === 'Escape' && carried.current) {
      clearTimeout(carried.current.timer)
      moves.show(carried.current.entry.key, undefined)
      carried.current = undefined
      return true
    }
    const step = stepOf(event)
    const entry = step && focused()
    if (!step || !entry) return false
    const why = whyNot(entry)
    if (why) {
      say(why)
      return true
    }
    if (carried.current && carried.current.entry.key !== entry.key) send()
    const start = carried.current?.entry ?? entry
    const before = carried.current?.dates ?? datesOf(entry)
    const dates = steppedDates(before, step.which, step.by, grainOf(timeline.shown().span, words.zone))
    clearTimeout(carried.current?.timer)
    carried.current = { entry: start, dates, timer: setTimeout(() => sendLatest.current(), SETTLED_MS) }
    moves.show(entry.key, dates)
    say(`${nameOf(entry, words)}, ${datesText(dates, words)}`)
    return true
  }

  function focused(): CalendarEntry | undefined {
    const { focus } = timeline.shown()
    const item = lanes.find(({ key }) => key === focus.lane)?.items?.find(({ key }) => key === focus.item)
    return item?.kind === 'entry' ? item.entry : undefined
  }
}

function stepOf({ key, altKey, ctrlKey, shiftKey, target }: KeyboardEvent<HTMLElement>) {
  if (!altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined
  if (!(target as Element).matches('[role=gridcell]')) return undefined
  const which: MovedEnd = ctrlKey ? 'start' : shiftKey ? 'end' : 'both'
  return { which, by: key === 'ArrowLeft' ? (-1 as const) : (1 as const) }
}
