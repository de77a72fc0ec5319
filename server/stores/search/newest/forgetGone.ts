import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { alone } from './noteNewest.ts'

/** Sides that are looked at in one transaction: whoever notes meanwhile leaves it for its next turn. */
const SLICE = 5_000

type Place = { id: string; slot: string }

/**
 * Forgets what is noted of sides that are no more, drafts that were published most of all: each search would look for
 * them. Nobody notes meanwhile, since a side may come back, and what is noted of it then must stay.
 */
export async function forgetGone(db: Kysely<Tables>, slice = SLICE): Promise<void> {
  let after: Place | undefined = { id: '00000000-0000-0000-0000-000000000000', slot: '' }
  while (after) {
    const from: Place = after
    after = undefined
    await alone(db, async (transaction) => {
      const { rows } = await sql<Place>`
        WITH part AS MATERIALIZED (
          SELECT id, slot FROM newest_words WHERE (id, slot) > (${from.id}::uuid, ${from.slot}::text)
          ORDER BY id, slot LIMIT ${slice}),
        gone AS (
          DELETE FROM newest_words w USING part WHERE w.id = part.id AND w.slot = part.slot
            AND NOT EXISTS (SELECT FROM search s WHERE s.id = part.id AND s.slot = part.slot))
        SELECT id, slot FROM part ORDER BY id DESC, slot DESC LIMIT 1`.execute(transaction)
      after = rows[0]
      return rows.length
    })
  }
}
