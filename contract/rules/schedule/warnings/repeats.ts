import type { Schedule } from '../model/schedule.ts'

/** A program that airs again: which airing, which one before it, and the ms between the end of that and its start. */
type Repeat = { airing: string; before: string; distance: number }

/** Programs that air again sooner than a distance (ms), by start. Ads repeat by nature and are left out. */
export function repeatsWithin({ order }: Schedule, distance: number): Repeat[] {
  const last = new Map<string, { id: string; end: number }>()
  const repeats: Repeat[] = []
  for (const { id, pgmId, kind, start, dur } of order) {
    if (pgmId === undefined || kind === 'ad') continue
    const before = last.get(pgmId)
    if (before && start - before.end < distance)
      repeats.push({ airing: id, before: before.id, distance: start - before.end })
    last.set(pgmId, { id, end: start + dur })
  }
  return repeats
}
