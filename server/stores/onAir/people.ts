import { sql, type Kysely } from 'kysely'
import type { OnAirPerson } from '#contract/schemas/live/onAir.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'

/** So many of the last changes of each person are looked at for a product in common. */
const LAST_CHANGES = 200

/**
 * People who have changed something of the reader's products, by their names: sign-ins of others give no list of their
 * people, the audit knows who works here. A look into its index for each person, however long it is.
 */
export async function peopleOf(db: Kysely<Tables>, reader: Reader, limit: number): Promise<OnAirPerson[]> {
  const products = scopeOf(reader)
  const shared = products === 'all' ? sql`true` : sql`last.prd && ${[...products]}::text[]`
  const { rows } = await sql<OnAirPerson>`
    WITH RECURSIVE person AS (
      (SELECT uid FROM audit ORDER BY uid LIMIT 1)
      UNION ALL
      SELECT (SELECT a.uid FROM audit a WHERE a.uid > person.uid ORDER BY a.uid LIMIT 1) FROM person
      WHERE person.uid IS NOT NULL
    )
    SELECT p.uid, coalesce(f.display_name, found.name) AS name FROM person p
    CROSS JOIN LATERAL (
      SELECT last.name FROM (
        SELECT seq, name, prd FROM audit WHERE audit.uid = p.uid ORDER BY seq DESC LIMIT ${LAST_CHANGES}) last
      WHERE ${shared} ORDER BY last.seq DESC LIMIT 1) found
    LEFT JOIN profile f ON f.uid = p.uid
    WHERE p.uid IS NOT NULL ORDER BY name, p.uid LIMIT ${limit}`.execute(db)
  return rows
}
