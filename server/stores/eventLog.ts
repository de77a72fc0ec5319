import { sql, type Kysely } from 'kysely'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import type { Tables } from '../db/tables.ts'
import { comesAfter, readEvents, readHead, type LoggedEvent } from './events/readEvents.ts'

export type { LoggedEvent } from './events/readEvents.ts'

/** An event that stands for itself; those of document writes are written with them. */
export type NewEvent = Pick<LoggedEvent, 'topic' | 'urn' | 'id'> &
  Partial<Pick<LoggedEvent, 'rev' | 'data'>> & { uid: string; name: string; prd?: readonly string[]; at: string }

export type EventLog = {
  append(event: NewEvent): Promise<void>
  /** Hears every event from now on, in the order of the log. Answers how to stop. */
  subscribe(listener: (event: LoggedEvent) => void): () => void
  /** What came after a cursor (Last-Event-ID); undefined where too much was missed, so that one reads anew. */
  since(cursor: string): Promise<LoggedEvent[] | undefined>
  /** Something was written in this process: look now instead of later. */
  wake(): void
  start(): Promise<void>
  close(): Promise<void>
}

const CHANNEL = 'marquee_event'
/** Other processes are told at most this often; a lost notification is made up for by looking now and then. */
const NOTIFY_MS = 50
const LOOK_MS = 2_000
/** More than this and a listener reads anew instead. */
const MAX_MISSED = 1_000

/**
 * The push log. A write's event is a row of the same transaction; each process reads the log on and tells its
 * listeners. Rows are numbered by transaction, and read only once no older transaction is open: a plain counter would
 * lose those that commit late. Notifications are sent after a write, gathered, never within it, since PostgreSQL
 * commits one notifying transaction at a time.
 */
export function createEventLog({ kysely, pool, engine }: Database, log: Pick<Logger, 'warn'>): EventLog {
  const listeners = new Set<(event: LoggedEvent) => void>()
  let head = ''
  let reading: Promise<void> | undefined
  let again = false
  let looking: NodeJS.Timeout | undefined
  let telling: NodeJS.Timeout | undefined
  let ear: PoolClient | undefined
  let closed = false

  const read = async () => {
    for (let more = true; more; ) {
      const events = await readEvents(kysely, head, MAX_MISSED)
      for (const event of events) for (const listener of listeners) listener(event)
      head = events.at(-1)?.cursor ?? head
      more = events.length === MAX_MISSED
    }
  }
  const look = () => {
    if (closed) return
    if (reading) {
      again = true
      return
    }
    again = false
    reading = read()
      .catch((error: unknown) => log.warn({ err: error }, 'the event log could not be read'))
      .finally(() => {
        reading = undefined
        if (again) look()
      })
  }
  const tellOthers = () => {
    telling ??= setTimeout(() => {
      telling = undefined
      if (!closed) pool.query(`NOTIFY ${CHANNEL}`).catch(() => undefined)
    }, NOTIFY_MS)
  }
  const listen = async () => {
    ear = await pool.connect()
    ear.on('notification', look)
    ear.on('error', () => {
      ear = undefined
    })
    await ear.query(`LISTEN ${CHANNEL}`)
  }

  const wake = () => {
    look()
    if (engine === 'postgres') tellOthers()
  }
  return {
    append: (event) => append(kysely, event).then(wake),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    since: async (cursor) => {
      const events = await readEvents(kysely, cursor, MAX_MISSED + 1)
      const isKnown = !comesAfter(cursor, await readHead(kysely))
      return isKnown && events.length <= MAX_MISSED ? events : undefined
    },
    wake,
    start: async () => {
      head = await readHead(kysely)
      if (engine === 'postgres') await listen()
      looking = setInterval(() => {
        if (engine === 'postgres' && !ear && !closed) void listen().catch(() => undefined)
        look()
      }, LOOK_MS)
      looking.unref()
    },
    close: async () => {
      closed = true
      clearInterval(looking)
      clearTimeout(telling)
      listeners.clear()
      await reading
      ear?.release(true)
    },
  }
}

async function append(db: Kysely<Tables>, { topic, urn, id, rev, uid, name, prd, data, at }: NewEvent): Promise<void> {
  await sql`INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    VALUES (${topic}, ${urn}, ${id}, ${rev ?? null}, ${uid}, ${name}, ${[...(prd ?? [])]}::text[],
      ${data === undefined ? null : JSON.stringify(data)}::jsonb, ${at}::timestamptz)`.execute(db)
}

