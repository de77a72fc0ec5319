import { sql, type Kysely } from 'kysely'

/**
 * Relations both ways: the children of a document in the order of their numbers, and where a document is named. The
 * older index by parent alone is the beginning of the new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE side ADD COLUMN refs text[] COLLATE "C" NOT NULL DEFAULT '{}'`.execute(db)
  await sql`DROP INDEX side_parent`.execute(db)
  await sql`CREATE INDEX side_children ON side (parent, urn, number, id)
    INCLUDE (slot, st, is_primary, prd_set) WHERE parent IS NOT NULL`.execute(db)
  await sql`CREATE INDEX side_refs ON side USING gin (refs) WHERE refs <> '{}'`.execute(db)
}
