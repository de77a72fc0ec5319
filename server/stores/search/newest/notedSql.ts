import { sql, type RawBuilder } from 'kysely'

/** `entries` are rows of `newest_words`, of one stretch; `sides`: those of `search` (id, slot) that are noted by them. */
type Noted = { entries: RawBuilder<unknown>; stretch: number; sides: RawBuilder<unknown> }

/** The steps by which sides are noted, to stand after others; they answer how many were. */
export const notedSql = ({ entries, stretch, sides }: Noted): RawBuilder<{ many: number }> => sql`
    added AS (
      INSERT INTO newest_words (id, slot, urn, updated, stretch, keys) ${entries}
      ON CONFLICT (id, slot) DO UPDATE
      SET (urn, updated, stretch, keys) = (excluded.urn, excluded.updated, excluded.stretch, excluded.keys)
      RETURNING updated),
    filled AS (
      UPDATE newest_stretch s SET many = s.many + a.many, newest = greatest(s.newest, a.newest)
      FROM (SELECT count(*) AS many, max(updated) AS newest FROM added) a WHERE s.stretch = ${stretch} AND a.many > 0),
    known AS (
      UPDATE search s SET noted = s.updated, noted_words = s.words FROM ${sides} m
      WHERE s.id = m.id AND s.slot = m.slot RETURNING s.id)
    SELECT count(*) AS many FROM known`
