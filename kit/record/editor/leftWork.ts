import { setAt } from '#kit/forms/data/pointer.ts'
import { IDEMPOTENCY_MS } from '#contract/values/timers.ts'
import { isLockRefusal } from '#contract/wire/lockRefusal.ts'
import type { UnsavedWork } from '../journal/findUnsaved.ts'
import type { SentSave } from '../journal/journalTypes.ts'
import type { EditorCore } from './editorCore.ts'
import type { Attempt } from './recordKind.ts'
import { takeTheirs } from './staleSaves.ts'
import { refusalOf } from './unsettled.ts'
import type { Values } from './workingValues.ts'

/** The server forgets a retry key after this long: the save could then be done twice. */
const isFresh = ({ at }: SentSave, now: number) => now - at < IDEMPOTENCY_MS

/** What was sent, as the journal of a record of this kind kept it. */
function attemptOf<Entity extends object, Verb extends string>(
  { kind }: EditorCore<Entity, Verb>,
  { at: _at, ...sent }: SentSave,
): Attempt<Verb> {
  return { ...sent, verb: sent.verb as Verb, sent: kind.valuesOf(sent.payload) }
}

/**
 * Finishes a save that a tab sent before it died: under its own key it has one effect, whether its first try came
 * through or not. A publish that certainly never arrived is not done behind the person's back; its text is offered.
 */
export async function finishLeftSave<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  work: UnsavedWork,
): Promise<void> {
  const { sent } = work
  const head = core.head()
  if (!sent || !head || core.state.busy || !isFresh(sent, core.network.now())) return
  const { kind } = core
  if (sent.verb !== kind.verbs.save && sent.rev === head.rev) return
  // Nobody would refuse it over what others have saved since.
  if (kind.isGuarded === false && sent.rev !== head.rev) return
  const attempt = attemptOf(core, sent)
  core.show({ busy: attempt.verb })
  try {
    const saved = await redeliver(core, attempt, head.id)
    if (!core.isOutdated(saved)) followSaved(core, saved)
    await core.journal.settled(work, core.kind.valuesOf(saved), core.kind.headOf(saved).rev)
    core.emit({ kind: 'finished', at: sent.at })
  } catch {
    // Somebody else saved or holds it, or nobody answers: the text stays on offer.
  } finally {
    core.show({ busy: undefined })
  }
}

/** A reloaded tab may not have seen yet that it holds the lock itself: then it looks, and tries once more. */
async function redeliver<Entity extends object, Verb extends string>(
  { kind, network, lock }: EditorCore<Entity, Verb>,
  attempt: Attempt<Verb>,
  id: string,
): Promise<Entity> {
  const send = () => kind.send(attempt, { id, lockNumber: lock.number(), signal: network.patience() })
  try {
    return await send()
  } catch (error) {
    if (!isLockRefusal(refusalOf(error)?.code)) throw error
    await lock.take()
    if (lock.number() === undefined) throw error
    return send()
  }
}

function followSaved<Entity extends object, Verb extends string>(core: EditorCore<Entity, Verb>, saved: Entity): void {
  core.values.rebase(core.kind.valuesOf(saved), core.values.base())
  core.journalSaved(saved)
  core.show({ record: saved })
}

/**
 * Puts left behind work into the form. Over a newer record, or over other text, it is merged: nothing of it, of theirs
 * or of what stands there is replaced unseen.
 */
export function restoreLeftWork<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  work: UnsavedWork,
): void {
  const { kind, values, state, journal, network } = core
  const { start, sent } = work
  const head = core.head()
  const isSame = !values.isDirty() && work.revision === head?.rev
  if (!start || !state.record || !head || isSame) {
    values.restore(work.entries)
    // The record may exist already: its creation is settled before anything else is sent.
    if (!head && sent && (kind.findCreated || isFresh(sent, network.now()))) core.unsettled = attemptOf(core, sent)
    return journal.taken(work)
  }
  const mine = work.entries.reduce<unknown>((result, { pointer, value }) => setAt(result, pointer, value), start)
  const merge = kind.merge(start, mine as Values, values.values())
  const { n, by, at } = head
  const stale = { theirs: state.record, n, by, at, verb: undefined, merge, work }
  if (merge.conflicts.length > 0) return core.show({ stale })
  takeTheirs(core, stale, new Map())
}
