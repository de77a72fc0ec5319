import { sql, type Kysely } from 'kysely'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { STORE_KINDS } from './storeKinds.ts'

/** Which of some documents a live page or container other than one page shows or names, whoever may see it. */
export async function readUsedElsewhere(
  kysely: Kysely<Tables>,
  ids: readonly string[],
  page: string,
): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (known.length === 0 || !isUuid(page)) return []
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT wanted.id FROM unnest(${known}::text[]) AS wanted (id)
    JOIN side s ON s.refs @> ARRAY[wanted.id] AND s.refs <> '{}'
    WHERE s.id <> ${page}::uuid AND s.urn = ANY (${STORE_KINDS.map(({ urn }) => urn)}::text[])
      AND s.st IN ('published', 'draft', 'pending', 'pre-draft')`.execute(kysely)
  return rows.map(({ id }) => id)
}
