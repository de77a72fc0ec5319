import type { EventEmitter } from 'node:events'
import type { Pool, PoolClient } from 'pg'

/** Counts round trips of a pool: the server says after each that it is ready for the next one. */
export function countTrips(pool: Pool): () => number {
  const known = new WeakSet<PoolClient>()
  let trips = 0
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('readyForQuery', () => (trips += 1))
  })
  return () => trips
}
