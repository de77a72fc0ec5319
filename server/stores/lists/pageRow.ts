/** A row of a page, with what its document, its last save and its lock add. */
export type PageRow = {
  /** Id, urn, and what `rowHead` reads of it. */
  head: string
  /** The sort column's value. */
  place: string
  prd_set: string
  updated_by: string
  /** The person's name at the time of the document's last write, where that was of this row. */
  updated_name: string | null
  /** JSON. */
  list_row: string
  lock_uid: string | null
  lock_name: string | null
  lock_until: string | null
}

/** A row with the state of all that it was read from, and since when the database has run. */
export type VersionedRow = PageRow & { began: string; version: string }
