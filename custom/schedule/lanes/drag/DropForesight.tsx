import { useEffect, type CSSProperties } from 'react'
import { offerText } from '../../model/scheduleWords.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import type { LaneWords } from '../model/laneText.ts'
import { Consequences } from './Consequences.tsx'
import type { DragStore, DragView } from './dragStore.ts'

/** The pointer rests where it has stayed on one target for so long, in ms. */
const REST_MS = 150

/** Once a drag rests on a target, what the first way to land there would leave is drawn as ghosts, and told. */
export function useForesight(store: DragStore, { drop, asked }: DragView, isHere: boolean): void {
  const target = isHere && !asked ? drop : undefined
  useEffect(() => {
    if (target?.kind !== 'collides' && target?.kind !== 'free') return
    const rest = setTimeout(() => {
      const view = store.view()
      if (view?.drop !== target || view.asked) return
      const after = target.kind === 'collides' ? target.first.applied : target.applied
      store.set({ ...view, after, isForeseen: true })
    }, REST_MS)
    return () => clearTimeout(rest)
  }, [store, target])
}

type DropForesightProps = { view: DragView; words: LaneWords; style: CSSProperties }

/** What a drop here would do, beneath the place: the first of what its question would offer. */
export function DropForesight({ view, words, style }: DropForesightProps) {
  const { titles } = useSchedule()
  const { drop, schedule, after } = view
  if (!after || (drop?.kind !== 'collides' && drop?.kind !== 'free')) return null
  return (
    <div className="foresight" style={style}>
      {drop.kind === 'collides' && <b>{offerText(drop.first.kind, drop.refused, schedule, { ...words, titles })}</b>}
      <Consequences view={view} applied={after} words={words} isBrief={drop.kind === 'free'} />
    </div>
  )
}
