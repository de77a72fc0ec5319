import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { FormJournal } from '#kit/record/journal/useJournal.ts'
import type { Attempt, EditorCalls, EditorState, EditorEvent, ReportedWrite, KeptChoices } from './editorTypes.ts'
import type { Line } from '../saving/line.ts'

/** The journal of the form, as far as saving has to do with it. */
export type EditorJournal = Pick<FormJournal, 'mark' | 'sending' | 'saved' | 'abandon' | 'taken' | 'settled'>

export type EditorParts = {
  calls: EditorCalls
  type: string
  /** Data schema and its version: what the form was made from. */
  schema: Readonly<Record<string, unknown>>
  schemaVersion: number
  store: FormStore
  /** Undefined for a record that was never saved. */
  record: ContentRecord | undefined
  journal: EditorJournal
  /** Checks everything that waits, now. */
  settle: () => void
  /** Resolves once it is known whether this tab holds the lock: a write names its number, or none. */
  takeLock: () => Promise<unknown>
  lockNumber: () => number | undefined
  line: Line
  newId: () => string
  tell: (told: EditorEvent) => void
}

export type EditorCore = ReturnType<typeof createEditorCore>

/** What the editor's parts share: its state with listeners, and the write whose outcome is not known. */
export function createEditorCore(parts: EditorParts) {
  const listeners = new Set<() => void>()
  const core = {
    ...parts,
    state: { record: parts.record } as EditorState,
    unsettled: undefined as Attempt | undefined,
    keptChoices: new Map() as KeptChoices,
    /** Writes of the document under way by calls that are not the form's (images). */
    outside: 0,
    /** Another person's write that was heard of while one of ours was on its way. */
    heardLate: undefined as ReportedWrite | undefined,
    show(next: Partial<EditorState>): void {
      core.state = { ...core.state, ...next }
      listeners.forEach((listener) => listener())
    },
    /** What the journal's work is based on from now on; entries up to the mark are on the server. */
    journalSaved(record: ContentRecord, mark = 0): void {
      parts.journal.saved(mark, { revision: record.rev, schema: parts.schemaVersion })
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** An answer that comes late must not replace a newer record. */
    isOutdated: ({ id, rev }: ContentRecord): boolean => {
      const { record } = core.state
      return record !== undefined && record.id === id && rev < record.rev
    },
    /** Shows every issue and puts the cursor into the first field that has one. */
    revealIssues(): void {
      const { store } = parts
      store.reveal()
      const weight = ({ severity }: { severity: string }) => Number(severity !== 'error')
      const [first] = store.issues().toSorted((a, b) => weight(a) - weight(b))
      if (first) store.focus(first.pointer)
    },
  }
  return core
}
