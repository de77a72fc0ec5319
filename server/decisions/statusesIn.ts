import { statusFilter } from '#contract/rules/status/statusFilter.ts'
import { ALL_STATUSES } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { ALL } from '../stores/documents/totals.ts'
import type { Statuses } from '../stores/lists/listQuery.ts'

/** The statuses that `st` of a read names; the three of 'All' are the list that shows each document once. */
export function statusesIn(st: string | undefined): Statuses {
  // What nearly every read asks for.
  if (!st || st === 'all') return ALL
  const statuses = statusFilter(st)
  if (!statuses) throw new DomainError('malformed', { field: '/st', description: `There is no status '${st}'.` })
  const isAll = statuses.length === ALL_STATUSES.length && ALL_STATUSES.every((status) => statuses.includes(status))
  return isAll ? ALL : statuses
}
