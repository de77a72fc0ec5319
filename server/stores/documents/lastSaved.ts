/**
 * When and by whom a row `s` of `side` was last saved: an edit of what no list shows leaves the row of its draft as it
 * is, so that `recent`, which follows every save, is asked of drafts.
 */
export const SAVED_JOIN = `LEFT JOIN recent saved ON saved.slot = 'draft'
    AND saved.id = CASE WHEN s.slot = 'draft' THEN s.id END`
export const SAVED_AT = 'coalesce(saved.updated, s.updated)'
export const SAVED_BY = 'coalesce(saved.updated_by, s.updated_by)'
