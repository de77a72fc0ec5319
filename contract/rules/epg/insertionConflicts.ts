import type { TimeRange } from '../time/ranges.ts'

/** An airing that runs while another is to be; `from` and `to` are the time that both want, epoch ms. */
export type InsertionConflict<Airing> = TimeRange & { airing: Airing }

/**
 * What stands in the way of an airing at a time (specification section 5, safe insertion): others of its channel that
 * run then, by start. Ends that touch are no conflict, nor is the airing itself.
 */
export function insertionConflicts<Airing extends TimeRange & { key: string }>(
  airings: readonly Airing[],
  { from, to }: TimeRange,
  own: string,
): InsertionConflict<Airing>[] {
  return airings
    .filter((airing) => airing.key !== own && airing.from < to && airing.to > from)
    .map((airing) => ({ airing, from: Math.max(from, airing.from), to: Math.min(to, airing.to) }))
    .toSorted((one, other) => one.from - other.from)
}
