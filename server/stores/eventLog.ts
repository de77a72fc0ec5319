import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import type { Tables } from '../db/tables.ts'
import { createNeighbours } from './events/neighbours.ts'
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

/** A notification that got lost is made up for by looking now and then. */
const LOOK_MS = 2_000
/** More than this and a listener reads anew instead. */
const MAX_MISSED = 1_000

/**
 * The push log. A write's event is a row of the same transaction; each process reads the log on and tells its
 * listeners. Rows are numbered by transaction, and read only once no older transaction is open: a plain counter would
 * lose those that commit late.
 */
export function createEventLog(database: Database, log: Pick<Logger, 'warn'>): EventLog {
  const { kysely, engine } = database
  const listeners = new Set<(event: LoggedEvent) => void>()
  const reader = createReader(kysely, (event) => listeners.forEach((listener) => listener(event)), log)
  const neighbours = engine === 'postgres' ? createNeighbours(database.pool, reader.look) : undefined
  let looking: NodeJS.Timeout | undefined
  const wake = () => {
    reader.look()
    neighbours?.tell()
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
      await reader.start()
      await neighbours?.listen()
      looking = setInterval(() => {
        neighbours?.listen().catch(() => undefined)
        reader.look()
      }, LOOK_MS)
      looking.unref()
    },
    close: async () => {
      clearInterval(looking)
      listeners.clear()
      await reader.close()
      neighbours?.close()
    },
  }
}

/** Reads the log on, one reading at a time; what is asked for meanwhile is one more reading. */
function createReader(db: Kysely<Tables>, tell: (event: LoggedEvent) => void, log: Pick<Logger, 'warn'>) {
  let head = ''
  let reading: Promise<void> | undefined
  let again = false
  let isClosed = false
  const read = async () => {
    for (let more = true; more;) {
      const events = await readEvents(db, head, MAX_MISSED)
      events.forEach(tell)
      head = events.at(-1)?.cursor ?? head
      more = events.length === MAX_MISSED
    }
  }
  const look = () => {
    again = reading !== undefined
    if (isClosed || reading) return
    reading = read()
      .catch((error: unknown) => log.warn({ err: error }, 'the event log could not be read'))
      .finally(() => {
        reading = undefined
        if (again) look()
      })
  }
  return {
    look,
    start: async () => {
      head = await readHead(db)
    },
    close: async () => {
      isClosed = true
      await reading
    },
  }
}

async function append(db: Kysely<Tables>, { topic, urn, id, rev, uid, name, prd, data, at }: NewEvent): Promise<void> {
  await sql`INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    VALUES (${topic}, ${urn}, ${id}, ${rev ?? null}, ${uid}, ${name}, ${[...(prd ?? [])]}::text[],
      ${data === undefined ? null : JSON.stringify(data)}::jsonb, ${at}::timestamptz)`.execute(db)
}
