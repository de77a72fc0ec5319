import { isStatus, type Status } from '#contract/values/status.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { ALL } from '../../stores/documents/totals.ts'

/** The statuses that `st` of a read names: several comma-joined, or 'all' (calls.md section 0), which is the default. */
export function statusesIn(st: string | undefined): readonly Status[] | typeof ALL {
  const words = (st ?? '').split(',').filter((word) => word !== '')
  if (words.length === 0 || words.includes(ALL)) return ALL
  return words.map((word) => {
    if (!isStatus(word)) throw new DomainError('malformed', { field: '/st', description: `There is no status '${word}'.` })
    return word
  })
}
