import type { Pool } from 'pg'
import { OWN_TABLES } from './dump/ownTables.ts'

/** What a user may not do with the tables of a filled database. */
type LackingRights = {
  user: string
  /** Tables whose rows it may not read or write. */
  rows: string[]
  /** Tables that a migration could not change, since another role owns them. */
  owned: string[]
}

const RIGHTS = `
  SELECT c.relname AS name, pg_has_role(c.relowner, 'USAGE') AS owns, current_user AS user,
    has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
      AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE') AS writes
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1)
  ORDER BY c.relname`

/** Looks at the rights of whoever is connected; a database without tables lacks none. */
export async function lackingRights(pool: Pool): Promise<LackingRights> {
  const { rows } = await pool.query<{ name: string; owns: boolean; user: string; writes: boolean }>(RIGHTS, [
    [...OWN_TABLES, 'migration'],
  ])
  const named = (list: typeof rows) => list.map(({ name }) => name)
  return {
    user: rows[0]?.user ?? '',
    rows: named(rows.filter(({ name, writes }) => !writes && name !== 'migration')),
    owned: named(rows.filter(({ owns }) => !owns)),
  }
}
