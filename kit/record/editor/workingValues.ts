import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import type { WireError } from '#contract/wire/envelope.ts'
import type { JournalEntry } from '../journal/journalTypes.ts'

export type Values = Readonly<Record<string, unknown>>

/** One change as journal and lock hear of it. `raw` is typed text that is no value yet. */
type ValueCommit = {
  /** JSON pointer. */
  pointer: string
  value: unknown
  raw?: string
  origin: 'typed' | 'undo' | 'restored' | 'adopted' | 'loaded'
}

/**
 * What a person works on in an open record: the values of a form, or a reducer with steps of its own. `rev` is among
 * the values of a record that was saved once. Merging and keeping go by top-level fields and JSON pointers.
 */
export type WorkingValues = {
  values: () => Values
  /** As last saved. */
  base: () => Values
  isDirty: () => boolean
  changes: () => readonly FieldChange[]
  /** Called after any change of the values or of what is wrong with them. */
  watch: (listener: () => void) => () => void
  onCommit: (listener: (commit: ValueCommit) => void) => () => void
  /** Typed texts that are no value yet, with their places. */
  raws: () => readonly (readonly [pointer: string, text: string])[]

  /** Takes what is typed as it stands and answers how many problems keep it from being sent; `strict`: from publishing. */
  check: (strict: boolean) => number
  /** Marks the fields that the server refused and answers how many issues that makes. */
  refuse: (errors: readonly WireError[]) => number
  /** Shows every problem and brings the first into view. */
  reveal: () => void

  /** Another record, or the saved one with every change given up. */
  reset: (saved: Values) => void
  /** The answer to a save: what was changed after `sent` was taken stays and goes on counting as unsaved. */
  rebase: (saved: Values, sent: Values) => void
  /** The server changed these fields by itself: saved, not typed. */
  adopt: (fields: Values) => void
  /** Changes these fields as the person would; undefined empties one. */
  assign: (fields: Values) => void
  /** Work of an earlier opening, as the journal kept it. */
  restore: (entries: readonly JournalEntry[]) => void
  /** Of such work only the typed texts that are no value yet, where their places still hold the same. */
  restoreTexts: (entries: readonly JournalEntry[]) => void
}
