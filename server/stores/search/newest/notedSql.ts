import { sql, type RawBuilder } from 'kysely'

type Noted = {
  /** Rows of `newest_words`, of one stretch. */
  entries: RawBuilder<unknown>
  stretch: number
  /** Those of `search` (id, slot) that are noted by them. */
  sides: RawBuilder<unknown>
  /** Moments of entries that stand in the stretch already and were changed there, where there are any. */
  stayed?: RawBuilder<unknown>
}

/** The steps by which sides are noted, to stand after others; they answer how many were. */
export const notedSql = ({ entries, stretch, sides, stayed }: Noted): RawBuilder<{ many: number }> => sql`
    added AS (
      INSERT INTO newest_words (id, slot, urn, updated, stretch, keys) ${entries}
      ON CONFLICT (id, slot) DO UPDATE
      SET (urn, updated, stretch, keys) = (excluded.urn, excluded.updated, excluded.stretch, excluded.keys)
      RETURNING updated),
    filled AS (
      UPDATE newest_stretch s SET many = s.many + a.many, newest = greatest(s.newest, a.newest)
      FROM (SELECT count(*) FILTER (WHERE is_added) AS many, max(updated) AS newest FROM (
        SELECT updated, true AS is_added FROM added
        ${stayed ? sql`UNION ALL SELECT updated, false FROM ${stayed} stood` : sql``}) here) a
      WHERE s.stretch = ${stretch} AND a.newest IS NOT NULL),
    known AS (
      UPDATE search s SET noted = s.updated, noted_words = s.words FROM ${sides} m
      WHERE s.id = m.id AND s.slot = m.slot RETURNING s.id)
    SELECT count(*) AS many FROM known`
