import type { Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { createValueStore, type ValueStore } from '#kit/parts/context/createValueStore.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { Dragged, Drop, DropOffer } from '../model/drop.ts'
import type { ForbiddenTime } from '../model/forbiddenTimes.ts'

/** What a drag shows, beside the ghost at the pointer; it is the same until the drop target changes. */
export type DragView = {
  /** The schedule at the start of the drag: every step is looked at from there. */
  schedule: Schedule
  dragged: Dragged
  airings: readonly Airing[]
  forbidden: readonly ForbiddenTime[]
  /** What a drop here would come to; undefined before the first step. */
  drop: Drop | undefined
  /** The schedule that is drawn as ghosts: of the drop, or of an offer that is looked at. */
  after: Applied | undefined
  /** What the drop would do and warn of is told: the pointer has rested on it. */
  isForeseen?: boolean
  /** The lanes that it is over, of those of the week and of the day beneath them. */
  over?: Timeline
  /** It was dropped and is done: it stands where it landed until the lanes are drawn with it. */
  isLanded?: boolean
  /** It was picked up, and goes where the keyboard or a press says. */
  isCarried?: boolean
  /** Something has to be asked before it is done, at this point of the window. */
  asked?: { x: number; y: number } & (
    { about: 'collision'; offers: readonly DropOffer[] } | { about: 'pin'; conflicts: readonly TimeRange[] }
  )
}

export type DragStore = ValueStore<DragView>

/** The drag in progress, or the question that it ended in: neither undone nor kept, and nobody's but the lanes'. */
export const createDragStore = () => createValueStore<DragView>()
