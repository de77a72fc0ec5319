import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/openDatabase.ts'
import { runner, type Run } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { createNeighbours } from './events/neighbours.ts'
import { paced } from './events/paced.ts'
import { isFromElsewhere, parseCursor, type EventCursor } from './events/eventCursor.ts'
import { countEvents, readEvents, readHead, type LoggedEvent } from './events/readEvents.ts'

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
/** A process reads no more often than this, in ms, however much is written and whoever tells of it. */
const PACE_MS = 25
/** More than this and a listener reads anew instead. */
const MAX_MISSED = 1_000

/**
 * The push log. A write's event is a row of the same transaction; each process reads the log on and tells its
 * listeners. A reading tells what the one before could not see (`eventCursor.ts`): a plain counter would lose what commits
 * late, and waiting for older transactions would stall at every long one, of other databases too.
 */
export function createEventLog(database: Database, log: Pick<Logger, 'warn'>): EventLog {
  const { kysely, engine } = database
  const run = runner(database)
  const listeners = new Set<(event: LoggedEvent) => void>()
  const reader = createReader(run, (event) => listeners.forEach((listener) => listener(event)), log)
  const neighbours = engine === 'postgres' ? createNeighbours(database, reader.look) : undefined
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
    since: (text) => readSince(run, text),
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

/** What comes after a cursor; undefined where that is too much, or the cursor is from elsewhere. */
async function readSince(run: Run, text: string): Promise<LoggedEvent[] | undefined> {
  const cursor = parseCursor(text)
  if (!cursor || isFromElsewhere(cursor, (await readHead(run)).after)) return undefined
  if ((await countEvents(run, cursor, MAX_MISSED + 1)) > MAX_MISSED) return undefined
  const missed: LoggedEvent[] = []
  for (let from = cursor, isEnd = false; !isEnd;) {
    const read = await readEvents(run, from, MAX_MISSED)
    missed.push(...read.events)
    from = read.next
    isEnd = read.isEnd
  }
  return missed
}

/** One row may tell of many documents: streams are to send what they were told before they are told more. */
async function tellAll(events: readonly LoggedEvent[], tell: (event: LoggedEvent) => void): Promise<void> {
  for (const [nth, event] of events.entries()) {
    if (nth > 0 && nth % MAX_MISSED === 0) await setImmediate()
    tell(event)
  }
}

/** Reads the log on, one reading at a time; what is asked for meanwhile is one more reading. */
function createReader(run: Run, tell: (event: LoggedEvent) => void, log: Pick<Logger, 'warn'>) {
  let head: EventCursor = { after: '0:0:' }
  let reading: Promise<void> | undefined
  let again = false
  const read = async () => {
    for (let isEnd = false; !isEnd;) {
      const read = await readEvents(run, head, MAX_MISSED)
      head = read.next
      isEnd = read.isEnd
      await tellAll(read.events, tell)
    }
  }
  const looks = paced(PACE_MS, () => {
    again = reading !== undefined
    if (reading) return
    reading = read()
      .catch((error: unknown) => log.warn({ err: error }, 'the event log could not be read'))
      .finally(() => {
        reading = undefined
        if (again) looks.ask()
      })
  })
  return {
    look: looks.ask,
    start: async () => {
      head = await readHead(run)
    },
    close: async () => {
      looks.close()
      await reading
    },
  }
}

async function append(db: Kysely<Tables>, { topic, urn, id, rev, uid, name, prd, data, at }: NewEvent): Promise<void> {
  await sql`INSERT INTO event (topic, urn, id, rev, uid, name, prd, data, at)
    VALUES (${topic}, ${urn}, ${id}, ${rev ?? null}, ${uid}, ${name}, ${[...(prd ?? [])]}::text[],
      ${data === undefined ? null : JSON.stringify(data)}::jsonb, ${at}::timestamptz)`.execute(db)
}
