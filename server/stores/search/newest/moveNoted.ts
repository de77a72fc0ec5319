import { sql, type QueryExecutorProvider } from 'kysely'
import { IS_TO_NOTE } from './newestSql.ts'
import { notedSql } from './notedSql.ts'
import { STRETCHES, STRETCH_STEP } from './wordKeys.ts'

/**
 * Sides that say what is noted of their title already, oldest first: what is noted holds, of this side or of the other
 * one, where it is that of the save and the wording that the side tells of. `stays`: it stands in the last stretch.
 */
const movedSql = (stretch: number, most: number) => sql`
  SELECT s.id, s.slot, s.urn, s.updated, w.stretch, w.keys, w.slot = s.slot AND w.stretch = ${stretch}::integer AS stays
  FROM (SELECT * FROM search WHERE ${IS_TO_NOTE} ORDER BY updated LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED) s,
    LATERAL (SELECT w.slot, w.stretch, w.keys FROM search o JOIN newest_words w ON w.id = o.id AND w.slot = o.slot
      WHERE o.id = s.id AND o.noted_words = s.words AND w.updated = o.noted AND w.urn = s.urn
      ORDER BY w.slot = s.slot DESC LIMIT 1) w
  WHERE s.updated > (SELECT newest FROM newest_stretch WHERE stretch = 0)`

/** A key of one stretch as it stands in another one (`keyIn`). */
const movedKey = (stretch: number) =>
  sql`(k::bigint + (${stretch % STRETCHES}::bigint - m.stretch % ${STRETCHES}::bigint) * ${STRETCH_STEP}::bigint)::integer`

/**
 * Brings sides that were saved and say what they said to the last stretch by the database alone: of a bulk change most.
 * What stands there already keeps its keys, and its row its place. Answers how many.
 */
export async function moveNoted(db: QueryExecutorProvider, stretch: number, most: number): Promise<number> {
  const entries = sql`
    SELECT id, slot, urn, updated, ${stretch}::integer, ARRAY(SELECT ${movedKey(stretch)} FROM unnest(m.keys) AS k)
    FROM moved m WHERE NOT stays`
  const { rows } = await sql<{ many: number }>`WITH moved AS MATERIALIZED (${movedSql(stretch, most)}),
    stayed AS (
      UPDATE newest_words w SET updated = m.updated FROM moved m
      WHERE m.stays AND w.id = m.id AND w.slot = m.slot RETURNING w.updated),
    ${notedSql({ entries, stretch, sides: sql`moved`, stayed: sql`stayed` })}`.execute(db)
  return rows[0]?.many ?? 0
}
