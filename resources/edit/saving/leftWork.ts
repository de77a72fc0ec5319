import { IDEMPOTENCY_MS } from '#contract/values/timers.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { setAt } from '#kit/forms/data/pointer.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import type { UnsavedWork } from '#kit/record/journal/findUnsaved.ts'
import type { SentSave } from '#kit/record/journal/journalTypes.ts'
import { mergeSaves } from '#kit/record/save/mergeSaves.ts'
import type { EditorCore } from '../editor/editorCore.ts'
import type { Attempt } from '../editor/editorTypes.ts'
import { refusalOf, sendAttempt } from '../editor/sendAttempt.ts'
import { takeTheirs } from '../editor/staleSaves.ts'

/** The server forgets a retry key after this long: the save could then be done twice. */
const isFresh = ({ at }: SentSave, now: number) => now - at < IDEMPOTENCY_MS

function attemptOf({ at: _at, ...sent }: SentSave): Attempt {
  return { ...sent, sent: sent.payload as FormValues }
}

/**
 * Finishes a save that a tab sent before it died: under its own key it has one effect, whether its first try came
 * through or not. A publish that certainly never arrived is not done behind the person's back; its text is offered.
 */
export async function finishLeftSave(core: EditorCore, work: UnsavedWork): Promise<void> {
  const { sent } = work
  const { record, busy } = core.state
  if (!sent || !record || busy || !isFresh(sent, core.line.now())) return
  if (sent.verb !== 'saveDraft' && sent.rev === record.rev) return
  core.show({ busy: sent.verb })
  try {
    const saved = await redeliver(core, attemptOf(sent), record.id)
    if (!core.isOutdated(saved)) followSaved(core, saved)
    await core.journal.settled(work, saved, saved.rev)
    core.tell({ kind: 'finished', at: sent.at })
  } catch {
    // Somebody else saved or holds it, or nobody answers: the text stays on offer.
  } finally {
    core.show({ busy: undefined })
  }
}

/** A reloaded tab may not have seen yet that it holds the lock itself: then it looks, and tries once more. */
async function redeliver(core: EditorCore, attempt: Attempt, id: string): Promise<ContentRecord> {
  const { calls, type, line, lockNumber, takeLock } = core
  const send = () => sendAttempt(attempt, { calls, type, id, lockNumber: lockNumber(), signal: line.patience() })
  try {
    return await send()
  } catch (error) {
    if (refusalOf(error)?.code !== 'locked') throw error
    await takeLock()
    if (lockNumber() === undefined) throw error
    return send()
  }
}

function followSaved(core: EditorCore, saved: ContentRecord): void {
  core.store.rebase(saved, core.store.base())
  core.journalSaved(saved)
  core.show({ record: saved })
}

/**
 * Puts left behind work into the form. Over a newer record, or over other text, it is merged: nothing of it, of theirs
 * or of what stands there is replaced unseen.
 */
export function restoreLeftWork(core: EditorCore, work: UnsavedWork): void {
  const { store, state, journal, line } = core
  const { start, sent } = work
  const isSame = !store.isDirty() && work.revision === state.record?.rev
  if (!start || !state.record || isSame) {
    store.restore(work.entries, { keyword: 'unread' })
    // The record may exist already: its creation is settled before anything else is sent.
    if (!state.record && sent && isFresh(sent, line.now())) core.unsettled = attemptOf(sent)
    return journal.taken(work)
  }
  const mine = work.entries.reduce<unknown>((values, { pointer, value }) => setAt(values, pointer, value), start)
  const merge = mergeSaves(start, mine as FormValues, store.values())
  const found = { theirs: state.record, by: state.record.uu, at: state.record.ut, verb: undefined, merge, work }
  if (merge.conflicts.length > 0) return core.show({ stale: found })
  takeTheirs(core, found, new Map())
}
