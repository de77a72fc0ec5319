import { applyCommand, type Applied } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { firstOffer, offersFor } from '#contract/rules/schedule/commands/offers.ts'
import type { Refusal } from '#contract/rules/schedule/commands/refusal.ts'
import { byStart, endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'

/** What is dragged: airings of the schedule, copies of them, or new ones. */
export type Dragged =
  | { kind: 'move'; ids: readonly string[] }
  | { kind: 'duplicate'; ids: readonly string[]; newIds: readonly string[] }
  | { kind: 'add'; airings: readonly Airing[] }

/** A command that puts what is dragged somewhere. */
type PlacingCommand = Extract<ScheduleCommand, { toStart: number }>
export type DropOffer = ReturnType<typeof offersFor>[number]

/**
 * What a drop at a time would come to, from the schedule at the start of the drag: done as it is, asked about because
 * something else runs then, or not possible there, with the reason and the nearest place.
 */
export type Drop = { start: number; command: ScheduleCommand } & (
  | { kind: 'free'; applied: Applied }
  | { kind: 'same' }
  | { kind: 'collides'; refused: Refusal; first: DropOffer; offers: () => readonly DropOffer[] }
  | { kind: 'forbidden'; refused: Refusal }
)

/** Airings that are dragged, by start. */
export function draggedAirings({ byId }: Schedule, dragged: Dragged): readonly Airing[] {
  if (dragged.kind === 'add') return dragged.airings.toSorted(byStart)
  return dragged.ids.flatMap((id) => byId.get(id) ?? []).toSorted(byStart)
}

/** From the first start to the last end of what is dragged, in ms. */
export function spanOf(airings: readonly Airing[]): number {
  const first = airings[0]?.start ?? 0
  return airings.reduce((span, airing) => Math.max(span, endOf(airing) - first), 0)
}

/** The command of a drop: exactly there, or by a way that somebody chose. `isMeant`: pinned airings move too. */
export function dropCommand(dragged: Dragged, toStart: number, isMeant = false): PlacingCommand {
  const target = { toStart, mode: 'exact' } as const
  switch (dragged.kind) {
    case 'move':
      return { kind: 'move', ids: dragged.ids, ...target, ...(isMeant && { evenPinned: true }) }
    case 'duplicate':
      return { kind: 'duplicate', ids: dragged.ids, newIds: dragged.newIds, ...target }
    case 'add':
      return { kind: 'add', airings: dragged.airings, ...target }
  }
}

/** Looks at a drop before it is made. Pinned airings are dragged as if they were meant: the question comes on release. */
export function dropAt(schedule: Schedule, dragged: Dragged, start: number, now: number): Drop {
  const command = dropCommand(dragged, start, pinnedIn(schedule, dragged).length > 0)
  const applied = applyCommand(schedule, command, now)
  if (!applied.refused) {
    if (applied.schedule === schedule) return { kind: 'same', start, command }
    return { kind: 'free', start, command, applied }
  }
  const { refused } = applied
  const isTaken = refused.reason === 'overlap' || refused.reason === 'blocked'
  const first = isTaken ? firstOffer(schedule, command, refused, now) : undefined
  if (first) {
    const offers = () => offersFor(schedule, command, refused, now)
    return { kind: 'collides', start, command, refused, first, offers }
  }
  return { kind: 'forbidden', start, command, refused }
}

/** Airings of a drop that keep their time unless somebody says otherwise: they are asked about. */
export function pinnedIn(schedule: Schedule, dragged: Dragged): readonly Airing[] {
  return dragged.kind === 'move' ? draggedAirings(schedule, dragged).filter(({ pinned }) => pinned) : []
}
