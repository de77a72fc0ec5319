/**
 * When and by whom a row `s` of `side` was last saved, `d` being its document: an edit of what no list shows leaves the
 * row as it is, and is noted with the document alone.
 */
const isBehind = `s.slot = 'draft' AND d.edited >= s.updated`
export const SAVED_AT = `CASE WHEN ${isBehind} THEN d.edited ELSE s.updated END`
export const SAVED_BY = `CASE WHEN ${isBehind} THEN d.edited_by ELSE s.updated_by END`

/** What an edit writes of that into its document. */
export const editNoted = (isUnlisted: string) => `edited = CASE WHEN ${isUnlisted} THEN $at::timestamptz END,
      edited_by = CASE WHEN ${isUnlisted} THEN $username::text END`
