import { sql } from 'kysely'

/** The side `s` of a document that stands for it: its draft, else what is published. */
export const LIVE = sql`s.st IN ('draft', 'pending', 'pre-draft', 'published')
  AND NOT (s.slot = 'published' AND EXISTS (
    SELECT FROM side other WHERE other.id = s.id AND other.slot = 'draft'
      AND other.st IN ('draft', 'pending', 'pre-draft')))`
