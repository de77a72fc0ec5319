import type { Finding } from '#contract/rules/policy/lintPolicy.ts'
import type { PolicyRow } from '#contract/rules/policy/policy.ts'

/**
 * Whether what is wrong with a row is only that it is not filled in yet: that is said once the row was left, or a save
 * was tried, and not while somebody is about to fill it in.
 */
export function isWaiting({ attribute, value }: PolicyRow, { code }: Finding): boolean {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return (code === 'badOperator' && attribute === '') || (code === 'badValue' && isEmpty)
}
