import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { Timeline } from '../state/createTimeline.ts'

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -0.25, ArrowRight: 0.25, PageUp: -1, PageDown: 1 }

/** The map goes where it is pointed to; its frame is dragged, and moved by arrows a quarter of a view at a time. */
export function useMapPointer(timeline: Timeline, day: TimeRange) {
  const grip = useRef<number | undefined>(undefined)
  const timeOf = ({ clientX, currentTarget }: { clientX: number; currentTarget: HTMLElement }) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return day.from + ((clientX - left) / width) * (day.to - day.from)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const at = timeOf(event)
      const { from, to } = timeline.times()
      // Inside the frame it is held where it was gripped, outside it comes with its middle.
      grip.current = at >= from && at <= to ? at - from : (to - from) / 2
      event.currentTarget.setPointerCapture(event.pointerId)
      if (at < from || at > to) timeline.jumpTo(at - grip.current, 0)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current !== undefined) timeline.jumpTo(timeOf(event) - grip.current, 0)
    },
    onPointerUp: () => void (grip.current = undefined),
    onPointerCancel: () => void (grip.current = undefined),
    onDoubleClick: (_event: MouseEvent<HTMLElement>) => timeline.setSpan(day.to - day.from, { at: day.from, x: 0 }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { from, to } = timeline.times()
      const length = to - from
      const target =
        event.key === 'Home'
          ? day.from
          : event.key === 'End'
            ? day.to - length
            : from + (KEYS[event.key] ?? Number.NaN) * length
      if (Number.isNaN(target)) return
      event.preventDefault()
      timeline.jumpTo(target, 0)
    },
  }
}
