import { dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { aired } from '#contract/rules/schedule/loop/aired.ts'
import { loopSpans } from '#contract/rules/schedule/loop/loopSpans.ts'
import { onAirWithin } from '#contract/rules/schedule/loop/onAirWithin.ts'
import { shownLoop } from '#contract/rules/schedule/loop/shownLoop.ts'
import type { Airing, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { readLoop, type WireLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import { readSchedule } from '#contract/rules/schedule/wire/readSchedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { SCHEDULED_AIRING_DAYS } from '#contract/values/schedule.ts'
import type { Run, Statement } from '../../db/statement.ts'
import type { Scope } from '../documents/sender.ts'
import { storedId } from '../documents/documentKind.ts'
import { isSeen, readDaysNamed, type DaySides, type StoredDay } from './readScheduleDays.ts'
import { loopName, SCHEDULE_KIND, SCHEDULE_URN } from './scheduleKind.ts'

/** What a version of a loop holds: instants in ISO 8601. */
type LoopPayload = WireLoop & { cs: string; prd?: string[] }
type LoopSide = { key: string; payload: LoopPayload }
/** The loop of a channel as it is stored; without any side it was ended. */
export type StoredLoop = { id: string; rev: number; draft?: LoopSide; published?: LoopSide }

type Row = {
  id: string
  rev: number
  draft_key: string | null
  draft: LoopPayload | null
  published_key: string | null
  published: LoopPayload | null
}

/** Parameters: urn, id. */
const loopStatement: Statement = {
  name: 'schedule_loop',
  text: `SELECT d.id, d.rev, d.draft_key, dv.payload AS draft, d.published_key, pv.payload AS published
    FROM document d LEFT JOIN version dv ON dv.key = d.draft_key LEFT JOIN version pv ON pv.key = d.published_key
    WHERE d.urn = $1 AND d.id = $2 AND d.state <> 'purged'`,
}

export async function readStoredLoop(
  run: Run,
  { cs, scope }: { cs: string; scope: Scope },
): Promise<StoredLoop | undefined> {
  const [row] = await run<Row>(loopStatement, [SCHEDULE_URN, storedId(SCHEDULE_KIND, loopName(cs))])
  if (!row || !isSeen(row, scope)) return undefined
  const { id, rev, draft_key, draft, published_key, published } = row
  return {
    ...{ id, rev },
    ...(draft_key && draft && { draft: { key: draft_key, payload: draft } }),
    ...(published_key && published && { published: { key: published_key, payload: published } }),
  }
}

/** A schedule with its loop, and everything that airs in a range: what is stored, and the turns of the loop. */
export type OnAirSchedule = { schedule: Schedule; airings: Airing[]; days: StoredDay[] }

type OnAirParams = { cs: string; range: TimeRange; sides: Exclude<DaySides, 'both'>; scope: Scope; now: number }

/**
 * What a channel shows within a range (epoch ms): the one reader for whoever plays, lists or watches it. Turns of a loop
 * are worked out from its block, which is read with the days however far back it lies, and are stored nowhere.
 */
export async function readOnAirSchedule(
  run: Run,
  { cs, range, sides, scope, now }: OnAirParams,
): Promise<OnAirSchedule> {
  const stored = await readStoredLoop(run, { cs, scope })
  const live = stored?.published && readLoop(stored.published.payload)
  const loop = sides === 'published' ? live : stored && shownLoop(stored, now)
  const spans = loop ? loopSpans(loop).filter(({ from, until }) => from < range.to && until > range.from) : []
  // An airing that began days before still runs.
  const named = [range, ...spans.map(({ block }) => block)].map(({ from, to }) => ({
    from: shiftDay(dayOf(from, 'UTC'), -SCHEDULED_AIRING_DAYS),
    to: dayOf(Math.max(from, to - 1), 'UTC'),
  }))
  // A turn that runs over midnight gives way to what airs on the day after.
  const after = spans.length > 0 ? [shiftDay(dayOf(Math.max(range.from, range.to - 1), 'UTC'), 1)] : []
  const wanted = new Set([...named.flatMap(({ from, to }) => [...daysOf(from, to)]), ...after])
  const days = await readDaysNamed(run, { cs, days: [...wanted], sides, scope })
  const wire = days.flatMap((day) => wireDay(cs, day, sides))
  const ends = [...named.flatMap(({ from, to }) => [from, to]), ...after].toSorted()
  const { schedule } = readSchedule(wire, {
    ...{ cs, from: ends[0] ?? '', to: ends.at(-1) ?? '' },
    ...(loop && { loop }),
    byHeads: sides === 'published',
  })
  const airings = onAirWithin(schedule, range, sides === 'published' ? aired(schedule, sinceOf(days)) : schedule)
  return { schedule, airings, days: days.filter(({ dt }) => isIn(dt, named[0])) }
}

/** When days went on air that had begun by then. */
function sinceOf(days: readonly StoredDay[]): ReadonlyMap<Day, number> {
  return new Map(
    days.flatMap(({ dt, published }) =>
      published?.payload.since ? [[dt, Date.parse(published.payload.since)] as const] : [],
    ),
  )
}

/** A side of a stored day as the wire has it; of one that lacks the published side nothing. */
export function wireDay(cs: string, day: StoredDay, sides: 'shown' | 'published'): ScheduleDay[] {
  const { id, dt, rev, created, draft, published } = day
  const side = sides === 'shown' ? (draft ?? published) : published
  if (!side) return sides === 'shown' ? [{ id, cs, dt, st: 'deleted', ar: [], rev }] : []
  const { ar, pst } = side.payload
  const st = side === draft ? 'draft' : 'published'
  return [{ ...{ id, key: side.key, cs, dt, st, ar, rev, ct: created }, ...(pst && { pst }) }]
}

const isIn = (dt: Day, range: { from: Day; to: Day } | undefined) =>
  range !== undefined && dt >= range.from && dt <= range.to

function* daysOf(from: Day, to: Day): Generator<Day> {
  for (let day = from; day <= to; day = shiftDay(day, 1)) yield day
}
