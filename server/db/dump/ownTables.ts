import type { Tables } from '../tables.ts'

/**
 * What becomes of each table in a backup. Momentary rows are left out: events are numbered by the transactions of one
 * cluster, and who looks at what is told anew within seconds.
 */
const HANDLING: Record<Exclude<keyof Tables, 'search_side'>, 'kept' | 'momentary'> = {
  document: 'kept',
  version: 'kept',
  side: 'kept',
  // Triggers fill it from the sides.
  recent: 'momentary',
  search: 'kept',
  search_words: 'kept',
  gram_scope: 'kept',
  gram_count: 'kept',
  gram_delta: 'kept',
  part_count: 'kept',
  part_delta: 'kept',
  word: 'kept',
  newest_words: 'kept',
  newest_stretch: 'kept',
  total_delta: 'kept',
  audit: 'kept',
  event: 'momentary',
  lock: 'kept',
  idempotency: 'kept',
  job_ledger: 'kept',
  setting: 'kept',
  product: 'kept',
  profile: 'kept',
  type_version: 'kept',
  side_draft: 'kept',
  presence: 'momentary',
  job: 'kept',
  job_item: 'kept',
  timing: 'kept',
  source: 'kept',
  aggregate: 'kept',
  external_id: 'kept',
  channel_number: 'kept',
  channel_code: 'kept',
  image_use: 'kept',
  media_file: 'kept',
  media_use: 'kept',
  playback: 'momentary',
  edit_list: 'kept',
  caption_track: 'kept',
  geo_location: 'kept',
  epg_ingestion: 'kept',
  epg_match: 'kept',
  epg_channel: 'kept',
  epg_programme: 'kept',
  epg_change: 'kept',
  epg_heard: 'kept',
  conversion: 'kept',
  on_air_mark: 'kept',
  machine_token: 'kept',
  webhook: 'kept',
  watch: 'kept',
  delivery: 'kept',
  review_link: 'kept',
  review_note: 'kept',
  playout: 'kept',
  // Worked out anew within a minute.
  schedule_alert: 'momentary',
  identity_record: 'kept',
  identity_secret: 'kept',
  identity_turn: 'kept',
}

/** Tables of earlier versions that a later migration has dropped: a database that lacks that migration has them. */
const FORMER = ['type_document', 'type_revision']

const OWN = [...Object.keys(HANDLING), ...FORMER]

/** Every table that is or was ours, but the one of migrations. */
export const OWN_TABLES: ReadonlySet<string> = new Set(OWN)

/** Those whose rows belong into a backup. */
export const KEPT_TABLES: ReadonlySet<string> = new Set(
  OWN.filter((name) => HANDLING[name as keyof typeof HANDLING] !== 'momentary'),
)
