import { sql, type Kysely } from 'kysely'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'

/** Whether a version of a page that is kept, whatever became of it, shows a container by itself or in one of its tabs. */
export async function readEverShowed(kysely: Kysely<Tables>, page: string, id: string): Promise<boolean> {
  if (!isUuid(page) || !isUuid(id)) return false
  const shown = [{ id }]
  const { rows } = await sql<{ ever: boolean }>`
    SELECT EXISTS (SELECT FROM version v WHERE v.id = ${page}::uuid
      AND (v.payload -> 'c' @> ${JSON.stringify(shown)}::jsonb
        OR v.payload -> 't' @> ${JSON.stringify([{ c: shown }])}::jsonb)) AS ever`.execute(kysely)
  return rows[0]?.ever === true
}
