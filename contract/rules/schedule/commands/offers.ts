import type { Schedule } from '../model/schedule.ts'
import { applyCommand, type Applied } from './applyCommand.ts'
import type { ScheduleCommand } from './command.ts'
import { runningAt } from './cutAiring.ts'
import type { Refusal } from './refusal.ts'

/** Another way to what somebody meant, and what it would come to; on screen `schedule.offers.<kind>`. */
type Offer = { kind: OfferKind; command: ScheduleCommand; applied: Applied }
export type OfferKind = 'nearest' | 'inFront' | 'push' | 'overwrite' | 'split' | 'swap' | 'replace'

type Placing = Extract<ScheduleCommand, { toStart: number }>

/**
 * What can be done instead of placing something where it collides (editors.md section 2, algorithm 4): only what would
 * not be refused, each with the schedule that it leads to, to be shown before somebody chooses.
 */
export function offersFor(schedule: Schedule, command: Placing, refused: Refusal, now: number): Offer[] {
  return [...offered(schedule, command, refused, now)]
}

/** The first of them, if there is any: a step of a drag asks no more than that. */
export function firstOffer(schedule: Schedule, command: Placing, refused: Refusal, now: number): Offer | undefined {
  return offered(schedule, command, refused, now).next().value ?? undefined
}

function* offered(schedule: Schedule, command: Placing, refused: Refusal, now: number): Generator<Offer, void> {
  for (const [kind, other] of alternatives(schedule, command, refused)) {
    const applied = applyCommand(schedule, other, now)
    if (!applied.refused && applied.schedule !== schedule) yield { kind, command: other, applied }
  }
}

function alternatives(
  schedule: Schedule,
  command: Placing,
  { nearest, blockedBy }: Refusal,
): [OfferKind, ScheduleCommand][] {
  const id = typeof blockedBy === 'object' ? blockedBy.airing : undefined
  const other = id === undefined ? undefined : schedule.byId.get(id)
  const list: [OfferKind, ScheduleCommand][] = []
  if (nearest !== undefined) list.push(['nearest', { ...command, snap: false, mode: 'exact', toStart: nearest }])
  if (command.mode !== 'insert') list.push(['push', { ...command, mode: 'insert' }])
  if (other) list.push(['inFront', { ...command, snap: false, mode: 'insert', toStart: other.start }])
  if (command.mode !== 'overwrite') list.push(['overwrite', { ...command, mode: 'overwrite' }])
  const under = runningAt(schedule, command.toStart)
  if (command.mode !== 'split' && under && under.id === id) list.push(['split', { ...command, mode: 'split' }])
  const [moved] = command.kind === 'move' && command.ids.length === 1 ? command.ids : []
  if (moved !== undefined && other) list.push(['swap', { kind: 'swap', ids: [moved, other.id] }])
  const [added] =
    (command.kind === 'add' || command.kind === 'paste') && command.airings.length === 1 ? command.airings : []
  if (added && other) list.push(['replace', { kind: 'replace', id: other.id, airing: added }])
  return list
}
