import type { Generated } from 'kysely'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import type { TimingFailure } from '#contract/schemas/timing.ts'
import type { Status } from '#contract/values/status.ts'
import type { Counter, Instant, Json } from './columnTypes.ts'

/** The two live sides of a document: its draft and its published version (design section 3). */
export type Slot = 'draft' | 'published'

/** Tables of what is edited, and what is made of it for lists and searches. */
export type DocumentTables = {
  document: DocumentTable
  version: VersionTable
  side: SideTable
  recent: RecentTable
  search: SearchTable
  search_words: SearchWordsTable
  /** Both of them, as a view. */
  search_side: Omit<SearchTable & SearchColumns, 'words' | 'noted' | 'noted_words'> & { said: string }
  gram_scope: { scope: Counter; urn: string; prd_set: string }
  gram_count: { gram: number; urn: string; parts: number[]; sums: number[] }
  gram_delta: { seq: Counter; urn: string; prd_set: string; keys: number[]; sums: number[] }
  part_count: { gram: number; urn: string; parts: number[]; sums: number[] }
  part_delta: { seq: Counter; urn: string; prd_set: string; keys: number[]; sums: number[] }
  /** Which words the newest sides say, as numbers that differ from stretch to stretch, for where the newest hits stand. */
  newest_words: Pick<SearchTable, 'id' | 'slot' | 'urn' | 'updated'> & { stretch: number; keys: number[] }
  /** Sides in the order in which they were saved; under 0 what is older than all that is noted. */
  newest_stretch: { stretch: number; newest: Instant; many: number }
  /** Words of all titles that there ever were, with letters as the index has them, and their number in the counts. */
  word: { word: string; look: string; number: number }
  total_delta: { seq: Counter; urn: string; st: string; prd_set: string; delta: number; tx: Generated<string> }
  type_version: { type: string; schema_version: number; document: Json; created: Instant; created_by: string }
  timing: TimingTable
  source: { urn: string; id: string; src: string; payload: Json; at: Instant }
  aggregate: AggregateTable
  external_id: { urn: string; ex_id: string; provider: string; product: string; id: string }
  channel_number: { urn: string; product: string; number: number; id: string }
  channel_code: { urn: string; code: string; id: string }
  image_use: { hash: string; id: string; ext: string }
  media_file: MediaFileTable
  media_use: { hash: string; id: string }
  playback: { id: string; plan: Json; until: Instant }
}

/** A stored file of picture or sound; `derived` says what jobs have made of it. */
type MediaFileTable = { hash: string; size: number; facts: Json; derived: Json; created: Instant }

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
  /** Its text was judged by that schema, as a draft at least; null where nobody has. */
  sound: boolean | null
}

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
  /** End of the featured window, as the text says it; few have one. */
  featured: string | null
  list_row: Json
}

/** What most lists filter by, in the order of the last saves; everyday saves and triggers of `side` keep it. */
export type RecentTable = Omit<SideTable, 'key' | 'refs' | AirColumn | 'featured' | 'list_row'>
type AirColumn = 'airs_on' | 'airs_from' | 'airs_to'

/** What the global search looks through, of one side: keys by searchKey, a text per line. */
export type SearchColumns = {
  /** A line's start is where a name starts. Short enough to stand in an index. */
  names: string
  /** Hashes of whole names, of their beginnings, and of the type. */
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

/** The words of a title, and what of it decides who finds them; its two sides mostly share them. */
export type SearchWordsTable = { id: string } & SearchColumns &
  Pick<SideTable, 'urn' | 'prd_set'> & {
    /** A side that 'All' shows says them; triggers of `search` keep it. */
    is_primary: boolean
  }

/** Who may see them, of one side. */
export type SearchTable = Pick<SideTable, 'id' | 'slot' | 'urn' | 'st' | 'is_primary' | 'prd_set' | 'updated'> &
  Pick<SearchColumns, 'names' | 'words'> & {
    /** Of which save and which wording it is noted what it says (`newest_words`); any other is still to be noted. */
    noted: Instant | null
    noted_words: string | null
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
