import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord, FieldChange, LockState } from '#contract/schemas/contentRecord.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { EditorCore } from './editorCore.ts'
import type { Attempt } from './editorTypes.ts'
import { isUnsettled, refusalOf, sendAttempt, WRITING_VERBS } from './sendAttempt.ts'
import { serverIssues } from './serverIssues.ts'
import { mergesAlone } from './staleSaves.ts'

/** What is asked for: a verb, with the questions answered so far, or an old version to restore. */
export type Wanted = {
  verb: Verb
  confirm?: readonly Confirmation[]
  version?: string
  /** Only finishes what was sent before: text typed since then was not asked to be saved. */
  settles?: boolean
}

/** A merge that meets yet another save is merged again, but not for ever. */
const MERGES = 3

/**
 * Does one verb: true once it is done, false where it became a question or a mark at a field. Its answer is the form's
 * new base, so nothing is fetched again, and whatever was typed meanwhile stays (promises R2, R32).
 */
export async function writeRecord(core: EditorCore, wanted: Wanted): Promise<boolean> {
  for (let merges = 0; ; merges++) {
    try {
      const before = await settleBefore(core, wanted)
      if (before === 'wanted' || (before === 'settled' && wanted.settles)) return true
      const attempt = attemptOf(core, wanted)
      adopt(core, attempt, await deliver(core, attempt))
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'stale') {
        if (merges < MERGES && mergesAlone(core, wanted.verb, refusal)) continue
        return false
      }
      if (refusal && isAnswered(core, wanted.verb, refusal)) return false
      throw error
    }
  }
}

function attemptOf(core: EditorCore, { verb, confirm = [], version }: Wanted): Attempt {
  const { store, state, schema, journal, newId } = core
  const sent = store.values()
  const carries = WRITING_VERBS.includes(verb) && (state.record === undefined || store.isDirty())
  return {
    verb,
    payload: carries ? cleanPayload(schema, payloadOf(sent)).payload : {},
    sent,
    confirm,
    key: newId(),
    schema: core.schemaVersion,
    rev: state.record?.rev,
    mark: journal.mark(),
    ...(version === undefined ? {} : { version }),
  }
}

/** Sends one try. Its key is on disk before it leaves, and goes from there once the answer is known. */
async function deliver(core: EditorCore, attempt: Attempt): Promise<ContentRecord> {
  const { calls, type, takeLock, lockNumber, state, line, journal } = core
  const isKept = WRITING_VERBS.includes(attempt.verb)
  try {
    if (isKept) {
      const { sent: _sent, version: _version, ...kept } = attempt
      await journal.sending({ ...kept, at: line.now() })
      // A lock that is just being taken would refuse a write that does not name its number yet.
      await takeLock()
    }
    const id = state.record?.id
    const record = await sendAttempt(attempt, { calls, type, id, lockNumber: lockNumber(), signal: line.patience() })
    core.unsettled = undefined
    return record
  } catch (error) {
    core.unsettled = isUnsettled(error) ? attempt : undefined
    if (isKept && !core.unsettled) void journal.sending(undefined)
    throw error
  }
}

/**
 * A write of which nobody knows whether it came through is sent again first, with its own key: it then has one effect,
 * however often it is tried. 'wanted' where it is just what is asked for now. A verb that carries no text is not
 * repeated behind another one: its stale revision keeps it from coming late.
 */
async function settleBefore(core: EditorCore, wanted: Wanted): Promise<'nothing' | 'settled' | 'wanted'> {
  const before = core.unsettled
  if (!before) return 'nothing'
  if (!WRITING_VERBS.includes(before.verb) && before.verb !== wanted.verb) {
    core.unsettled = undefined
    return 'nothing'
  }
  const next = attemptOf(core, wanted)
  adopt(core, before, await deliver(core, before))
  return before.verb === next.verb && sameJson(before.payload, next.payload) ? 'wanted' : 'settled'
}

function adopt(core: EditorCore, attempt: Attempt, record: ContentRecord): void {
  const { store, journalSaved, show, state } = core
  // A first answer that is given once more may be older than what others have saved on top of it.
  if (state.record && core.isOutdated(record)) return journalSaved(state.record, attempt.mark)
  const replaces = attempt.verb === 'discardDraft' || attempt.verb === 'restoreVersion'
  if (replaces) store.reset(record)
  else store.rebase(record, attempt.sent)
  journalSaved(record, attempt.mark)
  show({ record, stale: undefined, baseMoved: undefined, newer: undefined, lockedOut: undefined })
}

/** Whether the refusal has become a question or a mark at a field, so that nothing needs to be said in passing. */
function isAnswered(core: EditorCore, verb: Verb, refusal: ApiError): boolean {
  if (refusal.code === 'baseMoved') {
    const { n, changed = [] } = (refusal.data ?? {}) as { n?: number; changed?: FieldChange[] }
    core.show({ baseMoved: { verb, n, changed } })
    return true
  }
  if (refusal.code === 'locked') {
    const lock = refusal.data as LockState
    core.show({ lockedOut: lock })
    core.tell({ kind: 'lockedOut', name: lock.name ?? '' })
    return true
  }
  const issues = serverIssues(refusal, core.store.values())
  if (issues.length === 0) return false
  core.store.setServerIssues(issues)
  core.revealIssues()
  core.tell({ kind: 'invalid', count: issues.length })
  return true
}
