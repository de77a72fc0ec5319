import type { Generated } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { JobKind, JobStatus } from '#contract/values/jobs.ts'
import type { Counter, Instant, Json } from './columnTypes.ts'

/** Tables of people, of what they do and what is done for them. */
export type WorkTables = {
  product: { id: string; n: string; name_key: string; ct: Instant; created_by: string }
  profile: { uid: string; display_name: string | null; photo: string | null; ut: Instant }
  setting: SettingTable
  side_draft: SideDraftTable
  lock: LockTable
  presence: PresenceTable
  audit: AuditTable
  event: EventTable
  idempotency: IdempotencyTable
  job: JobTable
  job_item: JobItemTable
  job_ledger: JobLedgerTable
}

type AuditTable = {
  seq: Counter
  urn: string
  id: string
  rev: number | null
  verb: string
  uid: string
  username: string
  name: string
  trace: string
  key: string | null
  previous_version: string | null
  current_version: string | null
  change: Json
  prd: string[]
  at: Instant
}

type EventTable = {
  tx: Generated<string>
  seq: Counter
  topic: string
  urn: string
  id: string
  rev: number | null
  uid: string
  name: string
  prd: string[]
  data: Json | null
  at: Instant
  /** Of an event of many documents, that has no id: each with its revision. */
  ids: string[] | null
  revs: number[] | null
}

export type LockTable = {
  urn: string
  id: string
  uid: string | null
  name: string | null
  tab: string | null
  number: number
  until: Instant | null
  /** When the holder last touched the console, as the beats have told. */
  input_at?: Instant | null
  ask_uid?: string | null
  ask_name?: string | null
  ask_tab?: string | null
  ask_message?: string | null
  ask_at?: Instant | null
  ask_until?: Instant | null
  /** The holder goes on; '' without a word. */
  ask_reply?: string | null
}

type PresenceTable = {
  urn: string
  id: string
  uid: string
  tab: string
  name: string
  mode: 'view' | 'edit'
  place: string | null
  since: Instant
  until: Instant
}

type IdempotencyTable = {
  uid: string
  key: string
  request_hash: string
  status: number
  rev: number | null
  /** Empty while the first try is still running. */
  answer: string
  at: Instant
  /** The document whose record the answer holds; null for answers about flat things. */
  document: string | null
}

type JobLedgerTable = {
  job: string
  item: string
  outcome: string
  code: number | null
  description: string | null
  at: Instant
}

type SettingTable = {
  id: string
  uid: string
  t: string
  n: string
  payload: Json
  /** Whom a view is shared with: '' nobody, 'all', 'role:<role>'. */
  audience: Generated<string>
  owner_name: Generated<string>
  ct: Instant
}

type SideDraftTable = {
  id: string
  uid: string
  doc: string
  urn: string
  rev: number
  reason: string
  payload: Json
  /** The changed fields as they were before. */
  base: Generated<Json>
  /** Name of whoever took the lock away. */
  taken_by?: string | null
  ct: Instant
}

/** A job as people see it and as the queue runs it: one row. */
export type JobTable = {
  id: string
  kind: JobKind
  status: JobStatus
  count: number
  success: number
  failure: number
  /** Number of the refusal, with its words. */
  code: number | null
  description: string | null
  urn: string
  doc: string
  prd: string[]
  uid: string
  /** Who asked for it, as the token said at the time. */
  actor: Json<Actor>
  /** X-Request-Id of the call that started it. */
  trace: string
  input: Json
  due: Instant
  attempt: number
  /** Attempts before it was last asked for: a retry by hand begins anew. */
  first_attempt: number
  /** How long the running worker holds it. */
  lease: Instant | null
  /** What it went through, in order. */
  steps: Json
  /** The file that it made. */
  file: Json | null
  message: string | null
  /** The job that it takes back, and the one that took it back. */
  undoes: string | null
  undone_by: string | null
  ct: Instant
  ut: Instant
}

type JobItemTable = {
  job: string
  nth: number
  /** Document id; empty where none is made yet. */
  doc: string
  outcome: string
  /** The document's revision after it. */
  rev: number | null
  code: number | null
  description: string | null
  field: string | null
  /** Keyword and params of the rule that it breaks. */
  reason: Json | null
  /** What the job needs of this title. */
  input: Json | null
  /** What undo needs of it. */
  before: Json | null
}
