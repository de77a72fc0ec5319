import { sql, type Kysely } from 'kysely'
import { PAGE_URN } from '#contract/values/storefront.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * Which of some containers a live page other than one page shows, whoever may see it. All pages are looked through, as
 * there are few: asked for one after the other, the containers of a large page would each be held against all it names.
 */
export async function readUsedElsewhere(
  kysely: Kysely<Tables>,
  ids: readonly string[],
  page: string,
): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))]
  if (known.length === 0 || !isUuid(page)) return []
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT wanted.id FROM side s CROSS JOIN LATERAL unnest(s.refs) AS shown (id)
    JOIN unnest(${known}::text[]) AS wanted (id) ON wanted.id = shown.id
    WHERE s.urn = ${PAGE_URN} AND s.id <> ${page}::uuid AND s.st IN ('published', 'draft', 'pending', 'pre-draft')
      `.execute(kysely)
  return rows.map(({ id }) => id)
}
