import { useSchedule } from '../../ScheduleContext.ts'
import { fixedText } from '../../model/scheduleWords.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { Dragged } from '../model/drop.ts'
import { useDropEnd } from '../drag/useDropEnd.ts'
import { useDropPlan } from '../drag/useDropPlan.ts'
import type { LaneSurface } from '../drag/surface.ts'

/** Picking up and putting, by keys or by a press where it shall stand: it lands as what is dragged does. */
export function useCarry(surface: LaneSurface) {
  const { schedule, now, announcer } = useSchedule()
  const { store, words, frame } = surface
  const plan = useDropPlan(surface)
  const { finish } = useDropEnd(store, words)
  const carried = () => {
    const view = store.view()
    return view?.isCarried && !view.asked ? view : undefined
  }
  const begin = (dragged: Dragged, airings: readonly Airing[]) => {
    plan.start({ schedule, dragged, airings, name: '' })
    const view = store.view()
    if (view) store.set({ ...view, isCarried: true })
    announcer.say(words.translate('scheduleLanes.said.carried', { smart_count: airings.length }))
  }
  return {
    isCarrying: () => carried() !== undefined,
    pickUp: (airings: readonly Airing[]) => {
      const fixed = airings.flatMap((airing) => whyFixed(schedule, airing, now) ?? []).find((why) => why !== 'pinned')
      if (fixed) return announcer.say(fixedText(fixed, words))
      if (airings.length === 0) return
      const ids = airings.map(({ id }) => id)
      begin({ kind: 'move', ids }, airings)
    },
    /** Takes what is not in the schedule yet, at a time to begin with. */
    take: (airings: readonly Airing[], at: number) => {
      begin({ kind: 'add', airings }, airings)
      plan.aim(at, { kind: 'add', airings }, true)
    },
    /** Looks at a time for it. */
    aim: (at: number, isExact = false) => {
      const view = carried()
      if (view) plan.aim(at, view.dragged, isExact)
    },
    /** Puts it where it was looked at; `place` is where a question about it stands. */
    put: (place?: { x: number; y: number }) => {
      const view = carried()
      if (!view) return
      const { isCarried: _, ...rest } = view
      finish(rest, place ?? focusPlace(frame.current))
    },
    cancel: () => {
      store.set(undefined)
      announcer.say(words.translate('scheduleLanes.said.putBack'))
    },
  }
}

/** Beneath the cell that has the keyboard. */
function focusPlace(frame: HTMLElement | null): { x: number; y: number } {
  const focused = document.activeElement
  const box = (frame?.contains(focused) ? focused : frame)?.getBoundingClientRect()
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 }
}
