import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { Choice } from '../save/mergeSaves.ts'
import { mergedFields } from '../save/mergeSaves.ts'
import type { EditorCore } from './editorCore.ts'
import type { StaleSave } from './editorState.ts'

type Theirs<Entity> = { theirs: Entity; by: string; at: string }

export function staleSave<Entity extends object, Verb extends string>(
  { kind, values }: EditorCore<Entity, Verb>,
  found: Theirs<Entity>,
  verb: Verb | undefined,
): StaleSave<Entity, Verb> {
  const { n } = kind.headOf(found.theirs)
  return { ...found, n, verb, merge: kind.merge(values.base(), values.values(), kind.valuesOf(found.theirs)) }
}

/** Their record is the base from now on, mine stands over it as unsaved text. */
export function takeTheirs<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  stale: StaleSave<Entity, Verb>,
  choices: ReadonlyMap<string, Choice>,
): void {
  const { kind, values } = core
  const { merge, theirs, work } = stale
  values.rebase(kind.valuesOf(theirs), values.base())
  values.assign(mergedFields(merge, choices))
  core.journalSaved(theirs)
  core.keptChoices = new Map()
  if (work) {
    values.restoreTexts(work.entries)
    core.journal.taken(work)
  }
  core.show({ record: theirs, stale: undefined, newer: undefined, lockedOut: undefined })
}

/**
 * Somebody saved in between. Changes of different fields merge by themselves, and a save goes on with them where its
 * kind allows it; whatever is in dispute becomes a question. True where the save may go on.
 */
export function mergesAlone<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  verb: Verb,
  refusal: ApiError,
): boolean {
  const refused = refusal.data as Theirs<Entity>
  // The push tells names, the refusal the user's sign-in name.
  const found = { ...refused, by: core.state.newer?.by || refused.by }
  const stale = staleSave(core, found, verb)
  if (stale.merge.conflicts.length > 0 || !core.kind.mergesUnasked(verb, found.theirs)) {
    core.show({ stale })
    return false
  }
  takeTheirs(core, stale, new Map())
  // An upload of one's own changes the revision and no field.
  const count = stale.merge.taken.length
  if (count > 0) core.emit({ kind: 'merged', by: found.by, count })
  return true
}
