import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import type { MergedSaves } from '../save/mergeSaves.ts'
import type { Values } from './workingValues.ts'

/** What the editor goes by, whatever the record is. */
type RecordHead = {
  id: string
  rev: number
  /** Number of the version that people see. */
  n: number
  /** Who saved it last, and when (ISO 8601); '' where nobody did. */
  by: string
  at: string
}

/** One write that was asked for; a try that broke off keeps it, so that the next try has the same effect and no other. */
export type Attempt<Verb extends string = string> = {
  verb: Verb
  payload: object
  /** The working values when the payload was taken: whatever was typed later stays. */
  sent: Values
  /** How far the journal was. */
  mark: number
  rev: number | undefined
  /** Schema version that the payload was made by. */
  schema: number | undefined
  /** Retry key. */
  key: string
  /** Codes of questions answered with yes. */
  confirm: readonly string[]
  /** Of a verb that brings an older version back. */
  version?: string
}

type Sending = {
  /** Undefined for a record that was never saved. */
  id: string | undefined
  lockNumber: number | undefined
  /** Ends a try that hangs. */
  signal: AbortSignal
}

/** A record that may be the one whose creation was never answered. */
export type CreatedCandidate = {
  id: string
  name: string
  /** When it was made (ISO 8601). */
  at: string
}

export type RecordVerbs<Verb extends string> = {
  /** The everyday save, which is also what finishes a save of a tab that died. */
  save: Verb
  /** Verbs that carry the text along; the others move the record as it stands. */
  writing: readonly Verb[]
  /** Verbs that only go without what a draft may lack. */
  strict: readonly Verb[]
  /** Verbs whose answer replaces the text. */
  replacing: readonly Verb[]
  /** Verbs with which the server takes the lock back; the next change takes it again. */
  closing: readonly Verb[]
}

/**
 * How records of one kind are read, sent, cleaned and merged. Everything else about editing them is the same for all:
 * revision, lock, journal, retries, merge, recovery.
 */
export type RecordKind<Entity extends object, Verb extends string> = {
  /** Names documents of this kind to locks, journal and side drafts. */
  urn: string
  isLockable: boolean
  /** Whether a pushed event tells of a write of the document with this id. */
  isWriteOf: (event: ServerEvent, id: string) => boolean
  verbs: RecordVerbs<Verb>
  headOf: (entity: Entity) => RecordHead
  /** Working values of what the server has answered, or of a payload that was sent and not answered. */
  valuesOf: (saved: object) => Values
  read: (id: string) => Promise<Entity>
  /** Sends one attempt by the call that its verb has; the answer is the record as the next read would give it. */
  send: (attempt: Attempt<Verb>, sending: Sending) => Promise<Entity>
  /** The payload of working values, as a verb sends it. */
  clean: (values: Values, verb: Verb) => object
  merge: (base: Values, mine: Values, theirs: Values) => MergedSaves
  /** Whether a save that met another's goes on by itself where nothing is in dispute. */
  mergesUnasked: (verb: Verb, theirs: Entity) => boolean
  /** Codes of refusals that a yes answers: the same verb goes once more with the code in `confirm`. */
  questions: readonly string[]
  /**
   * Records that a creation with this payload may have made. Given where the service has no retry keys: a creation of
   * unknown outcome is then not sent again, the person looks at these first.
   */
  findCreated?: ((payload: object, signal: AbortSignal) => Promise<readonly CreatedCandidate[]>) | undefined
  /** Whether the service refuses a write over a revision that has moved on; it does unless told. */
  isGuarded?: boolean
  schemaVersion?: number | undefined
}
