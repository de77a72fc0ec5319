import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { bandItems } from '../model/bandItems.ts'
import { showBand } from './carried.ts'
import { cornerAt, scrollerIn, type LaneSurface } from './surface.ts'

/** Chooses what a band touches, from a press where nothing airs; with Shift or Ctrl beside what is chosen already. */
export function useBand({ frame, timeline, lanes, words }: LaneSurface) {
  const { select, announcer } = useSchedule()
  return (pressed: PointerEvent) => {
    const element = frame.current
    if (!element) return
    const start = cornerAt(element, pressed.clientX, pressed.clientY)
    let band: ReturnType<typeof showBand> | undefined
    trackPointer(pressed, {
      element,
      scroller: scrollerIn(element),
      onStart: (place) => {
        band = showBand(element, place)
        return true
      },
      onMove: (place) => band?.drawTo(place),
      onEnd: (place, isDropped) => {
        band?.remove()
        if (!isDropped) return
        const ids = bandItems(lanes, timeline.shown(), start, cornerAt(element, place.x, place.y))
        select(ids, place.isShift || place.isCommand ? 'add' : 'set')
        announcer.say(words.translate('scheduleLanes.said.chosen', { smart_count: ids.length }))
      },
    })
  }
}
