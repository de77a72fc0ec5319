import { sql } from 'kysely'
import type { Database } from '#server/db/openDatabase.ts'

/**
 * Every table that holds what people and their work have made; sessions, prunable logs of sign-ins and the turns of the
 * servers' own chores, which come by the clock, are left out.
 */
const TABLES = [
  'document',
  'version',
  'side',
  'total_delta',
  'audit',
  'event',
  'lock',
  'idempotency',
  'setting',
  'product',
  'image_use',
  'type_version',
  'side_draft',
] as const

export type Snapshot = Record<string, { rows: number; digest: string }>

/** What stands in the tables, in a form that two moments can be compared by. */
export async function snapshotTables({ kysely }: Pick<Database, 'kysely'>): Promise<Snapshot> {
  const snapshot: Snapshot = {}
  for (const name of TABLES) {
    const { rows } = await sql<{ rows: string | number; digest: string | null }>`
      SELECT count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${sql.table(name)} t`.execute(
      kysely,
    )
    snapshot[name] = { rows: Number(rows[0]?.rows ?? 0), digest: rows[0]?.digest ?? '' }
  }
  return snapshot
}
