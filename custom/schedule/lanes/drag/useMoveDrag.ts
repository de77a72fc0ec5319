import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import type { PointerPlace } from '#kit/parts/dragging/trackPointer.ts'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { fixedText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { draggedAirings, type Dragged } from '../model/drop.ts'
import { airingTitle } from '../model/laneText.ts'
import type { AiringItem } from '../model/laneItem.ts'
import { showCarried } from './carried.ts'
import { useDropPlan } from './useDropPlan.ts'
import { useDropEnd } from './useDropEnd.ts'
import { pointUnder, scrollerIn, type LaneSurface } from './surface.ts'

/**
 * Drags an airing, or all that are chosen where it is one of them: they keep their distance from the first. With Ctrl
 * copies are dropped, with Alt to the minute.
 */
export function useMoveDrag(surface: LaneSurface) {
  const { schedule, selection, select, now, newId, announcer } = useSchedule()
  const { words, store, frame } = surface
  const plan = useDropPlan(surface)
  const { finish } = useDropEnd(store, words)

  return (pressed: PointerEvent, item: AiringItem) => {
    const element = frame.current
    const pressedAt = pointUnder(surface, pressed.clientX, pressed.clientY)
    if (!element || !pressedAt) return
    const ids = selection.has(item.key) ? [...selection] : [item.key]
    const newIds = ids.map(() => newId())
    const draggedFor = ({ isCommand }: PointerPlace): Dragged =>
      isCommand ? { kind: 'duplicate', ids, newIds } : { kind: 'move', ids }
    const airings = draggedAirings(schedule, { kind: 'move', ids })
    const grip = pressedAt.at - (airings[0]?.start ?? pressedAt.at)
    let carried: ReturnType<typeof showCarried> | undefined
    trackPointer(pressed, {
      element,
      scroller: scrollerIn(element),
      onStart: () => {
        const fixed = airings.flatMap((airing) => whyFixed(schedule, airing, now) ?? []).find((why) => why !== 'pinned')
        if (fixed) {
          announcer.say(fixedText(fixed, words))
          return false
        }
        // What moves is seen to be chosen: nothing else moves along unnoticed.
        if (!selection.has(item.key)) select([item.key])
        const name = airingTitle(item, words).text
        const more = ids.length - 1
        const text = more > 0 ? words.translate('scheduleLanes.nameAndMore', { name, smart_count: more }) : name
        carried = showCarried(element, text)
        plan.start({ schedule, dragged: { kind: 'move', ids }, airings, name: text })
        return true
      },
      onMove: (place) => {
        // Before anything is written: what is asked of the page then lays out nothing anew.
        const point = pointUnder(surface, place.x, place.y)
        carried?.moveTo(place.x, place.y)
        if (point) carried?.say(plan.aim(point.at - grip, draggedFor(place), place.isAlt))
      },
      onEnd: (place, isDropped) => {
        carried?.remove()
        const view = store.view()
        if (view && isDropped) finish(view, { x: place.x, y: place.y, isDragged: true })
        else store.set(undefined)
      },
    })
  }
}
