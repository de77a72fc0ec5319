import { sql, type Kysely } from 'kysely'
import { DAY_MS } from '#contract/values/timers.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '../db/tables.ts'

/** For how many days history is kept; 0 for ever. */
export type Retention = { auditDays: number; versionDays: number }

/** Rows that one statement looks at, and statements of one run: what is left is for the next. */
const AT_ONCE = 2_000
const MOST = 200

/** Before the first key. */
const FIRST_KEY = '00000000-0000-0000-0000-000000000000'

/**
 * Forgets history that is older than it is to be kept: entries of the audit from the oldest on, and versions of titles
 * that were replaced that long ago. A title's draft, its published and its newest version and the one that its draft came
 * from stay, however old. Answers a run of it; each goes on where the last one stopped.
 */
export function createHistoryPruning(db: Kysely<Tables>, { auditDays, versionDays }: Retention, now: () => number) {
  const before = (days: number) => new Date(now() - days * DAY_MS).toISOString()
  let after = FIRST_KEY
  return async (): Promise<number> => {
    let gone = 0
    for (let turn = 0, more = auditDays > 0; more && turn < MOST; turn++) {
      const count = await pruneAudit(db, before(auditDays))
      gone += count
      more = count === AT_ONCE
    }
    for (let turn = 0, more = versionDays > 0; more && turn < MOST; turn++) {
      const { count, last } = await pruneVersions(db, after, before(versionDays))
      gone += count
      after = last ?? FIRST_KEY
      more = last !== undefined
    }
    return gone
  }
}

/** The first rows by number are the oldest: no index by time is needed, and a statement looks at no more than it may take. */
async function pruneAudit(db: Kysely<Tables>, oldest: string): Promise<number> {
  const result = await sql`DELETE FROM audit WHERE seq = ANY (ARRAY(
    SELECT seq FROM (SELECT seq, at FROM audit ORDER BY seq LIMIT ${AT_ONCE}) first
    WHERE at < ${oldest}::timestamptz))`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Walks the versions by their keys; `last` is the last key that was looked at, undefined behind the end. */
async function pruneVersions(
  db: Kysely<Tables>,
  after: string,
  oldest: string,
): Promise<{ count: number; last: string | undefined }> {
  const { rows } = await sql<{ count: number; last: string | null }>`
    WITH looked AS (
      SELECT key, id, n, created FROM version WHERE key > ${after}::uuid ORDER BY key LIMIT ${AT_ONCE}),
    gone AS (
      DELETE FROM version v USING looked l, document d
      WHERE v.key = l.key AND d.id = l.id AND l.created < ${oldest}::timestamptz AND starts_with(d.urn, ${catalogUrn('')})
        AND v.st = 'archived' AND v.key <> d.newest_key
        AND v.key IS DISTINCT FROM d.draft_key AND v.key IS DISTINCT FROM d.published_key
        AND NOT EXISTS (SELECT FROM version b WHERE b.key = d.draft_key AND b.base = v.key)
        AND EXISTS (SELECT FROM version r WHERE r.id = l.id AND r.n > l.n AND r.created < ${oldest}::timestamptz)
      RETURNING v.key)
    SELECT (SELECT count(*)::integer FROM gone) AS count,
      (SELECT key FROM looked ORDER BY key DESC LIMIT 1) AS last`.execute(db)
  return { count: rows[0]?.count ?? 0, last: rows[0]?.last ?? undefined }
}
