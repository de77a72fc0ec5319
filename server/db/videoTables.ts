import type { Instant, Json } from './columnTypes.ts'

/** Tables of cutting video. */
export type VideoTables = {
  edit_list: EditListTable
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
