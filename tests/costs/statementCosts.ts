import type { Pool } from 'pg'
import type { Bound } from './bounds.ts'

/** What statements have cost since the last reset, as PostgreSQL itself counts it. */
type StatementCost = Omit<Bound, 'aim' | 'trips'>
export type StatementCosts = { reset: () => Promise<void>; read: (like?: string) => Promise<StatementCost> }

export async function statementCosts(pool: Pool): Promise<StatementCosts> {
  await pool.query('CREATE EXTENSION pg_stat_statements')
  return {
    reset: async () => void (await pool.query('SELECT pg_stat_statements_reset()')),
    read: async (like = '%') => {
      const { rows } = await pool.query<StatementCost>(
        `SELECT sum(calls)::integer AS statements, sum(shared_blks_hit + shared_blks_read)::integer AS buffers,
          sum(wal_records)::integer AS "walRecords", sum(wal_bytes)::integer AS "walBytes"
        FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
        WHERE datname = current_database() AND query NOT LIKE '%pg_stat_statements%' AND query LIKE $1`,
        [like],
      )
      return rows[0] as StatementCost
    },
  }
}
