import type { ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import { endOf, type Airing } from '../model/schedule.ts'
import { readAiring } from '../wire/readAiring.ts'

/** Airings as a plan keeps them: whole, and without what titles say, which is read anew whenever the plan is laid. */
export function writePlanAirings(airings: readonly Airing[]): ScheduleAiring[] {
  return airings.map((airing) => ({
    ...{ uId: airing.id, type: airing.kind },
    ...{ a_st_dt: new Date(airing.start).toISOString(), a_ed_dt: new Date(endOf(airing)).toISOString() },
    ...(airing.pgmId !== undefined && { pgm_id: airing.pgmId }),
    ...(airing.pinned && { pnd: true }),
    ...(airing.offset > 0 && { off: airing.offset }),
  }))
}

/** The airings of a plan; what cannot be read is left out. `restOf` says what the wire has of a title. */
export function readPlanAirings(
  ar: readonly ScheduleAiring[],
  restOf: (pgmId: string) => Airing['rest'] | undefined,
): Airing[] {
  return ar.flatMap((wire) => {
    const airing = readAiring(wire)?.airing
    if (!airing) return []
    return [{ ...airing, rest: (airing.pgmId !== undefined && restOf(airing.pgmId)) || {} }]
  })
}
