import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { withValue } from '#contract/rules/diff/pointer.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import type { Choice } from '#kit/record/save/mergeSaves.ts'
import { mergeSaves, withChoices } from '#kit/record/save/mergeSaves.ts'
import type { EditorCore } from './editorCore.ts'
import type { BaseMoved, StaleSave } from './editorTypes.ts'
import { restoreRaws } from '../saving/restoreRaws.ts'

type Theirs = { theirs: ContentRecord; by: string; at: string }

export function staleSave({ store }: EditorCore, found: Theirs, verb: Verb | undefined): StaleSave {
  return { ...found, verb, merge: mergeSaves(store.base(), store.values(), found.theirs) }
}

/** Their record is the form's base from now on, mine stands in it as unsaved text. */
export function takeTheirs(core: EditorCore, stale: StaleSave, choices: ReadonlyMap<string, Choice>): void {
  const { store } = core
  const final = withChoices(stale.merge, choices)
  store.rebase(stale.theirs, store.base())
  const present = payloadOf(store.values())
  for (const key of new Set([...Object.keys(final), ...Object.keys(present)]))
    if (!sameJson(final[key], present[key])) store.set(`/${key}`, final[key])
  core.journalSaved(stale.theirs)
  core.keptChoices = new Map()
  if (stale.work) {
    restoreRaws(store, stale.work)
    core.journal.taken(stale.work)
  }
  core.show({ record: stale.theirs, stale: undefined, newer: undefined, lockedOut: undefined })
}

/** What the published version gained since the draft was started, as a question over the draft (design 9 (6)). */
export function mergeWithPublished({ store }: EditorCore, moved: BaseMoved, record: ContentRecord): StaleSave {
  const mine = store.values()
  const at = (side: 'before' | 'after') =>
    moved.changed.reduce<unknown>((values, change) => withValue(values, change.field, change[side]), mine) as FormValues
  const merge = mergeSaves(at('before'), mine, at('after'))
  const { verb, n } = moved
  const found = { theirs: record, by: '', at: '', verb, merge, confirm: ['baseMoved' as const] }
  return n === undefined ? found : { ...found, published: n }
}

/**
 * Somebody saved in between. Changes of different fields merge by themselves, and a save goes on with them; whatever
 * is in dispute, and every verb that viewers would notice, becomes a question. True where the save may go on.
 */
export function mergesAlone(core: EditorCore, verb: Verb, refusal: ApiError): boolean {
  const refused = refusal.data as Theirs
  // The push tells names, the refusal the user's sign-in name.
  const found = { ...refused, by: core.state.newer?.by || refused.by }
  const stale = staleSave(core, found, verb)
  const isLive = documentStateOf(found.theirs).state === 'live'
  if (verb !== 'saveDraft' || !isLive || stale.merge.conflicts.length > 0) {
    core.show({ stale })
    return false
  }
  takeTheirs(core, stale, new Map())
  // An upload of one's own changes the revision and no field.
  const count = stale.merge.taken.length
  if (count > 0) core.tell({ kind: 'merged', by: found.by, count })
  return true
}
