import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/database.ts'
import { paced } from './paced.ts'

const CHANNEL = 'marquee_event'
/** One process notifies no more often than this, in ms, however much it writes. */
const TELL_MS = 50

/**
 * Other server processes on the same PostgreSQL: they are told that there is something to read, and tell us. A
 * notification is sent after a write, never within it, since PostgreSQL commits one notifying transaction at a time.
 */
export function createNeighbours({ pool, sessions }: Pick<Database, 'pool' | 'sessions'>, onNotify: () => void) {
  // PostgreSQL notifies whoever notified as well, who has looked already.
  const self = randomUUID()
  const telling = paced(TELL_MS, () => void pool.query(`NOTIFY ${CHANNEL}, '${self}'`).catch(() => undefined))
  let ear: PoolClient | undefined
  let isClosed = false
  return {
    tell: telling.ask,
    /** Does nothing while it listens already, or where nothing can be heard; after a lost connection it listens anew. */
    listen: async () => {
      if (ear || isClosed || !sessions) return
      const client = await sessions.connect()
      ear = client
      client.on('notification', ({ payload }) => {
        if (payload !== self) onNotify()
      })
      const hangUp = () => {
        if (ear !== client) return
        ear = undefined
        client.release(true)
      }
      client.on('error', hangUp)
      await client.query(`LISTEN ${CHANNEL}`).catch((error: unknown) => {
        hangUp()
        throw error
      })
    },
    close: () => {
      isClosed = true
      telling.close()
      ear?.release(true)
      ear = undefined
    },
  }
}
