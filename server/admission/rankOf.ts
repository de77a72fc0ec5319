import { isWritingRow } from '#contract/wire/isWrite.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import type { Rank } from './admission.ts'

/** Queues of their own: a trial goes through a whole selection, slice by slice, two people's at a time. */
const OWN_QUEUE: readonly string[] = ['dryRunBulk']

/**
 * How a call stands in the queue; undefined where it waits for no database: files that come and go as their line allows,
 * streams, and what the server tells of itself.
 */
export function rankOf(row: CallRow): Rank | undefined {
  const isOfFiles = row.gives === 'bytes' || row.takes === 'multipart' || row.takes === 'media'
  const isOfTheServer = row.gives === 'stream' || row.gives === 'text' || row.guard.by === 'public'
  if (isOfFiles || isOfTheServer || OWN_QUEUE.includes(row.name)) return undefined
  return isWritingRow(row) ? 'write' : 'read'
}
