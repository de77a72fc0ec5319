import { sql, type Kysely } from 'kysely'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { CONTAINER_KIND } from './storeKinds.ts'

export type Then = {
  /** ISO 8601. */
  at: string
  /** Whether viewers' versions are wanted, not drafts of the time. */
  wasLive: boolean
}

/**
 * Keys of the versions that containers were at, at an instant: the newest that was saved last before it. Of one that was
 * saved again since (a draft keeps its place, a deletion its version) the newest that had been begun, else the first.
 */
export async function readVersionsThen(
  kysely: Kysely<Tables>,
  ids: readonly string[],
  { at, wasLive }: Then,
): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid))]
  if (known.length === 0) return []
  const isWanted = wasLive ? sql`v.st IN ('published', 'archived')` : sql`true`
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT ON (v.id) v.key FROM version v JOIN document d ON d.id = v.id
    WHERE v.id = ANY (${known}::uuid[]) AND d.urn = ${CONTAINER_KIND.urn} AND v.payload IS NOT NULL
    ORDER BY v.id, (v.updated <= ${at}::timestamptz AND ${isWanted}) DESC, v.created <= ${at}::timestamptz DESC,
      CASE WHEN v.created <= ${at}::timestamptz THEN v.n ELSE -v.n END DESC`.execute(kysely)
  return rows.map(({ key }) => key)
}
