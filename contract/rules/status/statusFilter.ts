import { ALL_STATUSES, isStatus, type Status } from '#contract/values/status.ts'

/**
 * The statuses that `st` of a read asks for: one, several comma-joined, or 'all' (published, draft, pre-draft; the
 * default). Undefined where a word is no status.
 */
export function statusFilter(st: string | undefined): readonly Status[] | undefined {
  const words = (st ?? 'all').split(',').map((word) => word.trim())
  const statuses = words.flatMap((word): readonly (Status | undefined)[] =>
    word === 'all' ? ALL_STATUSES : [isStatus(word) ? word : undefined],
  )
  return statuses.includes(undefined) ? undefined : [...new Set(statuses as readonly Status[])]
}
