import type { CallRow } from './calls/call.ts'
import type { CallName } from './calls.ts'
import { routeOf } from './calls.ts'

/** Questions that are too long for an address: they go by POST and change nothing. */
const ASKED_BY_POST: ReadonlySet<string> = new Set<CallName>([
  'filterContent',
  'filterConfigs',
  'checkType',
  'readUses',
  'readPublishPlan',
  'openReview',
  'readReviewRail',
  'listReviewNotes',
])

/** Whether a call changes anything on the server. What is not known to be a question counts as a change. */
export function isWrite(name: CallName): boolean {
  return isWritingRow({ name, method: routeOf(name).method })
}

/** The same of a row of the call table. */
export function isWritingRow({ name, method }: Pick<CallRow, 'name' | 'method'>): boolean {
  return method !== 'GET' && !ASKED_BY_POST.has(name)
}
