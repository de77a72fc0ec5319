import type { Pool } from 'pg'

/** Some tenths of a second to write out, and to read again after a crash. */
const LOG_BYTES = 64 * 1024 * 1024

/**
 * Makes a checkpoint where the write-ahead log has grown by so many bytes since the last one; answers whether it did.
 * PostgreSQL has a process for that, the embedded engine none: its log would grow for as long as the server runs, and
 * all of it would be read again after a crash.
 */
export async function shortenLog(pool: Pool, bytes = LOG_BYTES): Promise<boolean> {
  const { rows } = await pool.query<{ grown: number }>(
    'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS grown FROM pg_control_checkpoint()',
  )
  if ((rows[0]?.grown ?? 0) < bytes) return false
  await pool.query('CHECKPOINT')
  return true
}
