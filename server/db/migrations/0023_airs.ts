import { sql, type Kysely } from 'kysely'

/** What is on air when: the channel of a list row and its two instants, for the reads of the programme guide. */
const statements = [
  'ALTER TABLE side ADD COLUMN airs_on text COLLATE "C", ADD COLUMN airs_from timestamptz, ADD COLUMN airs_to timestamptz',
  'CREATE INDEX side_airs ON side (airs_on, airs_from, airs_to) WHERE airs_on IS NOT NULL',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
