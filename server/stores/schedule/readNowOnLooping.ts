import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { aired } from '#contract/rules/schedule/loop/aired.ts'
import { blockRanges } from '#contract/rules/schedule/loop/blockRanges.ts'
import { loopSpans } from '#contract/rules/schedule/loop/loopSpans.ts'
import { blockAirings } from '#contract/rules/schedule/loop/occurrences.ts'
import { onAirWithin } from '#contract/rules/schedule/loop/onAirWithin.ts'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import { endOf, type Airing, type Loop, type LoopSpan, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { readLoop, type WireLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { SCHEDULED_AIRING_DAYS } from '#contract/values/schedule.ts'
import type { Run, Statement } from '../../db/statement.ts'
import { isInScope, type Scope } from '../documents/sender.ts'
import { storedId } from '../documents/documentKind.ts'
import { readAiringsIn, type AiringRow, type DayPart } from './readAiringsIn.ts'
import type { VirtualSlot } from './readNowOnVirtual.ts'
import { loopName, SCHEDULE_KIND, SCHEDULE_URN } from './scheduleKind.ts'

/** By code. */
export type LoopingSlots = ReadonlyMap<string, VirtualSlot[]>
type NowOnLoopingParams = { codes: readonly string[]; range: TimeRange; scope: Scope }
type ChannelLoop = { cs: string; loop: Loop }

/** What most channels show now and next begins within these hours; the others are read for the whole range. */
const AT_FIRST_MS = 6 * 3_600_000

/** Parameters: urn, ids. */
const loopsStatement: Statement = {
  name: 'schedule_loops',
  text: `SELECT pv.payload FROM document d JOIN version pv ON pv.key = d.published_key
    WHERE d.urn = $1 AND d.id = ANY ($2::uuid[]) AND d.state <> 'purged'`,
}

/**
 * The first two airings within a range (epoch ms) of each channel that repeats a loop, in three statements for all of
 * them: their loops, then what of their blocks and days airs within hours, then the rest of the range for those that
 * show less than two. Turns follow the rules of `occurrences`, also of loops that are broken or followed others.
 */
export async function readNowOnLooping(run: Run, { codes, range, scope }: NowOnLoopingParams): Promise<LoopingSlots> {
  const loops = await readLoops(run, { codes, scope })
  const hours = { from: range.from, to: Math.min(range.to, range.from + AT_FIRST_MS) }
  const first = await readSlots(run, { loops, range: hours, scope })
  const rest = loops.filter(({ cs }) => (first.get(cs)?.length ?? 0) < 2)
  return new Map([...first, ...(await readSlots(run, { loops: rest, range, scope }))])
}

async function readLoops(
  run: Run,
  { codes, scope }: Pick<NowOnLoopingParams, 'codes' | 'scope'>,
): Promise<ChannelLoop[]> {
  if (codes.length === 0) return []
  const ids = codes.map((cs) => storedId(SCHEDULE_KIND, loopName(cs)))
  type Row = { payload: WireLoop & { cs: string; prd?: string[] } }
  const rows = await run<Row>(loopsStatement, [SCHEDULE_URN, ids])
  return rows.flatMap(({ payload }) => {
    const loop = isInScope(payload.prd ?? [], scope) ? readLoop(payload) : undefined
    return loop ? [{ cs: payload.cs, loop }] : []
  })
}

type SlotsParams = { loops: readonly ChannelLoop[]; range: TimeRange; scope: Scope }

async function readSlots(run: Run, { loops, range, scope }: SlotsParams): Promise<Map<string, VirtualSlot[]>> {
  const parts = loops.flatMap(({ cs, loop }) => partsOf(cs, loop, range))
  const rows = Map.groupBy(await readAiringsIn(run, { parts, scope }), ({ cs }) => cs)
  return new Map(
    loops.flatMap(({ cs, loop }) => {
      const found = rows.get(cs) ?? []
      const schedule = scheduleOf(cs, loop, found)
      const spans = loopSpans(loop).filter((span) => blockRanges(span, range).length > 0)
      if (!spans.every((span) => hasFirst(schedule, span))) return []
      const real = aired(schedule, new Map(found.flatMap(({ dt, since }) => (since ? [[dt, Date.parse(since)]] : []))))
      return [
        [
          cs,
          onAirWithin(schedule, range, real)
            .slice(0, 2)
            .map((airing) => slotOf(cs, airing)),
        ],
      ]
    }),
  )
}

/** What of which days is read: all that airs around the range, what of blocks repeats in it, and how blocks begin. */
function partsOf(cs: string, loop: Loop, range: TimeRange): DayPart[] {
  // What began days before, or airs on the day after, stands before turns that run over midnight.
  const around = {
    from: shiftDay(dayOf(range.from, 'UTC'), -SCHEDULED_AIRING_DAYS),
    to: shiftDay(dayOf(range.to - 1, 'UTC'), 1),
  }
  const real = [...daysOf(around.from, around.to)].map((dt): DayPart => {
    const bounds = dayBounds(dt, 'UTC')
    // Of the first day nothing counts but what runs beyond it.
    return { cs, dt, within: dt === around.from ? { from: bounds.to, to: bounds.to } : bounds }
  })
  const ofBlocks = loopSpans(loop).flatMap((span): DayPart[] => {
    const ranges = blockRanges(span, range)
    const { block } = span
    const begins = dayOf(block.from, 'UTC')
    if (ranges.length === 0) return []
    const within = ranges.flatMap(({ from, to }) => {
      const before = shiftDay(dayOf(Math.min(from, block.to - 1), 'UTC'), -SCHEDULED_AIRING_DAYS)
      const days = daysOf(before < begins ? begins : before, dayOf(Math.max(block.from, to - 1), 'UTC'))
      return [...days].map((dt) => ({ cs, dt, within: { from, to } }))
    })
    return [...within, { cs, dt: begins, within: block, isFirst: true }]
  })
  return [...real, ...ofBlocks]
}

/** Is the first airing of the block among what was read, which ends each turn before? */
function hasFirst(schedule: Schedule, { block }: LoopSpan): boolean {
  const [first] = blockAirings(schedule, { block })
  return first !== undefined && dayOf(first.start, 'UTC') === dayOf(block.from, 'UTC')
}

function scheduleOf(cs: string, loop: Loop, rows: readonly AiringRow[]): Schedule {
  const airings = new Map(rows.map((row) => [`${row.id} ${row.from}`, airingOf(row)]))
  return makeSchedule({ cs, zone: 'UTC', days: new Map(), airings: [...airings.values()], loop })
}

const airingOf = ({ id, from, to, lon, title }: AiringRow): Airing => ({
  ...{ id, start: from, dur: to - from, kind: 'vod', pinned: false, offset: 0, rest: { lon } },
  ...(title !== undefined && { pgmId: title }),
})

const slotOf = (cs: string, airing: Airing): VirtualSlot => ({
  ...{ cs, id: airing.id, from: airing.start, to: endOf(airing), lon: airing.rest.lon as LocalizedText[] },
  ...(airing.pgmId !== undefined && { title: airing.pgmId }),
})

function* daysOf(from: Day, to: Day): Generator<Day> {
  for (let day = from; day <= to; day = shiftDay(day, 1)) yield day
}
