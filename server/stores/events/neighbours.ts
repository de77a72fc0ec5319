import type { PoolClient } from 'pg'
import type { Database } from '../../db/database.ts'

const CHANNEL = 'marquee_event'
/** Notifications are gathered for this long, in ms. */
const TELL_MS = 50

/**
 * Other server processes on the same PostgreSQL: they are told that there is something to read, and tell us. A
 * notification is sent after a write, never within it, since PostgreSQL commits one notifying transaction at a time.
 */
export function createNeighbours({ pool, sessions }: Pick<Database, 'pool' | 'sessions'>, onNotify: () => void) {
  let ear: PoolClient | undefined
  let telling: NodeJS.Timeout | undefined
  let isClosed = false
  return {
    tell: () => {
      telling ??= setTimeout(() => {
        telling = undefined
        if (!isClosed) pool.query(`NOTIFY ${CHANNEL}`).catch(() => undefined)
      }, TELL_MS)
    },
    /** Does nothing while it listens already, or where nothing can be heard; after a lost connection it listens anew. */
    listen: async () => {
      if (ear || isClosed || !sessions) return
      const client = await sessions.connect()
      ear = client
      client.on('notification', onNotify)
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
      clearTimeout(telling)
      ear?.release(true)
      ear = undefined
    },
  }
}
