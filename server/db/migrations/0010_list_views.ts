import { sql, type Kysely } from 'kysely'

/** What most lists filter by goes with each index, so that rows are counted without being read. */
const counted = 'INCLUDE (slot, st, is_primary, prd_set)'

/**
 * Whom a saved view is shared with ('' nobody, 'all', 'role:<role>'), and the name of whoever shares it; indexes for
 * what views filter by: people, unpublished changes, parts, dates of their own per product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `ALTER TABLE setting DROP COLUMN shared,
      ADD COLUMN audience text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN owner_name text NOT NULL DEFAULT ''`,
    `CREATE INDEX setting_shared ON setting (audience, ct) WHERE audience <> ''`,
    'DROP INDEX side_changed',
    `CREATE INDEX side_changed ON side (urn, updated, id) ${counted} WHERE changed`,
    `CREATE INDEX side_by_person ON side (urn, updated_by, updated, id) ${counted}`,
    `CREATE INDEX side_parts ON side (urn, updated, id) ${counted} WHERE prt_ic`,
    `CREATE INDEX side_own_ends ON side (urn, id) WHERE ends_prd IS NOT NULL`,
  ])
    await sql.raw(statement).execute(db)
}
