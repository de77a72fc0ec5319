import { Client } from 'pg'

/**
 * Whether a pooler such as pgbouncer answers at this address. PostgreSQL names its own process when a connection begins;
 * a pooler cannot know by then which one it will use, and names a key of its own.
 */
export async function isPooled(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A loss after the connection was made fails the query below.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const { processID: named } = client as unknown as { processID: number | null }
    return named !== rows[0]?.pid
  } finally {
    await client.end()
  }
}
