import { sql, type Kysely } from 'kysely'
import type { LockHolder } from '#contract/schemas/lock.ts'
import type { Tables } from '../../db/tables.ts'
import type { DocumentKind } from '../documents/documentKind.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALWAYS } from './condition.ts'
import { lockedId } from './personSql.ts'

/** People with live locks on titles that the caller may see, by name. From the few locks to their rows. */
export async function readLockHolders(
  db: Kysely<Tables>,
  reader: Reader,
  { urn, global }: DocumentKind,
): Promise<LockHolder[]> {
  const products = global ? 'all' : scopeOf(reader)
  const seen = products === 'all' ? ALWAYS : sql`s.prd && ${[...products]}::text[]`
  const { rows } = await sql<LockHolder>`
    SELECT l.uid, max(l.name) AS name, count(*)::int AS count
    FROM lock l JOIN side s ON s.id = ${lockedId} AND s.urn = l.urn AND s.is_primary
    WHERE l.urn = ${urn} AND l.until > clock_timestamp() AND l.uid IS NOT NULL AND ${seen}
    GROUP BY l.uid ORDER BY max(l.name), l.uid LIMIT 200`.execute(db)
  return rows
}
