import type { Random } from '../random.ts'

/** What has become of a title: its statuses, and whether it has a past. */
export type Fate = 'published' | 'changed' | 'draft' | 'pending' | 'resubmitted' | 'processing' | 'archived' | 'deleted'

const SHARES: readonly (readonly [Fate, number])[] = [
  ['changed', 0.08],
  ['draft', 0.05],
  ['pending', 0.014],
  ['resubmitted', 0.01],
  ['processing', 0.012],
  ['archived', 0.025],
  ['deleted', 0.012],
]

/** `activity` above 1 makes everything but 'published' that much likelier: titles that people work on now. */
export function fateOf(random: Random, activity = 1): Fate {
  let rest = random() / activity
  return SHARES.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'published'
}

/** Fates that end in a draft over what is published. */
export const isOverPublished = (fate: Fate): boolean => fate === 'changed' || fate === 'resubmitted'

export const textsNeeded = (fate: Fate): number => (isOverPublished(fate) ? 2 : 1)
