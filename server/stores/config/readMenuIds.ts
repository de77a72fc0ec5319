import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Ids of sections and of entries at any depth; a section may be called as one of its entries is. */
export type MenuIds = { sections: ReadonlySet<string>; entries: ReadonlySet<string> }

/** Every id that any version of a menu has had: what was in it once and is not now, somebody has removed. */
export async function readMenuIds(db: Kysely<Tables>, id: string): Promise<MenuIds> {
  const idsAt = async (path: string) => {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT found #>> '{}' AS id FROM version, jsonb_path_query(payload, ${path}::jsonpath) found
      WHERE version.id = ${id} AND jsonb_typeof(found) = 'string'`.execute(db)
    return new Set(rows.map((row) => row.id))
  }
  return { sections: await idsAt('$.attrs.sections[*].id'), entries: await idsAt('$.attrs.sections[*].items.**.id') }
}
