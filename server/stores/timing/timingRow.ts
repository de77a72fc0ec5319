import type { Actor } from '#contract/rules/access/actor.ts'
import type { Timing, TimingFailure } from '#contract/schemas/timing.ts'
import type { TimingTable } from '../../db/documentTables.ts'

export type TimingRow = Omit<TimingTable, 'actor' | 'failed'> & { actor: Actor; failed: TimingFailure | null }

/** A row as the wire tells of it: by whom, and why it did not come about. */
export function timingOf({ publish_at, unpublish_at, actor, at, failed }: TimingRow): Timing {
  return {
    ...(publish_at ? { publishAt: publish_at } : {}),
    ...(unpublish_at ? { unpublishAt: unpublish_at } : {}),
    by: { uid: actor.uid, name: actor.name },
    at,
    ...(failed ? { failed } : {}),
  }
}
