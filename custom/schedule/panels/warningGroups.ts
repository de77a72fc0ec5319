import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import type { RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayOverlaps, type DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { RightsFailure } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { SCHEDULE_WARNINGS, type ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'

/** What mends a warning in one press; on screen `scheduleWarnings.repairs.<repair>`. */
export type Repair = 'fill' | 'close' | 'push' | 'replace' | 'unpin' | 'see' | 'channel'

export type WarningRow = {
  key: string
  /** Where to jump to, epoch ms. */
  at: number
  /** What it is about: an airing, the first of those that run at once, or time in which nothing airs. */
  airing?: Airing
  gap?: TimeRange
  /** It is the channel itself that keeps so many airings off air, not their titles. */
  channel?: { failure: RightsFailure; count: number }
  /** How long the gap or the overlap is, in ms. */
  length?: number
  /** Why it may not air. */
  failures?: readonly RightsFailure[]
  repairs: readonly Repair[]
}

/** Warnings of one code (specification section 8), and overlaps, which a save refuses. */
export type WarningGroup = { code: ScheduleWarningCode | 'overlap'; rows: readonly WarningRow[] }

type WarningSource = {
  schedule: Schedule
  /** Days that are on screen. */
  days: readonly Day[]
  warnings: ReadonlyMap<Day, readonly DayWarning[]>
  failures: RightsMap
  now: number
}

/** Everything that is wrong in the days on screen, by code in the order of section 8, overlaps behind the gaps. */
export function warningGroups(source: WarningSource): WarningGroup[] {
  const codes: (ScheduleWarningCode | 'overlap')[] = ['413401', 'overlap', ...SCHEDULE_WARNINGS.slice(1)]
  return codes.flatMap((code) => {
    const rows = code === 'overlap' ? overlapRows(source) : rowsOf(source, code)
    return rows.length > 0 ? [{ code, rows }] : []
  })
}

/** How many rows there are in all groups. */
export function warningCount(groups: readonly WarningGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0)
}

function rowsOf(source: WarningSource, code: ScheduleWarningCode): WarningRow[] {
  const found = source.days.flatMap((day) =>
    (source.warnings.get(day) ?? []).flatMap((warning) => (warning.code === code ? [{ day, warning }] : [])),
  )
  switch (code) {
    case '413401':
    case '113403':
      return joined(found.flatMap(({ warning }) => warning.gaps ?? [])).flatMap((gap) => gapRow(source, gap))
    case '413405':
      return found.map(({ day }) => ({ key: day, at: dayBounds(day, source.schedule.zone).from, repairs: [] }))
    case 'channelExpiry':
      return found.slice(0, 1).map(({ warning: { at = source.now } }) => ({ key: code, at, repairs: [] }))
    default:
      return airingRows(
        source,
        code,
        found.flatMap(({ warning }) => warning.airings ?? []),
      )
  }
}

/** A gap over midnight is one. */
function joined(gaps: readonly TimeRange[]): TimeRange[] {
  const list: TimeRange[] = []
  for (const { from, to } of gaps) {
    const last = list.at(-1)
    if (last?.to === from) list[list.length - 1] = { from: last.from, to }
    else list.push({ from, to })
  }
  return list
}

/** What has passed of a gap cannot be filled: a gap that is over is no row. */
function gapRow({ schedule, now }: WarningSource, { from, to }: TimeRange): WarningRow[] {
  const gap = { from: Math.max(from, now), to }
  if (gap.from >= to) return []
  const next = firstAfter(schedule, to)
  const fixed = next && whyFixed(schedule, next, now)
  const close: Repair[] = fixed === 'pinned' ? ['unpin'] : next && !fixed ? ['close'] : []
  return [
    {
      ...{ key: String(from), at: gap.from, gap, length: to - gap.from, repairs: [...close, 'fill'] },
      ...(close.length > 0 && { airing: next }),
    },
  ]
}

/** What begins where a gap ends. */
function firstAfter(schedule: Schedule, end: number): Airing | undefined {
  return airingsWithin(schedule, { from: end, to: end + 1 }).find(({ start }) => start === end)
}

function overlapRows({ schedule, days, now }: WarningSource): WarningRow[] {
  const seen = new Set<string>()
  return days
    .flatMap((day) => dayOverlaps(schedule, day))
    .flatMap(({ from, to, airings }): WarningRow[] => {
      const key = airings.join(' ')
      if (seen.has(key)) return []
      seen.add(key)
      const later = airings.flatMap((id) => schedule.byId.get(id) ?? []).findLast(({ start }) => start <= from + 60_000)
      const fixed = later && whyFixed(schedule, later, now)
      const repairs: Repair[] = fixed === 'pinned' ? ['unpin'] : fixed || !later ? ['see'] : ['push']
      return [{ ...{ key, at: from, length: to - from, repairs }, ...(later && { airing: later }) }]
    })
}

function airingRows({ schedule, failures, now }: WarningSource, code: ScheduleWarningCode, ids: readonly string[]) {
  const ofChannel = new Map<string, WarningRow>()
  const rows = [...new Set(ids)].flatMap((id): WarningRow[] => {
    const airing = schedule.byId.get(id)
    if (!airing || endOf(airing) <= now) return []
    const all = (failures.get(id) ?? []).filter((failure) => failure.code === code)
    for (const failure of all) if (failure.whose.kind === 'channel') countChannel(ofChannel, failure, airing)
    const own = all.filter(({ whose }) => whose.kind !== 'channel')
    if (own.length === 0 && all.length > 0) return []
    const isFixed = whyFixed(schedule, airing, now) !== undefined
    const repairs: Repair[] = code === 'conditionalPublish' || isFixed ? ['see'] : ['replace']
    return [{ key: id, at: airing.start, airing, failures: own, repairs }]
  })
  return [...ofChannel.values(), ...rows]
}

/** What is wrong with the channel is one thing, however many airings it keeps off air: other titles would not help. */
function countChannel(rows: Map<string, WarningRow>, failure: RightsFailure, { start }: Airing): void {
  const key = `channel ${failure.field}`
  const { at = start, channel } = rows.get(key) ?? {}
  rows.set(key, { key, at, channel: { failure, count: (channel?.count ?? 0) + 1 }, repairs: ['channel'] })
}
