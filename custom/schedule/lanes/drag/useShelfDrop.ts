import { useEffect, useEffectEvent, useRef } from 'react'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { readScheduleDrag, type ScheduleDrag } from '../../model/scheduleDrag.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { pointUnder, scrollerIn, type LaneSurface } from './surface.ts'
import { useDropEnd } from './useDropEnd.ts'
import { useDropPlan } from './useDropPlan.ts'

type Point = { clientX: number; clientY: number; altKey: boolean }

/** Takes in what is dragged here from the content shelf (`model/scheduleDrag`): it lands as what is moved does. */
export function useShelfDrop(surface: LaneSurface): void {
  const { schedule, readOnly, newId } = useSchedule()
  const { frame, store, words } = surface
  const plan = useDropPlan(surface)
  const { finish } = useDropEnd(store, words)
  const isOpen = readOnly === undefined
  const aimed = useRef<Point>(undefined)

  const enter = useEffectEvent(({ airings: parts, name }: ScheduleDrag) => {
    const airings = parts.map((part): Airing => ({ ...part, id: newId() }))
    aimed.current = undefined
    plan.start({ schedule, dragged: { kind: 'add', airings }, airings, name })
  })
  const aim = useEffectEvent(({ clientX, clientY, altKey }: Point) => {
    const point = pointUnder(surface, clientX, clientY)
    const view = store.view()
    aimed.current = { clientX, clientY, altKey }
    if (point && view) plan.aim(point.at, view.dragged, altKey)
  })
  const drop = useEffectEvent((point: Point) => {
    // Moves are told once a frame: the last of them may be missing, or all of a quick drag. Where none is, what lands
    // stands where it was shown, though the view has moved beneath the pointer since.
    if (!isSame(aimed.current, point)) aim(point)
    const view = store.view()
    if (view) finish(view, { x: point.clientX, y: point.clientY })
  })
  const leave = useEffectEvent(() => {
    if (!store.view()?.asked) store.set(undefined)
  })
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    // The library comes after the page: nothing is dragged in the first moments.
    void import('./shelfTarget.ts').then(({ shelfTarget }) => {
      const element = frame.current
      if (stop.signal.aborted || !element) return
      const cleanUp = shelfTarget(element, scrollerIn(element), {
        read: readScheduleDrag,
        onEnter: (drag) => enter(drag),
        onAim: (point) => aim(point),
        onDrop: (point) => drop(point),
        onLeave: () => leave(),
      })
      stop.signal.addEventListener('abort', cleanUp)
    })
    return () => stop.abort()
  }, [isOpen, frame])
}

const isSame = (one: Point | undefined, { clientX, clientY, altKey }: Point) =>
  one?.clientX === clientX && one.clientY === clientY && one.altKey === altKey
