import type { Instant, Json } from './columnTypes.ts'

/** Programme guides of others on their way in (migrations/0027). */
export type GuideTables = {
  epg_ingestion: EpgIngestionTable
  /** Which channel of ours a channel of a feed was last said to be; null leaves it out. */
  epg_match: { feed: string; scope: string; src: string; channel: string | null; at: Instant }
  epg_channel: EpgChannelTable
  /** What a feed says, programme by programme, in the order of the file. */
  epg_programme: { ingestion: string; n: number; src: string; starts: Instant; data: Json }
  epg_change: EpgChangeTable
  epg_heard: EpgHeardTable
  /** Problems of the on-air board by their key (migrations/0029). */
  on_air_mark: OnAirMarkTable
  conversion: ConversionTable
  playout: PlayoutTable
  /** Days of virtual channels that near their air time and are not ready, as people were told (migrations/0034). */
  schedule_alert: { channel: string; dt: string; state: string; prd: string[]; at: Instant }
}

/** From when on a virtual channel is played out, who has said so last (migrations/0032), and what it played before (0051). */
type PlayoutTable = {
  channel: string
  starts: string
  uid: string
  name: string
  at: string
  played: Json
}

/** Titles made of what was on air (migrations/0030). */
type ConversionTable = {
  /** That of its job. */
  id: string
  airing: string
  channel: string
  ch_lon: Json
  airs_from: Instant
  airs_to: Instant
  cty: string
  lon: Json
  /** Windows in ms from the start of the airing. */
  sg: Json
  prd: string[]
  pn: string | null
  early: number
  dur: number
  is_updated: boolean
  /** The title that came of it. */
  doc: string | null
  uid: string
  name: string
  ct: Instant
}

type OnAirMarkTable = {
  key: string
  /** The facts that were acknowledged. */
  matters: string[]
  seen_uid: string | null
  seen_name: string | null
  seen_at: Instant | null
  assignee_uid: string | null
  assignee_name: string | null
  ut: Instant
}

type EpgIngestionTable = {
  /** That of its job. */
  id: string
  feed: string
  /** The product that it was taken in for; where none was chosen, a star and all of whoever did it. */
  scope: string
  file: string | null
  station: string | null
  /** The one channel that is wanted. */
  channel: string | null
  since: Instant | null
  uid: string
  prd: string[]
  ct: Instant
  /** 'staging' until the feed has been read to its end, then 'staged'; 'closed' by hand. */
  state: string
  channels: number
  programmes: number
  notes: Json
  shift: Json | null
  /** Why the feed was refused, and where. */
  refusal: Json | null
}

type EpgChannelTable = {
  ingestion: string
  /** Its id in the feed, and its place there. */
  src: string
  nth: number
  names: Json
  number: string | null
  programmes: number
  titles: Json
  state: string
  channel: string | null
  remembered: boolean
  candidates: Json
  /** Its programmes have been held against the guide. */
  is_planned: boolean
}

type EpgChangeTable = {
  ingestion: string
  n: number
  /** The item of the job that writes it. */
  item: number | null
  kind: string
  /** 'waiting', 'accepted' or 'kept'; what becomes of what is accepted stands with its item. */
  state: string
  channel: string
  airing: string | null
  starts: Instant
  data: Json
}

/** What feeds had said of an airing before an ingestion that left it as it was (migrations/0028). */
type EpgHeardTable = { ingestion: string; id: string; was: Json | null; was_at: Instant | null; at: Instant }
