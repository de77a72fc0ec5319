import { VERBS, type Verb } from '#contract/rules/actions/verbs.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { Calls } from '../calls.ts'

/** What a write names through react-admin's meta: its verb (saveDraft unless told) and the options of the call. */
export type WriteMeta = {
  verb?: Verb
  /** Key of the version that restoreVersion brings back. */
  version?: string
  rev?: number | undefined
  lockNumber?: number | undefined
  idempotencyKey?: string
  /** Codes of questions answered with yes. */
  confirm?: readonly string[]
  /** Schema version that the form was made from. */
  schema?: number | undefined
  signal?: AbortSignal
}

type WriteCalls = Pick<Calls, 'createContent' | 'saveContent' | 'discardDraft' | 'restoreVersion'>

/**
 * Sends one write by the call that its verb has; without an id the record is made. Answers the record as the next read
 * would; rejects with an ApiError.
 */
export function sendWrite(
  calls: WriteCalls,
  type: string,
  id: string | undefined,
  payload: object,
  { verb = 'saveDraft', version = '', confirm: confirmed, schema, ...guards }: WriteMeta,
): Promise<ContentRecord> {
  const { idempotencyKey, signal } = guards
  const body = { ...payload, st: VERBS[verb].status }
  if (id === undefined)
    return calls.createContent({ params: { type }, query: { schema }, body, idempotencyKey, signal })
  const confirm = confirmed?.join(',')
  if (verb === 'discardDraft') return calls.discardDraft({ params: { type, id }, ...guards })
  if (verb === 'restoreVersion')
    return calls.restoreVersion({ params: { type, id, key: version }, query: { confirm }, ...guards })
  const approval = verb === 'submitAndApprove' ? ('true' as const) : undefined
  return calls.saveContent({ params: { type, id }, query: { schema, confirm, approval }, body, ...guards })
}
