import { shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleAiring } from '#contract/schemas/live/schedule.ts'
import type { JobStatus } from '#contract/values/jobs.ts'
import type { Run, Statement } from '../../db/statement.ts'
import { isInScope, type Scope } from '../documents/sender.ts'
import { storedId } from '../documents/documentKind.ts'
import { dayName, SCHEDULE_KIND, SCHEDULE_URN } from './scheduleKind.ts'

/** What a version of a day holds. */
export type DayPayload = {
  cs: string
  dt: Day
  prd?: string[]
  ar: ScheduleAiring[]
  /** Time in which nothing airs, epoch ms: kept beside, so that a board need not read the day. */
  gaps: TimeRange[]
  /** When the day went on air, ISO 8601, where it had begun by then: what it has of the time before never aired. */
  since?: string
  /** Where something outside works on the day: set by the server alone. */
  pst?: JobStatus
}

type DaySide = { key: string; payload: DayPayload }
/** A day as it is stored, with both of its sides; without any it was deleted. */
export type StoredDay = {
  id: string
  dt: Day
  rev: number
  /** When it was saved for the first time, ISO 8601. */
  created: string
  /** When and by whom it was saved last: ISO 8601, and the shown name. */
  updated: string
  by: string
  draft?: DaySide
  published?: DaySide
}

type Row = {
  id: string
  name: string
  rev: number
  created: string
  updated: string
  updated_name: string
  draft_key: string | null
  draft: DayPayload | null
  published_key: string | null
  published: DayPayload | null
}

/** Days by their ids, with the sides that are wanted. Parameters: urn, ids, whether drafts, whether published sides. */
const daysStatement: Statement = {
  name: 'schedule_days',
  text: `SELECT d.id, d.name, d.rev, d.created, d.updated, d.updated_name, dv.key AS draft_key, dv.payload AS draft,
      pv.key AS published_key, pv.payload AS published
    FROM document d LEFT JOIN version dv ON dv.key = d.draft_key AND $3::boolean
      LEFT JOIN version pv ON pv.key = d.published_key AND ($4::boolean OR d.draft_key IS NULL AND $3::boolean)
    WHERE d.urn = $1 AND d.id = ANY ($2::uuid[]) AND d.state <> 'purged' ORDER BY d.name`,
}

/** Days with an airing a minute are parsed in a turn of the event loop each time. */
const DAYS_AT_ONCE = 4

/** Which sides are read: the one that is worked on (else what is on air), what is on air, or both. */
export type DaySides = 'shown' | 'published' | 'both'

/** Named days of a channel that somebody has saved, by date. One look into a key for each, no list of days. */
export async function readDaysNamed(
  run: Run,
  { cs, days, sides, scope }: { cs: string; days: readonly Day[]; sides: DaySides; scope: Scope },
): Promise<StoredDay[]> {
  const ids = days.map((day) => storedId(SCHEDULE_KIND, dayName(cs, day)))
  const found: StoredDay[] = []
  for (let from = 0; from < ids.length; from += DAYS_AT_ONCE) {
    const some = ids.slice(from, from + DAYS_AT_ONCE)
    const rows = await run<Row>(daysStatement, [SCHEDULE_URN, some, sides !== 'published', sides !== 'shown'])
    found.push(...rows.filter((row) => isSeen(row, scope)).map(storedDay))
  }
  return found.sort((one, other) => (one.dt < other.dt ? -1 : 1))
}

/** The same of days in a row. */
export function readScheduleDays(
  run: Run,
  { cs, from, to, sides, scope }: { cs: string; from: Day; to: Day; sides: DaySides; scope: Scope },
): Promise<StoredDay[]> {
  const days: Day[] = []
  for (let day = from; day <= to; day = shiftDay(day, 1)) days.push(day)
  return readDaysNamed(run, { cs, days, sides, scope })
}

/** Whether a day or a loop is of the reader's products, by what is worked on; what was deleted says nothing any more. */
export function isSeen(row: { draft: { prd?: string[] } | null; published: { prd?: string[] } | null }, scope: Scope) {
  const payload = row.draft ?? row.published
  return payload === null || isInScope(payload.prd ?? [], scope)
}

function storedDay({ id, name, rev, created, updated, updated_name, ...row }: Row): StoredDay {
  return {
    ...{ id, rev, created, updated, by: updated_name, dt: name.slice(name.lastIndexOf('/') + 1) },
    ...(row.draft_key && row.draft && { draft: { key: row.draft_key, payload: row.draft } }),
    ...(row.published_key && row.published && { published: { key: row.published_key, payload: row.published } }),
  }
}
