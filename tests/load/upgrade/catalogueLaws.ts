import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { SAVED_AT, SAVED_JOIN } from '#server/stores/documents/lastSaved.ts'
import { NEWEST_REACH } from '#server/stores/search/newest/newestReach.ts'
import { IS_TO_NOTE } from '#server/stores/search/newest/newestSql.ts'

const SAME = sql`id, slot, urn, st, is_primary, prd_set, updated`
const LISTED = sql`
  SELECT s.id, s.slot, s.urn, s.st, s.is_primary, s.prd_set, ${sql.raw(SAVED_AT)} AS updated
  FROM side s ${sql.raw(SAVED_JOIN)}`
const otherwise = (table: string) => sql`
  (${LISTED} EXCEPT SELECT ${SAME} FROM ${sql.table(table)})
  UNION ALL (SELECT ${SAME} FROM ${sql.table(table)} EXCEPT ${LISTED})`

/** What is kept beside list rows and must agree with them, whichever version wrote: the rows that break each law. */
const LAWS = {
  'recent is otherwise than list rows': otherwise('recent'),
  'search is otherwise than list rows': otherwise('search'),
  'totals are not those of list rows': sql`
    SELECT FROM (
      SELECT urn, st, prd_set, sum(delta) AS many FROM total_delta GROUP BY 1, 2, 3 HAVING sum(delta) <> 0) kept
    FULL JOIN (SELECT urn, st, prd_set, count(*) AS many FROM (
      SELECT urn, st, prd_set FROM side UNION ALL SELECT urn, 'all', prd_set FROM side WHERE is_primary) listed
      GROUP BY 1, 2, 3) counted USING (urn, st, prd_set)
    WHERE kept.many IS DISTINCT FROM counted.many`,
  'words are shown where no side is, or the other way round': sql`
    SELECT FROM search_words w
    WHERE w.is_primary <> EXISTS (SELECT FROM search s WHERE s.words = w.words AND s.is_primary)`,
  'wordings are said by no side': sql`
    SELECT FROM search_words w WHERE NOT EXISTS (SELECT FROM search s WHERE s.words = w.words)`,
  'sides are left to be noted, more than are left alone': sql`
    SELECT FROM search WHERE ${IS_TO_NOTE} OFFSET ${NEWEST_REACH.leftAlone}`,
  'sides are known to be noted, and are not': sql`
    SELECT FROM search s WHERE noted = updated AND noted_words = words
      AND updated > (SELECT newest FROM newest_stretch WHERE stretch = 0)
      AND NOT EXISTS (SELECT FROM newest_words w WHERE w.id = s.id AND w.slot = s.slot AND w.updated = s.updated)`,
  'noted words are newer than their stretch': sql`
    SELECT FROM newest_words w LEFT JOIN newest_stretch s USING (stretch)
    WHERE s.newest IS NULL OR w.updated > s.newest`,
}

export async function readDisagreements(db: Kysely<Tables>): Promise<string[]> {
  const problems: string[] = []
  for (const [law, broken] of Object.entries(LAWS)) {
    const { rows } = await sql<{ many: number }>`SELECT count(*)::integer AS many FROM (${broken}) broken`.execute(db)
    if (rows[0]?.many !== 0) problems.push(`${law}: ${rows[0]?.many}`)
  }
  return problems
}
