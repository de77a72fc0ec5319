import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord, FieldChange } from '#contract/schemas/contentRecord.ts'
import type { ApiError } from '#kit/context/providerTypes.ts'
import type { EditorCore } from './editorCore.ts'
import type { Attempt } from './editorTypes.ts'
import { isUnsettled, refusalOf, sendAttempt, WRITING_VERBS } from './sendAttempt.ts'
import { serverIssues } from './serverIssues.ts'
import { mergesAlone } from './staleSaves.ts'

/** What is asked for: a verb, with the questions answered so far, or an old version to restore. */
export type Wanted = { verb: Verb; confirm?: readonly Confirmation[]; version?: string }

/** A merge that meets yet another save is merged again, but not for ever. */
const MERGES = 3

/**
 * Does one verb: true once it is done, false where it became a question or a mark at a field. Its answer is the form's
 * new base, so nothing is fetched again, and whatever was typed meanwhile stays (promises R2, R32).
 */
export async function writeRecord(core: EditorCore, wanted: Wanted): Promise<boolean> {
  for (let merges = 0; ; merges++) {
    try {
      if (await wasAlreadySent(core, wanted)) return true
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
    rev: state.record?.rev,
    mark: journal.mark(),
    ...(version === undefined ? {} : { version }),
  }
}

async function deliver(core: EditorCore, attempt: Attempt): Promise<ContentRecord> {
  const { calls, type, schemaVersion, takeLock, lockNumber, state } = core
  try {
    // A lock that is just being taken would refuse a write that does not name its number yet.
    if (WRITING_VERBS.includes(attempt.verb)) await takeLock()
    const sending = { calls, type, id: state.record?.id, schema: schemaVersion, lockNumber: lockNumber() }
    const record = await sendAttempt(attempt, sending)
    core.unsettled = undefined
    return record
  } catch (error) {
    core.unsettled = isUnsettled(error) ? attempt : undefined
    throw error
  }
}

/**
 * A write of which nobody knows whether it came through is sent again first, with its own key: it then has one effect,
 * however often it is tried. True where it is just what is wanted now.
 */
async function wasAlreadySent(core: EditorCore, wanted: Wanted): Promise<boolean> {
  const before = core.unsettled
  if (!before) return false
  const next = attemptOf(core, wanted)
  adopt(core, before, await deliver(core, before))
  return before.verb === next.verb && sameJson(before.payload, next.payload)
}

function adopt({ store, journalSaved, show }: EditorCore, attempt: Attempt, record: ContentRecord): void {
  const replaces = attempt.verb === 'discardDraft' || attempt.verb === 'restoreVersion'
  if (replaces) store.reset(record)
  else store.rebase(record, attempt.sent)
  journalSaved(record, attempt.mark)
  show({ record, stale: undefined, baseMoved: undefined, newer: undefined })
}

/** Whether the refusal has become a question or a mark at a field, so that nothing needs to be said in passing. */
function isAnswered(core: EditorCore, verb: Verb, refusal: ApiError): boolean {
  if (refusal.code === 'baseMoved') {
    const { n, changed = [] } = (refusal.data ?? {}) as { n?: number; changed?: FieldChange[] }
    core.show({ baseMoved: { verb, n, changed } })
    return true
  }
  const issues = serverIssues(refusal, core.store.values())
  if (issues.length === 0) return false
  core.store.setServerIssues(issues)
  core.revealIssues()
  core.tell({ kind: 'invalid', count: issues.length })
  return true
}
