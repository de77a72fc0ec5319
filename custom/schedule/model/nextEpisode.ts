import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'

/**
 * The place of the episode that a season goes on with: behind the last of its episodes that airs before an instant; 0
 * where none does, or where the last one has aired.
 */
export function nextEpisode({ order }: Pick<Schedule, 'order'>, episodes: readonly string[], before: number): number {
  const last = order.findLast(({ pgmId, start }) => start < before && pgmId !== undefined && episodes.includes(pgmId))
  const next = last?.pgmId === undefined ? 0 : episodes.indexOf(last.pgmId) + 1
  return next < episodes.length ? next : 0
}
