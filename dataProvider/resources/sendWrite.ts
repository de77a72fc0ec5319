import { VERBS, type Verb } from '#contract/rules/actions/verbs.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { ContentCalls, WriteOptions } from '../content.ts'

/** What a write names through react-admin's meta: its verb (saveDraft unless told) and the options of the call. */
export type WriteMeta = Partial<WriteOptions> & {
  verb?: Verb
  /** Key of the version that restoreVersion brings back. */
  version?: string
}

type WriteCalls = Pick<ContentCalls, 'createContent' | 'saveContent' | 'discardDraft' | 'restoreVersion'>

/**
 * Sends one write by the call that its verb has; without an id the record is made. Answers the record as the next read
 * would; rejects with an ApiError.
 */
export function sendWrite(
  calls: WriteCalls,
  type: string,
  id: string | undefined,
  payload: object,
  { verb = 'saveDraft', version, ...named }: WriteMeta,
): Promise<ContentRecord> {
  if (id === undefined) return calls.createContent(type, payload, VERBS[verb].status, named)
  const options: WriteOptions = { rev: undefined, ...named }
  if (verb === 'discardDraft') return calls.discardDraft(type, id, options)
  if (verb === 'restoreVersion') return calls.restoreVersion(type, id, version ?? '', options)
  const approval = verb === 'submitAndApprove' ? { approval: true } : {}
  return calls.saveContent(type, id, payload, VERBS[verb].status, { ...options, ...approval })
}
