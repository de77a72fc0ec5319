import type { Confirmation } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { ContentRecord, FieldChange, LockState } from '#contract/schemas/contentRecord.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import type { UnsavedWork } from '#kit/record/journal/findUnsaved.ts'
import type { Choice, MergedSaves } from '#kit/record/save/mergeSaves.ts'

export type EditorCalls = Pick<
  MarqueeDataProvider,
  'getContent' | 'createContent' | 'saveContent' | 'discardDraft' | 'restoreVersion'
>

/** One write that was asked for; a try that broke off keeps it, so that the next try has the same effect and no other. */
export type Attempt = {
  verb: Verb
  payload: object
  /** The form's values when the payload was taken: whatever was typed later stays. */
  sent: FormValues
  /** How far the journal was. */
  mark: number
  rev: number | undefined
  /** Schema version that the payload was made by. */
  schema: number
  key: string
  confirm: readonly Confirmation[]
  /** Of restoreVersion. */
  version?: string
}

/** Somebody else saved while one was typing: both texts, and what of them disagrees. */
export type StaleSave = {
  theirs: ContentRecord
  by: string
  at: string
  merge: MergedSaves
  /** What was asked for when it turned out; undefined where the person only wants to look. */
  verb: Verb | undefined
  /** Questions that were answered on the way here. */
  confirm?: readonly Confirmation[]
  /** 'Mine' is work that an earlier opening left behind; it goes once it stands in the form. */
  work?: UnsavedWork
  /** Number of the published version that the draft is merged with; `theirs` is then the draft's own record. */
  published?: number
}

/** A write that could not be delivered: it is tried again by itself, under the same retry key. */
export type Waiting = { verb: Verb; why: 'offline' | 'unreachable' | 'busy'; tries: number }

/** The published version is no longer the one that the draft was started from (design 9 (6)). */
export type BaseMoved = { verb: Verb; n: number | undefined; changed: readonly FieldChange[] }

/** A write of this document as the push tells of it. */
export type ReportedWrite = { rev: number | undefined; by: string; verb: string | undefined }

/** Another person's write that this form has not taken over, since it holds unsaved text. */
export type NewerVersion = { rev: number; by: string; verb: string | undefined }

export type EditorState = {
  /** What the server has, as far as this screen knows; undefined for a record that was never saved. */
  record: ContentRecord | undefined
  /** The write that is on its way. */
  busy?: Verb | undefined
  stale?: StaleSave | undefined
  baseMoved?: BaseMoved | undefined
  newer?: NewerVersion | undefined
  waiting?: Waiting | undefined
  /** Another holds the document, so a save was refused; the text stays. */
  lockedOut?: LockState | undefined
}

/** Answers given in a merge that was left; they stand again when the same question comes back. */
export type KeptChoices = ReadonlyMap<string, Choice>

/** What the screen is told in passing. */
export type EditorEvent =
  | { kind: 'done'; verb: Verb; record: ContentRecord; created: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'merged'; by: string; count: number }
  | { kind: 'adopted'; by: string; record: ContentRecord }
  | { kind: 'invalid'; count: number }
  | { kind: 'lockedOut'; name: string }
  | { kind: 'finished'; at: number }
  | { kind: 'nothingNewer' }
