import type { ColumnType, Generated } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import type { TimingFailure } from '#contract/schemas/timing.ts'
import type { JobKind, JobStatus } from '#contract/values/jobs.ts'
import type { Status } from '#contract/values/status.ts'
import type { IdentityTables } from './identityTables.ts'

/** Written as JSON text, read as the value. */
type Json<Value = unknown> = ColumnType<Value, string, string>
/** ISO 8601, UTC, milliseconds, both ways. */
type Instant = string
type Counter = Generated<number>

/** The two live sides of a document: its draft and its published version (design section 3). */
export type Slot = 'draft' | 'published'

/** Rows of the database, table by table (migrations/ makes them; docs/architecture.md says what they are). */
export type Tables = IdentityTables & {
  document: DocumentTable
  version: VersionTable
  side: SideTable
  search: SearchTable
  search_words: SearchWordsTable
  /** Both of them, as a view. */
  search_side: Omit<SearchTable & SearchColumns, 'words'>
  total_delta: { seq: Counter; urn: string; st: string; prd_set: string; delta: number }
  audit: AuditTable
  event: EventTable
  lock: LockTable
  idempotency: IdempotencyTable
  job_ledger: JobLedgerTable
  setting: SettingTable
  product: { id: string; n: string; name_key: string; ct: Instant; created_by: string }
  profile: { uid: string; display_name: string | null; photo: string | null; ut: Instant }
  type_version: { type: string; schema_version: number; document: Json; created: Instant; created_by: string }
  side_draft: SideDraftTable
  presence: PresenceTable
  job: JobTable
  job_item: JobItemTable
  timing: TimingTable
  source: { urn: string; id: string; src: string; payload: Json; at: Instant }
  aggregate: AggregateTable
  external_id: { urn: string; ex_id: string; provider: string; product: string; id: string }
  image_use: { hash: string; id: string; ext: string }
}

export type DocumentTable = {
  id: string
  urn: string
  /** What callers, audit, events and locks call it, where that is not its id. */
  name: string | null
  rev: number
  state: DocumentState['state']
  /** Highest version number given so far. */
  n: number
  /** The version last made: what restoring an archived document brings back. */
  newest_key: string
  draft_key: string | null
  draft_st: Status | null
  draft_n: number | null
  published_key: string | null
  published_n: number | null
  ex_id: string | null
  provider: string
  created: Instant
  created_by: string
  updated: Instant
  updated_by: string
  updated_name: string
}

export type VersionTable = {
  key: string
  id: string
  n: number
  st: Status
  /** Null once purged. */
  payload: Json | null
  parent: string | null
  /** The published version that a draft started from. */
  base: string | null
  schema: number
  created: Instant
  created_by: string
  updated: Instant
  updated_by: string
}

/** What the global search looks through, of one side: keys by searchKey, a text per line. */
export type SearchColumns = {
  /** A line's start is where a name starts. Short enough to stand in an index. */
  names: string
  /** Hashes of whole names and of their beginnings. */
  heads: number[]
  /** Descriptions; after NAMES_MARK, names that found no room. */
  texts: string
  people: string
  /** External id, then after ID_MARK the id. */
  codes: string
  /** Words of other scripts, for trigrams. */
  letters: string
  /** Some names stand in `texts`. */
  is_long: boolean
  /** Number of all these words. */
  words: string
}
/** The words of a title; its two sides mostly share them. */
type SearchWordsTable = { id: string } & SearchColumns
/** Who may see them, of one side. */
export type SearchTable = Pick<SideTable, 'id' | 'slot' | 'urn' | 'st' | 'is_primary' | 'prd_set' | 'updated'> &
  Pick<SearchColumns, 'names' | 'words'>

export type SideTable = {
  id: string
  slot: Slot
  urn: string
  key: string
  st: Status
  is_primary: boolean
  changed: boolean
  prd: string[]
  prd_set: string
  sort_name: string
  released: string
  number: number
  created: Instant
  updated: Instant
  updated_by: string
  starts: Instant
  ends: Instant
  ends_prd: Json | null
  vce: boolean
  facets: string[]
  missing_lang: string[]
  missing_image: string[]
  parent: string | null
  /** Ids of other documents that this side names. */
  refs: string[]
  chty: string | null
  prt_ic: boolean
  ex_id: string | null
  /** The channel that shows it, from when until when; null for all but airings. */
  airs_on: string | null
  airs_from: Instant | null
  airs_to: Instant | null
  list_row: Json
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

export type TimingTable = {
  urn: string
  id: string
  publish_at: Instant | null
  unpublish_at: Instant | null
  actor: Json<Actor>
  failed: Json<TimingFailure> | null
  at: Instant
}

type AggregateTable = {
  urn: string
  id: string
  /** What the last aggregation made of the sources. */
  base: Json
  base_at: Instant
  /** The text that the document was imported with, and the schema version it followed. */
  original: Json | null
  original_schema: number | null
  original_at: Instant | null
}
