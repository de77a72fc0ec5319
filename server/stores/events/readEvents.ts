import { namedStatement } from '../../db/namedStatement.ts'
import type { Run } from '../../db/statement.ts'
import { cursorText, unseenBy, type EventCursor } from './eventCursor.ts'

export type LoggedEvent = {
  /** Place in the log, for Last-Event-ID. */
  cursor: string
  /** Number of its own, in no order. */
  seq: number
  topic: string
  urn: string
  id: string
  rev: number | null
  /** Who did it: uid and name. */
  uid: string
  by: string
  /** Products of the thing; empty where it belongs to none. */
  prd: string[]
  data: unknown
  at: string
}

/** `ids` and `revs`: of many documents, with blanks between. */
type EventRow = Omit<LoggedEvent, 'cursor' | 'seq'> & { seq: number; now: string; ids: string | null; revs: string }

/**
 * What a cursor has not seen: committed since, or open when it looked. Each part is a range of the primary key; without
 * an upper end, which nothing visible exceeds, a plan for any value takes it for a third of the table and reads it all.
 * Parameters come by subqueries, of which the planner knows nothing either way: a plan for these values looks no cheaper
 * than the one for any, which is then kept. To plan each reading anew costs five times what the reading does.
 */
const UNSEEN = `(
  SELECT * FROM event WHERE tx >= (SELECT $from::text::xid8) AND tx < pg_snapshot_xmax(pg_current_snapshot())
  UNION ALL
  SELECT * FROM event WHERE tx = ANY ((SELECT $open::text[]::xid8[])::xid8[])
)`

type NoRow = { seq: null; now: string }

const READ = namedStatement(
  'events_read',
  ['from', 'open', 'until', 'seq', 'limit'],
  `SELECT pg_current_snapshot()::text AS now, e.* FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
    SELECT seq, topic, urn, id, rev, uid, name AS by, prd, data, at, array_to_string(ids, ' ') AS ids,
      array_to_string(revs, ' ') AS revs FROM ${UNSEEN} AS unseen
    WHERE (SELECT $until::text) IS NULL
      OR (pg_visible_in_snapshot(tx, (SELECT $until::text::pg_snapshot)) AND seq > (SELECT $seq::bigint))
    ORDER BY seq LIMIT (SELECT $limit::int)) AS e ON true
  ORDER BY e.seq`,
)

const COUNT = namedStatement(
  'events_count',
  ['from', 'open', 'limit'],
  `SELECT coalesce(sum(many), 0)::integer AS many FROM (
    SELECT coalesce(cardinality(ids), 1) AS many FROM ${UNSEEN} AS unseen LIMIT $limit::int) AS counted`,
)

/** Where the log ends now: everything that commits from here on comes after it. */
export async function readHead(run: Run): Promise<EventCursor> {
  const rows = await run<{ now: string }>(
    { name: 'events_head', text: 'SELECT pg_current_snapshot()::text AS now' },
    [],
  )
  return { after: rows[0]?.now ?? '0:0:' }
}

/** How many events lie behind a cursor, counted no further than `limit`. */
export async function countEvents(run: Run, { after }: EventCursor, limit: number): Promise<number> {
  const rows = await run<{ many: number }>(COUNT, COUNT.values({ ...unseenBy(after), limit }))
  return rows[0]?.many ?? 0
}

/**
 * The next events behind a cursor, and the place behind them; `isEnd` where nothing was left when they were read. A
 * transaction that is open meanwhile, whatever it writes, keeps back its own events only: they come when it commits.
 */
export async function readEvents(
  run: Run,
  { after, within }: EventCursor,
  limit: number,
): Promise<{ events: LoggedEvent[]; next: EventCursor; isEnd: boolean }> {
  const { until: known = null, seq = '0' } = within ?? {}
  const rows = await run<EventRow | NoRow>(READ, READ.values({ ...unseenBy(after), until: known, seq, limit }))
  const until = known ?? rows[0]?.now ?? after
  const found = rows.filter((row): row is EventRow => row.seq !== null)
  const isWhole = found.length < limit
  const placeBehind = (nth: number, at: number): EventCursor =>
    isWhole && nth === found.length - 1 ? { after: until } : { after, within: { until, seq: String(at) } }
  let before: EventCursor = { after, ...(within ? { within } : {}) }
  const events = found.flatMap((row, nth) => {
    const behind = placeBehind(nth, row.seq)
    const told = eventsOf(row, cursorText(before), cursorText(behind))
    before = behind
    return told
  })
  return { events, next: isWhole ? { after: until } : before, isEnd: isWhole && !within }
}

/** Whoever has heard some events of a row, and not the last, hears all of them once more. */
function eventsOf({ now: _now, ids, revs, ...row }: EventRow, before: string, behind: string): LoggedEvent[] {
  if (ids === null) return [{ cursor: behind, ...row }]
  const numbers = revs.split(' ')
  return ids.split(' ').map((id, nth) => {
    const isLast = nth === numbers.length - 1
    return { ...row, cursor: isLast ? behind : before, id, rev: Number(numbers[nth]) }
  })
}
