import type { Pool, PoolClient } from 'pg'

/** A transaction of any length, with memory to sort in. */
export async function inLongTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'`)
    await client.query(`SET LOCAL work_mem = '64MB'`)
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    // A session in the middle of a transaction serves nobody.
    client.release(true)
    throw error
  }
}
