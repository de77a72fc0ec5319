import { holesIn, openRanges } from '#contract/rules/schedule/model/holes.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { PlaceMode } from '#contract/rules/schedule/commands/command.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import type { Cursor } from '../model/scheduleView.ts'

/** Where something new goes, and the time that is free there, if it is a gap. */
type AddPlace = { toStart: number; mode: PlaceMode; gap?: TimeRange }

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE

/** The next quarter hour that is a minute off or more: `now` is told once a minute, and what has begun cannot be laid. */
const soonest = (now: number) => Math.ceil((now + MINUTE) / QUARTER_HOUR) * QUARTER_HOUR

/**
 * Where something is added from the shelf: at the cursor, behind the airing that it is on, or in the gap that it is
 * in; without a cursor, or with one in the past, in the first gap on screen that is long enough (`dur` in ms),
 * of one that runs already from the next quarter hour on.
 */
export function placeToAdd(
  schedule: Schedule,
  { cursor, shown, now, dur }: { cursor: Cursor | undefined; shown: TimeRange; now: number; dur: number },
): AddPlace | undefined {
  const on = cursor?.kind === 'airing' ? schedule.byId.get(cursor.id) : undefined
  const at = on ? endOf(on) : cursor?.kind === 'time' ? cursor.at : undefined
  const gaps = openRanges(schedule, now)
    .flatMap((open) => sharedRange(open, shown) ?? [])
    .flatMap((open) => holesIn(schedule, open))
  if (at !== undefined && at >= now) {
    const gap = gaps.find(({ from, to }) => from <= at && at < to)
    return { toStart: at, mode: 'insert', ...(gap && { gap: { from: at, to: gap.to } }) }
  }
  const gap = gaps
    .map(({ from, to }) => ({ from: from > now ? from : soonest(now), to }))
    .find(({ from, to }) => to - from >= dur)
  return gap && { toStart: gap.from, mode: 'exact', gap }
}
