import { sameJson } from '../../diff/json.ts'
import type { Airing, Schedule } from '../model/schedule.ts'

/** What happened to an airing; on screen `schedule.changes.<kind>`. */
export type AiringChange =
  | { kind: 'added'; airing: Airing }
  | { kind: 'removed'; airing: Airing }
  /** `by`: how many ms later (earlier, where negative). */
  | { kind: 'moved'; airing: Airing; was: Airing; by: number }
  /** It starts when it did and plays otherwise: another length, program or pin. */
  | { kind: 'changed'; airing: Airing; was: Airing; fields: readonly (keyof Airing)[] }

const FIELDS = ['dur', 'kind', 'pgmId', 'pinned', 'offset', 'rest'] as const satisfies readonly (keyof Airing)[]

/** What is otherwise in a schedule than in another, airing by airing, by start. */
export function scheduleChanges(before: Pick<Schedule, 'byId'>, after: Pick<Schedule, 'byId'>): AiringChange[] {
  const changes: AiringChange[] = []
  for (const was of before.byId.values()) if (!after.byId.has(was.id)) changes.push({ kind: 'removed', airing: was })
  for (const airing of after.byId.values()) {
    const was = before.byId.get(airing.id)
    if (!was) changes.push({ kind: 'added', airing })
    else changes.push(...changeOf(was, airing))
  }
  return changes.sort((one, other) => one.airing.start - other.airing.start)
}

function changeOf(was: Airing, airing: Airing): AiringChange[] {
  if (was === airing) return []
  if (was.start !== airing.start) return [{ kind: 'moved', airing, was, by: airing.start - was.start }]
  const fields = FIELDS.filter((field) => !sameJson(was[field], airing[field]))
  return fields.length > 0 ? [{ kind: 'changed', airing, was, fields }] : []
}

/** Do two airings say the same? */
export function isSameAiring(one: Airing | undefined, other: Airing | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && sameJson(one, other))
}
