import { sameJson } from '#contract/rules/diff/json.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import { isLockRefusal } from '#contract/wire/lockRefusal.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { EditorCore } from './editorCore.ts'
import type { Attempt } from './recordKind.ts'
import { mergesAlone } from './staleSaves.ts'
import { isUnsettled, refusalOf } from './unsettled.ts'

/** What is asked for: a verb, with the questions answered so far, or an old version to restore. */
export type SaveRequest<Verb extends string = string> = {
  verb: Verb
  confirm?: readonly string[]
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
export async function writeRecord<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  request: SaveRequest<Verb>,
): Promise<boolean> {
  for (let merges = 0; ; merges++) {
    try {
      const before = await settleBefore(core, request)
      if (before === 'requested' || (before === 'settled' && request.settles)) return true
      const attempt = attemptOf(core, request)
      adopt(core, attempt, await deliver(core, attempt))
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code === 'stale') {
        if (merges < MERGES && mergesAlone(core, request.verb, refusal)) continue
        return false
      }
      if (refusal && isAnswered(core, request.verb, refusal)) return false
      throw error
    }
  }
}

function attemptOf<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  { verb, confirm = [], version }: SaveRequest<Verb>,
): Attempt<Verb> {
  const { values, kind, journal, newId } = core
  const sent = values.values()
  const head = core.head()
  const carries = kind.verbs.writing.includes(verb) && (head === undefined || values.isDirty())
  return {
    verb,
    payload: carries ? kind.clean(sent, verb) : {},
    sent,
    confirm,
    key: newId(),
    schema: kind.schemaVersion,
    rev: head?.rev,
    mark: journal.mark(),
    ...(version === undefined ? {} : { version }),
  }
}

/** Sends one try. Its key is on disk before it leaves, and goes from there once the answer is known. */
async function deliver<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  attempt: Attempt<Verb>,
): Promise<Entity> {
  const { kind, lock, network, journal } = core
  const isKept = kind.verbs.writing.includes(attempt.verb)
  const id = core.head()?.id
  try {
    if (isKept) {
      const { sent: _sent, version: _version, ...kept } = attempt
      await journal.sending({ ...kept, at: network.now() })
      // A lock that is just being taken would refuse a write that does not name its number yet.
      await lock.take()
    }
    const record = await kind.send(attempt, { id, lockNumber: lock.number(), signal: network.patience() })
    core.unsettled = undefined
    return record
  } catch (error) {
    core.unsettled = isUnsettled(error, kind.findCreated === undefined) ? attempt : undefined
    if (isKept && !core.unsettled) void journal.sending(undefined)
    throw error
  }
}

/**
 * A write of which nobody knows whether it came through is sent again first, with its own key: it then has one effect,
 * however often it is tried. 'requested' where it is just what is asked for now. A verb that carries no text is not
 * repeated behind another one: its stale revision keeps it from coming late.
 */
async function settleBefore<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  request: SaveRequest<Verb>,
): Promise<'nothing' | 'settled' | 'requested'> {
  const before = core.unsettled
  if (!before) return 'nothing'
  if (!core.kind.verbs.writing.includes(before.verb) && before.verb !== request.verb) {
    core.unsettled = undefined
    return 'nothing'
  }
  const next = attemptOf(core, request)
  adopt(core, before, await deliver(core, before))
  return before.verb === next.verb && sameJson(before.payload, next.payload) ? 'requested' : 'settled'
}

/** Makes the answer of an attempt the new base of the text. */
export function adopt<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  attempt: Attempt<Verb>,
  record: Entity,
): void {
  const { kind, values, lock, journalSaved, show, state } = core
  // A first answer that is given once more may be older than what others have saved on top of it.
  if (state.record && core.isOutdated(record)) return journalSaved(state.record, attempt.mark)
  const before = values.base()
  if (kind.verbs.replacing.includes(attempt.verb)) values.reset(kind.valuesOf(record))
  else values.rebase(kind.valuesOf(record), attempt.sent)
  if (kind.verbs.closing.includes(attempt.verb)) {
    lock.returned()
    // Whoever typed on while the answer was under way still edits.
    if (values.isDirty()) void lock.take()
  }
  journalSaved(record, attempt.mark)
  core.journal.superseded(before, values.base())
  show({ record, stale: undefined, question: undefined, newer: undefined, lockedOut: undefined, uncertain: undefined })
}

/** Whether the refusal has become a question or a mark at a field, so that nothing needs to be said in passing. */
function isAnswered<Entity extends object, Verb extends string>(
  { kind, values, show, emit }: EditorCore<Entity, Verb>,
  verb: Verb,
  { code, data, errors }: ApiError,
): boolean {
  if (code !== undefined && kind.questions.includes(code)) {
    show({ question: { verb, code, data } })
    return true
  }
  if (isLockRefusal(code)) {
    const lock = data as LockState
    const isOwn = code === 'lockedByYou'
    show({ lockedOut: { ...lock, isOwn } })
    emit({ kind: 'lockedOut', name: lock.name ?? '', isOwn })
    return true
  }
  const count = values.refuse(errors)
  if (count === 0) return false
  values.reveal()
  emit({ kind: 'invalid', count })
  return true
}
