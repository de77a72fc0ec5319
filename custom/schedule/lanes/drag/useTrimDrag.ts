import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import { trackPointer } from '#kit/parts/dragging/trackPointer.ts'
import { clockText, fixedText, refusalText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { airingTitle } from '../model/laneText.ts'
import type { AiringItem } from '../model/laneItem.ts'
import { trimDrop } from '../model/trimDrop.ts'
import { showCarried } from './carried.ts'
import { pointUnder, reachOf, scrollerIn, type LaneSurface } from './surface.ts'

/** Draws an edge of an airing to another time: what its program leaves out, or how long it runs. */
export function useTrimDrag(surface: LaneSurface) {
  const { schedule, titles, now, run, announcer, editor } = useSchedule()
  const { words, store, frame, timeline } = surface

  return (pressed: PointerEvent, item: AiringItem, edge: 'start' | 'end') => {
    const element = frame.current
    if (!element) return
    const { airing } = item
    const { text: name } = airingTitle(item, words)
    let carried: ReturnType<typeof showCarried> | undefined
    let aimed: number | undefined
    trackPointer(pressed, {
      element,
      scroller: scrollerIn(element),
      onStart: () => {
        const fixed = whyFixed(schedule, airing, now)
        if (fixed && fixed !== 'pinned') announcer.say(fixedText(fixed, words))
        if (fixed && fixed !== 'pinned') return false
        carried = showCarried(element, name)
        const dragged = { kind: 'move', ids: [airing.id] } as const
        store.set({ schedule, dragged, airings: [airing], forbidden: [], drop: undefined, after: undefined })
        return true
      },
      onMove: (place) => {
        const point = pointUnder(surface, place.x, place.y)
        carried?.moveTo(place.x, place.y)
        const view = store.view()
        if (!point || !view) return
        const isExact = place.isAlt || !editor.view().snapping
        const drop = trimDrop(schedule, airing, { edge, to: point.at, reach: reachOf(timeline), isExact, now })
        const to = drop.command.kind === 'trim' ? drop.command.to : undefined
        if (to === aimed || to === undefined) return
        aimed = to
        store.set({ ...view, drop, after: drop.kind === 'free' ? drop.applied : undefined })
        const reason = drop.kind === 'forbidden' ? `: ${refusalText(drop.refused, schedule, { ...words, titles })}` : ''
        const where = `${clockText(to, words.zone)}${reason}`
        carried?.say(`${name}\n${where}`)
        announcer.sayBriefly(where)
      },
      onEnd: (_place, isDropped) => {
        carried?.remove()
        const drop = store.view()?.drop
        store.set(undefined)
        if (isDropped && drop && drop.kind !== 'same') run(drop.command)
      },
    })
  }
}
