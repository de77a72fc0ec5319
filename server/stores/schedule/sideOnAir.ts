import { sql, type RawBuilder } from 'kysely'

/** Of each day `s` what viewers have or will have; of one that was never published what is worked on. */
export const SIDE_ON_AIR: RawBuilder<unknown> = sql`s.st IN ('draft', 'published')
  AND (s.slot = 'published' OR NOT EXISTS (SELECT 1 FROM side live WHERE live.id = s.id AND live.slot = 'published'))`
