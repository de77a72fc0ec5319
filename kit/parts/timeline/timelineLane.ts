import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from './geometry/itemIndex.ts'

/** A row of a timeline: a channel, a day, a container. */
export type TimelineLane<Item extends TimelineItem> = {
  key: string
  /** Its name for those who hear it. */
  label: string
  /** Sorted by start; undefined while they are on their way. The same array as long as nothing in it changes. */
  items: readonly Item[] | undefined
  /** Where items run at once: hatched over both. */
  overlaps?: readonly TimeRange[]
  /** How many ms later it is in this lane than on the ruler, where lanes are days on one ruler. */
  ahead?: number
  /** Px under its items that something else of it takes (`renderBeneath`). */
  beneath?: number
}

/** What needs eyes at an item, in runs and on the map: the colour of its status; or that it is not looked for. */
export type TimelineTone = 'warning' | 'error' | 'expired' | 'draft' | 'dimmed'

export type ItemPhase = 'past' | 'now' | 'ahead'

/** How an item is drawn at this moment. */
export type ItemPlace = {
  /** Px of the card. */
  width: number
  phase: ItemPhase
  isSelected: boolean
}

export function phaseOf({ from, to }: TimeRange, now: number): ItemPhase {
  if (to <= now) return 'past'
  return from <= now ? 'now' : 'ahead'
}

/** One item, several, or none. */
export type ItemKeys = string | ReadonlySet<string> | undefined

export function isAmong(keys: ItemKeys, key: string): boolean {
  return typeof keys === 'object' ? keys.has(key) : keys === key
}
