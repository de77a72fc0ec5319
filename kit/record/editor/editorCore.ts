import type { RecordJournal } from '../journal/useJournal.ts'
import type { EditorEvent, EditorState, HeardWrite, KeptChoices } from './editorState.ts'
import type { Network } from './network.ts'
import type { Attempt, RecordKind } from './recordKind.ts'
import type { WorkingValues } from './workingValues.ts'

/** The journal of an open record, as far as saving has to do with it. */
export type EditorJournal = Pick<
  RecordJournal,
  'mark' | 'sending' | 'saved' | 'superseded' | 'abandon' | 'taken' | 'settled'
>

export type EditorParts<Entity extends object, Verb extends string> = {
  kind: RecordKind<Entity, Verb>
  values: WorkingValues
  /** Undefined for a record that was never saved. */
  record: Entity | undefined
  journal: EditorJournal
  lock: {
    /** Resolves once it is known whether this tab holds the lock: a write names its number, or none. */
    take: () => Promise<unknown>
    number: () => number | undefined
    /** The server has taken it back together with a write. */
    returned: () => void
  }
  network: Network
  newId: () => string
  emit: (event: EditorEvent<Entity, Verb>) => void
}

export type EditorCore<Entity extends object, Verb extends string> = ReturnType<typeof createEditorCore<Entity, Verb>>

/** What the editor's parts share: its state with listeners, and the write whose outcome is not known. */
export function createEditorCore<Entity extends object, Verb extends string>(parts: EditorParts<Entity, Verb>) {
  const { kind } = parts
  const listeners = new Set<() => void>()
  const core = {
    ...parts,
    state: { record: parts.record } as EditorState<Entity, Verb>,
    unsettled: undefined as Attempt<Verb> | undefined,
    keptChoices: new Map() as KeptChoices,
    /** Writes of the document under way by calls that are not the editor's (images). */
    outside: 0,
    /** Another person's write that was heard of while one of ours was on its way. */
    heardLate: undefined as HeardWrite | undefined,
    /** Id, revision and number of the record as this screen knows it. */
    head: () => core.state.record && kind.headOf(core.state.record),
    show(next: Partial<EditorState<Entity, Verb>>): void {
      core.state = { ...core.state, ...next }
      listeners.forEach((listener) => listener())
    },
    /** What the journal's work is based on from now on; entries up to the mark are on the server. */
    journalSaved(record: Entity, mark = 0): void {
      parts.journal.saved(mark, { revision: kind.headOf(record).rev, schema: kind.schemaVersion })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** An answer that comes late must not replace a newer record. */
    isOutdated(record: Entity): boolean {
      const [present, late] = [core.head(), kind.headOf(record)]
      return present !== undefined && present.id === late.id && late.rev < present.rev
    },
  }
  return core
}
