import type { Transaction } from 'kysely'
import type { DomainError } from '#contract/wire/errors.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { Run } from '../../db/statement.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentFacts } from './documentFacts.ts'
import type { KeptFacts } from './keptFacts.ts'
import type { NextPayload } from './planVerb.ts'
import type { RecordHead } from './recordJson.ts'

/** What is asked once more in the transaction of a write, while its document is held: it throws what refuses it. */
export type Guard = (transaction: Transaction<Tables>) => Promise<void>

/** What is to happen to a document. */
export type Change = {
  verb: Verb
  next?: NextPayload
  /** Name in audit and events where the change is part of another action ('uploadImage'). */
  action?: string
  /** Told in the answer's `wrng`. */
  warnings?: readonly Warning[]
  /** A version to read beside the live ones, by key (restoreVersion). */
  wanted?: string
  /** Only with creation; the name in a kind of named documents alone. */
  name?: string
  exId?: string
  provider?: string
  /** Only with creation: its id, where that was told before. */
  id?: string
  /** The instant that it was decided at, epoch ms, where what is answered says it too. */
  at?: number
  /** A job is still at it: the draft is processing, which ends with the next save. */
  isBeingMade?: boolean
  /** What is answered, and again to a retry, where that is not the record as the next read shows it. */
  answer?: (head: RecordHead) => string
  /** Jobs write whatever anybody holds open; the revision still decides. */
  ignoresLock?: boolean
  /** For what others may write meanwhile that the revision says nothing of. */
  guard?: Guard | undefined
}

/**
 * From what is stored to what shall happen, or the refusal thrown. It may take its time: whoever writes meanwhile is
 * noticed.
 */
export type Decide = ((facts: DocumentFacts) => Change | Promise<Change>) & {
  wanted?: string
  /** What stands though nobody has saved it: it becomes version 1 with the first save. */
  first?: NextPayload
  /** How a stale base is refused, where not with the record and its change sets. */
  stale?: () => Promise<DomainError>
  /** It asks and changes nothing but the facts, and may be asked again: first of facts that are kept. */
  mayAskAgain?: true
}

/** What writes of documents stand on. */
export type WriteParts = {
  run: Run
  now: () => number
  newId: () => string
  /** What is known of documents without a read; none within a transaction. */
  kept?: KeptFacts
  /** Each statement of `run` is a transaction of its own: it may set aside what triggers do for it. */
  isAlone: boolean
  /** Does work in one transaction: that of `run`, else one of its own. */
  together: <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>
}
