import { snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'

/** An airing of a title in its whole length, or nothing where nobody knows how long it runs. */
export function airingOf(title: ScheduleTitle, id: string, start: number): Airing | undefined {
  const { id: pgmId, kind, dur } = title
  return dur
    ? { ...{ id, start, dur, kind, pgmId, pinned: false, offset: 0 }, rest: { pgm: snapshotOf(title) } }
    : undefined
}

/** An ad of so many seconds, which nobody has chosen a film for yet. */
export function adOf(seconds: number, id: string, start: number): Airing {
  return { id, start, dur: seconds * 1_000, kind: 'ad', pinned: false, offset: 0, rest: {} }
}
