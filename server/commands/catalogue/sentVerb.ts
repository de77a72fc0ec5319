import { CONFIRMATIONS, type Confirmation } from '#contract/rules/actions/reasons.ts'
import { SENDABLE_STATUSES, type SendableStatus } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** The status that a body sends as its verb; a missing one is draft (design 9 (3)). */
export function sentStatus(body: Readonly<Record<string, unknown>>): SendableStatus {
  const { st } = body
  if (st === undefined || st === null) return 'draft'
  const known = SENDABLE_STATUSES.find((status) => status === st)
  if (!known) throw new DomainError('malformed', { field: '/st', description: 'This status cannot be sent.' })
  return known
}

/** Codes of the query's `confirm` that were answered with yes. */
export function confirmedIn(confirm: string | undefined): Confirmation[] {
  const sent = (confirm ?? '').split(',')
  return CONFIRMATIONS.filter((code) => sent.includes(code))
}
