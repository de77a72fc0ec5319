import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { STATUS_OF_VERB } from '#contract/rules/actions/statusOfVerb.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { ApiError, WriteOptions } from '#kit/parts/context/providerTypes.ts'
import type { Attempt, EditorCalls } from './editorTypes.ts'

/** Verbs that carry the form's text along; the others move the document as it stands. */
export const WRITING_VERBS: readonly Verb[] = ['saveDraft', 'submit', 'publish']

type Sending = {
  calls: EditorCalls
  type: string
  id: string | undefined
  lockNumber: number | undefined
  /** Ends a try that hangs. */
  signal: AbortSignal
}

/** Sends one attempt by the call that its verb has. */
export function sendAttempt(
  attempt: Attempt,
  { calls, type, id, lockNumber, signal }: Sending,
): Promise<ContentRecord> {
  const { verb, payload, rev, key, confirm, version, schema } = attempt
  const options: WriteOptions = { rev, lockNumber, idempotencyKey: key, confirm, schema, signal }
  if (id === undefined) return calls.createContent(type, payload, STATUS_OF_VERB[verb], options)
  if (verb === 'discardDraft') return calls.discardDraft(type, id, options)
  if (verb === 'restoreVersion') return calls.restoreVersion(type, id, version ?? '', options)
  const approval = verb === 'submitAndApprove' ? { approval: true } : {}
  return calls.saveContent(type, id, payload, STATUS_OF_VERB[verb], { ...options, ...approval })
}

/**
 * Whether nobody knows what became of a write: the line broke, the server was busy or is still at it. The same retry
 * key then has to be sent again before anything else.
 */
export function isUnsettled(error: unknown): boolean {
  const { kind, status = 0, code } = error as Partial<ApiError>
  return isLineBroken(kind) || status >= 500 || status === 429 || code === 'idempotencyRunning'
}

/** A try that hung was ended by the form itself, which is no wish of the person. */
const isLineBroken = (kind: ApiError['kind'] | undefined) => kind === 'network' || kind === 'cancelled'
const BUSY: readonly number[] = [429, 502, 503, 504]

/** Why it may go better a little later, where it may: then the write waits and is tried again by itself. */
export function whyLater(error: unknown): 'line' | 'busy' | undefined {
  const { kind, status = 0, code } = error as Partial<ApiError>
  if (isLineBroken(kind)) return 'line'
  return BUSY.includes(status) || code === 'idempotencyRunning' ? 'busy' : undefined
}

/** The provider's refusal behind an error, seen by its shape; undefined for any other error. */
export function refusalOf(error: unknown): ApiError | undefined {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined
}
