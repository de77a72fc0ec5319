import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { seenRevisions } from '#kit/jobs/bulk/seenRevisions.ts'
import type { SelectionState } from '../selection/createSelection.ts'

/** The titles of a bulk change: named one by one, or all that match. */
export type MeantTitles = {
  chosen: Chosen
  /** By id the revision at which each was last on screen; unknown where all that match are meant. */
  revisions?: Readonly<Record<string, number>>
  count: number
  /** `count` is a lower bound. */
  atLeast: boolean
}

/** What is chosen in the list, as a bulk change names it; undefined for nothing. */
export function meantTitles({ rows, all }: SelectionState): MeantTitles | undefined {
  if (all) return { chosen: { flt: all.flt }, count: all.count, atLeast: all.atLeast }
  if (rows.size === 0) return undefined
  return {
    chosen: { keys: [...rows.keys()] },
    revisions: seenRevisions(rows.values()),
    count: rows.size,
    atLeast: false,
  }
}
