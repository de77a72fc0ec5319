import type { TimelineTone } from '#kit/parts/timeline/timelineLane.ts'
import type { AiringItem, GuideItem } from './guideLane.ts'

/** What of an item needs eyes: runs of narrow items and the map of the day are coloured by it. */
export function toneOf(item: GuideItem): TimelineTone | undefined {
  if (item.kind === 'gap') return 'warning'
  if (item.kind !== 'airing') return undefined
  if (item.airing.flags) return 'expired'
  if (item.overlap) return 'error'
  return isDraft(item) ? 'draft' : undefined
}

/** Whether an airing is of another genre than the one that is looked for; '': none is. */
export function isOtherGenre({ airing }: AiringItem, genre: string): boolean {
  return genre !== '' && !airing.gnr?.includes(genre)
}

/** Viewers do not have it as it stands here. */
export const isDraft = ({ airing }: AiringItem) => airing.st !== 'published'
