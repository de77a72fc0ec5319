/**
 * Statuses of a version (specification section 4). `archived` on a single version also marks a published version
 * that a newer one has superseded: it is kept, never deleted.
 */
export const STATUSES = ['published', 'draft', 'pre-draft', 'pending', 'archived', 'deleted', 'purged'] as const
export type Status = (typeof STATUSES)[number]

/** What the filter 'All' stands for (section 4). */
export const ALL_STATUSES: readonly Status[] = ['published', 'draft', 'pre-draft']

/** Statuses in which a version is the draft side of its document: at most one of them at a time. */
export const DRAFT_SIDE: readonly Status[] = ['draft', 'pending', 'pre-draft']

/** Sides that viewers see or that may still be published: what is archived or deleted has given back what it held. */
export const LIVING: readonly Status[] = ['published', ...DRAFT_SIDE]

/** `unpublished` is a verb of PUT and never stored (calls.md section 0). */
export const SENDABLE_STATUSES = [
  'draft',
  'pending',
  'published',
  'unpublished',
  'archived',
  'deleted',
  'purged',
] as const
export type SendableStatus = (typeof SENDABLE_STATUSES)[number]

export function isStatus(value: unknown): value is Status {
  return typeof value === 'string' && (STATUSES as readonly string[]).includes(value)
}

export function isDraftSide(status: Status): boolean {
  return DRAFT_SIDE.includes(status)
}
