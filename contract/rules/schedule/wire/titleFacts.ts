import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { placeSegments } from '../../program/placeSegments.ts'
import type { Airing } from '../model/schedule.ts'
import type { RightsFacts } from '../warnings/rightsFailures.ts'

/** Titles that were asked for, by id: null where there is none, or none that the caller may see. */
export type KnownTitles = ReadonlyMap<string, ScheduleTitle | null>

/** What is known after an answer to `readScheduleTitles`: of what it leaves out, that it is not there. */
export function knownTitles(before: KnownTitles, asked: readonly string[], answered: readonly ScheduleTitle[]) {
  const known = new Map(before)
  for (const id of asked) known.set(id, null)
  for (const title of answered) known.set(title.id, title)
  return known as KnownTitles
}

/** What `checkRights` judges by: nothing is held against a title that was never asked for. */
export function rightsFacts(titles: KnownTitles, other: Omit<RightsFacts, 'recordsOf'>): RightsFacts {
  return {
    ...other,
    recordsOf: ({ pgmId }) => {
      const title = pgmId === undefined ? undefined : titles.get(pgmId)
      if (title === undefined) return {}
      if (title === null) return { program: { id: pgmId, st: 'purged' } }
      return { program: title.rights, titles: title.parts.map(({ rights }) => rights) }
    },
  }
}

/** Why an airing's title is published with conditions only, for `dayWarnings`. */
export function conditionIn(titles: KnownTitles): (airing: Airing) => string | undefined {
  return ({ pgmId }) => (pgmId === undefined ? undefined : titles.get(pgmId)?.condition)
}

/**
 * What a day keeps of an airing's title: a snapshot of when the day was stored, made by the server alone. Pieces of one
 * kind in a row are one, since a schedule only asks where ads are.
 */
export function snapshotOf({ lon, lod, sg }: Pick<ScheduleTitle, 'lon' | 'lod' | 'sg'>): Record<string, unknown> {
  return { lon, ...(lod && { lod }), ...(sg && { sg: runsOf(sg) }) }
}

function runsOf(sg: NonNullable<ScheduleTitle['sg']>) {
  const runs: { seg_ty: string; dur: number }[] = []
  placeSegments(sg).segments.forEach(({ dur = 0 }, nth) => {
    const { seg_ty = 'vod' } = sg[nth] ?? {}
    const last = runs.at(-1)
    if (last?.seg_ty === seg_ty) last.dur += dur
    else runs.push({ seg_ty, dur })
  })
  return runs
}
