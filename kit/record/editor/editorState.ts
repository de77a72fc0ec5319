import type { LockState } from '#contract/schemas/lock.ts'
import type { UnsavedWork } from '../journal/findUnsaved.ts'
import type { Choice, MergedSaves } from '../save/mergeSaves.ts'
import type { CreatedCandidate } from './recordKind.ts'

/** Somebody else saved while one was typing: both texts, and what of them disagrees. */
export type StaleSave<Entity = object, Verb extends string = string> = {
  theirs: Entity
  /** Number of their version. */
  n: number
  by: string
  at: string
  merge: MergedSaves
  /** What was asked for when it turned out; undefined where the person only wants to look. */
  verb: Verb | undefined
  /** Questions that were answered on the way here. */
  confirm?: readonly string[]
  /** 'Mine' is work that an earlier opening left behind; it goes once it stands in the form. */
  work?: UnsavedWork
  /** Number of the published version that the draft is merged with; `theirs` is then the draft's own record. */
  published?: number
}

/** A write that could not be delivered: it is tried again by itself, under the same retry key. */
export type Waiting<Verb extends string = string> = {
  verb: Verb
  why: 'offline' | 'unreachable' | 'busy'
  tries: number
}

/**
 * A creation of which nobody knows whether it was done, at a service that would do it twice: the person decides by what
 * was found of it.
 */
type UncertainCreation = { look: 'running' | 'done' | 'failed'; found: readonly CreatedCandidate[] }

/** A refusal that the person may answer with yes. `data` is what the server said with it, by its `code`. */
export type Question<Verb extends string = string> = { verb: Verb; code: string; data: unknown }

/** A write of this document as the push tells of it. */
export type HeardWrite = { rev: number | undefined; by: string; verb: string | undefined }

/** Another person's write that this form has not taken over, since it holds unsaved text. */
type NewerVersion = { rev: number; by: string; verb: string | undefined }

export type EditorState<Entity = object, Verb extends string = string> = {
  /** What the server has, as far as this screen knows; undefined for a record that was never saved. */
  record: Entity | undefined
  /** The write that is on its way. */
  busy?: Verb | undefined
  stale?: StaleSave<Entity, Verb> | undefined
  question?: Question<Verb> | undefined
  newer?: NewerVersion | undefined
  waiting?: Waiting<Verb> | undefined
  uncertain?: UncertainCreation | undefined
  /** Another holds the document, so a save was refused; the text stays. */
  lockedOut?: (LockState & { isOwn: boolean }) | undefined
}

/** Answers given in a merge that was left; they stand again when the same question comes back. */
export type KeptChoices = ReadonlyMap<string, Choice>

/** What the screen is told in passing. */
export type EditorEvent<Entity = object, Verb extends string = string> =
  | { kind: 'done'; verb: Verb; record: Entity; created: boolean }
  /** `verb`: of a write. */
  | { kind: 'failed'; error: unknown; verb?: Verb }
  | { kind: 'merged'; by: string; count: number }
  | { kind: 'adopted'; by: string; record: Entity }
  | { kind: 'invalid'; count: number }
  | { kind: 'lockedOut'; name: string; isOwn: boolean }
  | { kind: 'finished'; at: number }
  | { kind: 'nothingNewer' }
