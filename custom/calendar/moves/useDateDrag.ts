import type { PointerEvent, RefObject } from 'react'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { useCalendar } from '../CalendarContext.ts'
import type { CalendarEntry, Dates } from '../model/calendarEntry.ts'
import { datesText, nameOf } from '../model/entryWords.ts'
import { draggedDates, grainOf, type MovedEnd } from '../model/movedDates.ts'
import { datesOf } from './useMoves.ts'

/** Drags a bar, or one of its ends, to other dates; they are seen as they would be and sent on release. Alt counts minutes. */
export function useDateDrag(frame: RefObject<HTMLElement | null>, say: (words: string) => void) {
  const { timeline, words, lanes, moves, whyNot } = useCalendar()
  return (event: PointerEvent<HTMLElement>) => {
    const pressed = event.nativeEvent
    const held = event.button === 0 ? heldBar(event.target as Element) : undefined
    const item = held && lanes[held.lane]?.items?.[held.index]
    const element = frame.current
    const scroller = element?.querySelector<HTMLElement>('[role=grid]') ?? undefined
    if (!held || item?.kind !== 'entry' || !element) return
    const { entry } = item
    const before = datesOf(entry)
    const scrolled = scroller?.scrollLeft ?? 0
    let next: Dates = before
    trackPointer(pressed, {
      element,
      scroller,
      onStart: () => {
        const why = whyNot(entry)
        if (why) say(why)
        return why === undefined && isDated(before)
      },
      onMove: (place) => {
        const { scale, span } = timeline.shown()
        const px = place.x - pressed.clientX + (scroller?.scrollLeft ?? 0) - scrolled
        next = draggedDates(before, held.end, px / scale.pxPerMs, grainOf(span, words.zone, place.isAlt))
        moves.show(entry.key, next)
        say(`${nameOf(entry, words)}, ${datesText(next, words)}`)
      },
      onEnd: (_place, isDropped) => {
        if (isDropped) void moves.move(restored(entry, before), nameOf(entry, words), next)
        else moves.show(entry.key, undefined)
      },
    })
  }
}

const isDated = ({ start, end }: Dates) => start !== undefined || end !== undefined

/** The entry as it was pressed: by then its lane shows what it is dragged to. */
function restored({ start: _start, end: _end, ...entry }: CalendarEntry, before: Dates): CalendarEntry {
  return { ...entry, ...before }
}

type HeldBar = { lane: number; index: number; end: MovedEnd }

/** What the pointer was pressed on: a grip of an end, else the bar. */
function heldBar(target: Element): HeldBar | undefined {
  const cell = target.closest<HTMLElement>('[role=gridcell][data-index]')
  const row = cell?.closest<HTMLElement>('[data-lane]')
  if (!cell || !row || target.closest('a,button,input')) return undefined
  const end = target.closest<HTMLElement>('[data-end]')?.dataset.end
  return {
    lane: Number(row.dataset.lane),
    index: Number(cell.dataset.index),
    end: end === 'start' || end === 'end' ? end : 'both',
  }
}
