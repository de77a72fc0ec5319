import { DERIVED_AIRING_FIELDS, type ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import { AIRING_KINDS, type AiringKind } from '#contract/values/schedule.ts'
import { parseDate } from '../../dates/parseDate.ts'
import type { TimeRange } from '../../time/ranges.ts'
import type { Airing } from '../model/schedule.ts'

/** A part of an airing as one day has it, and what it says of the whole beyond that day. */
export type AiringPart = { airing: Airing; whole: TimeRange }

/** Fields that an airing has a place of its own for. */
const READ = new Set([...DERIVED_AIRING_FIELDS, 'uId', 'a_st_dt', 'a_ed_dt', 'dur', 'pgm_id', 'pnd', 'off', 'type'])

/**
 * A part from the wire, or undefined where its times cannot be read or run backwards. What a service names with
 * no id is known by its program and its first start.
 */
export function readAiring(wire: ScheduleAiring): AiringPart | undefined {
  const [start, end] = [parseDate(wire.a_st_dt), parseDate(wire.a_ed_dt)]
  if (start === undefined || end === undefined || end < start) return undefined
  const from = Math.min(start, parseDate(wire.prevASt) ?? start)
  const to = Math.max(end, parseDate(wire.nextAEd) ?? end)
  const airing: Airing = {
    id: wire.uId ?? `${wire.pgm_id ?? ''}@${new Date(from).toISOString()}`,
    start,
    dur: end - start,
    kind: kindOf(wire.type) ?? 'vod',
    pinned: wire.pnd === true,
    offset: wire.off ?? 0,
    ...(wire.pgm_id !== undefined && { pgmId: wire.pgm_id }),
    rest: restOf(wire),
  }
  return { airing, whole: { from, to } }
}

function kindOf(type: string | undefined): AiringKind | undefined {
  return AIRING_KINDS.find((kind) => kind === type)
}

/** A type that is none of ours stays as it came. */
function restOf(wire: ScheduleAiring): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(wire)) if (!READ.has(field)) rest[field] = value
  if (wire.type !== undefined && kindOf(wire.type) === undefined) rest.type = wire.type
  return rest
}
