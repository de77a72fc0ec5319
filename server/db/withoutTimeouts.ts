import { sql, type QueryExecutorProvider } from 'kysely'

/**
 * For the rest of a transaction: what goes through a million titles takes longer than a call's statement may, and adding
 * up between two of its statements, on a busy machine, longer than a session may idle.
 */
export async function withoutTimeouts(db: QueryExecutorProvider): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(db)
}
