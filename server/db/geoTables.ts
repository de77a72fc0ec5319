import type { Instant } from './columnTypes.ts'

/** Tables of ranges of addresses. */
export type GeoTables = { geo_location: GeoTable }

type GeoTable = {
  ip: string
  /** Thirty-nine digits (`addressKey`). */
  first: string
  last: string
  country: string
  region: string | null
  zip: string | null
  note: string | null
  uid: string
  name: string
  ct: Instant
  ut: Instant
}
