import type { AiringFlag } from '#contract/schemas/live/guide.ts'
import type { AvailableRecord } from '../availability/whyUnavailable.ts'
import { whyUnavailable } from '../availability/whyUnavailable.ts'
import { windowEnd, windowStart } from '../availability/windowEnd.ts'
import type { TimeRange } from '../time/ranges.ts'

/** What an airing plays: its program, and the titles that the program is put together from. */
export type AiringRights = { program: AvailableRecord; titles: readonly AvailableRecord[] }

/**
 * Why the rights to what airs do not hold for the time that it airs: the licence ends before its end or begins after
 * its start, or viewers of the product cannot have the program or one of its titles (specification section 4). What
 * has aired is past mending, so it is never flagged.
 */
export function whyAiringFlagged(
  airing: TimeRange,
  { program, titles }: AiringRights,
  { product, now }: { product?: string | undefined; now: number },
): AiringFlag[] {
  if (airing.to <= now) return []
  const flags = [
    ...flagsOf(airing, program, { product, now }).map((flag) => ({ ...flag, of: 'program' as const })),
    ...titles.flatMap((title) =>
      flagsOf(airing, title, { product, now }).map((flag) => ({ ...flag, of: 'title' as const })),
    ),
  ]
  return flags.filter(
    ({ reason, at }, index) => index === flags.findIndex((other) => other.reason === reason && other.at === at),
  )
}

function flagsOf(
  { from, to }: TimeRange,
  record: AvailableRecord,
  { product, now }: { product: string | undefined; now: number },
): Omit<AiringFlag, 'of'>[] {
  const [start, end] = [windowStart(record), windowEnd(record, product)]
  const reasons = whyUnavailable(record, { now, ...(product !== undefined && { product }) })
  return [
    ...(end !== undefined && end < to ? [{ reason: 'ends', at: end } as const] : []),
    ...(start !== undefined && start > from ? [{ reason: 'starts', at: start } as const] : []),
    ...reasons.flatMap((reason) => (reason === 'expired' ? [] : [{ reason }])),
  ]
}
