import { flushSync } from 'react-dom'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { insertionConflicts } from '#contract/rules/schedule/commands/insertionConflicts.ts'
import { rangeOf, startingAt } from '#contract/rules/schedule/model/schedule.ts'
import { afterPaint } from '#kit/parts/dragging/afterPaint.ts'
import { useSchedule } from '../../ScheduleContext.ts'
import { momentOf } from '../../model/scheduleWords.ts'
import { draggedAirings, pinnedIn } from '../model/drop.ts'
import type { LaneWords } from '../model/laneText.ts'
import type { DragStore, DragView } from './dragStore.ts'

/** Where on the page a question about a drop stands; and whether a frame shows what was dragged as it lands there. */
type DropPoint = { x: number; y: number; isDragged?: boolean }

/** How a drag ends: done, asked about, or told why not. */
export function useDropEnd(store: DragStore, words: LaneWords) {
  const { run, now, announcer, select, goTo } = useSchedule()
  const { translate } = words

  /** Carries out what was decided: what was dragged is chosen, and the keyboard is on it. */
  const commit = (command: ScheduleCommand, dragged: ReadonlySet<string>) => {
    store.set(undefined)
    const { schedule, changed, refused } = run(command)
    if (refused) return
    const placed = changed.flatMap((id) => (dragged.has(id) ? (schedule.byId.get(id) ?? []) : []))
    const first = placed.toSorted((one, other) => one.start - other.start)[0]
    if (!first) return
    select(placed.map(({ id }) => id))
    goTo({ kind: 'airing', id: first.id })
    const others = changed.length - placed.length
    announcer.say(
      [
        translate('scheduleLanes.said.placed', { time: momentOf(first.start, words) }),
        ...(others > 0 ? [translate('scheduleLanes.said.others', { smart_count: others })] : []),
      ].join(', '),
    )
  }

  /** The same in two frames: that of the drop shows where it landed, the next one all that follows. */
  const land = (view: DragView, command: ScheduleCommand) => {
    store.set({ ...view, isLanded: true })
    afterPaint(() => flushSync(() => commit(command, draggedIds(view))))
  }

  const finish = (view: DragView, { x, y, isDragged = false }: DropPoint) => {
    const { drop, dragged, schedule } = view
    if (!drop || drop.kind === 'same') return store.set(undefined)
    if (drop.kind === 'forbidden') return commit(drop.command, new Set())
    if (drop.kind === 'collides') {
      const offers = drop.offers()
      return store.set({ ...view, after: offers[0]?.applied, asked: { about: 'collision', x, y, offers } })
    }
    if (pinnedIn(schedule, dragged).length === 0)
      return isDragged ? land(view, drop.command) : commit(drop.command, draggedIds(view))
    // Where it would stand, and what is in the way there: drawn in place while the question is open.
    const by = drop.start - (view.airings[0]?.start ?? drop.start)
    const conflicts = view.airings.flatMap((airing) =>
      insertionConflicts(schedule, rangeOf(startingAt(airing, airing.start + by)), { now, ignored: airing.id }),
    )
    store.set({
      ...view,
      asked: { about: 'pin', x, y, conflicts: conflicts.map(({ airing }) => rangeOf(airing)) },
    })
  }
  return { finish, commit }
}

/** Ids that what is dragged has once it has landed. */
export function draggedIds({ schedule, dragged }: Pick<DragView, 'schedule' | 'dragged'>): ReadonlySet<string> {
  if (dragged.kind === 'duplicate') return new Set(dragged.newIds)
  return new Set(draggedAirings(schedule, dragged).map(({ id }) => id))
}
