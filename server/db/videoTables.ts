import type { Instant, Json } from './columnTypes.ts'

/** Tables of cutting video. */
export type VideoTables = {
  edit_list: EditListTable
  caption_track: CaptionTrackTable
}

type EditListTable = {
  id: string
  urn: string
  doc: string
  name: string
  rev: number
  edit: Json
  uid: string
  saved_by: string
  ct: Instant
  ut: Instant
}

type CaptionTrackTable = {
  doc: string
  lang: string
  urn: string
  captions: Json
  words: string
  rev: number
  saved_by: string
  ut: Instant
}
