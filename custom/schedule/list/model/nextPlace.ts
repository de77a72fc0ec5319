import { placeOf } from '#contract/rules/schedule/model/airingsWithin.ts'
import { gapLedger } from '#contract/rules/schedule/fill/gapLedger.ts'
import type { ScheduleScreen } from '../../ScheduleContext.ts'
import type { Cursor } from '../../model/scheduleView.ts'

type Jump = 'nextGap' | 'gapBefore' | 'nextWarning' | 'now'

/** Where a jump leads from an instant: the gap or the failing airing after it, round to the first one; or to now. */
export function nextPlace(
  { schedule, now, failures }: Pick<ScheduleScreen, 'schedule' | 'now' | 'failures'>,
  jump: Jump,
  at: number,
): Cursor | undefined {
  if (jump === 'now') {
    const airing = schedule.order[Math.max(0, placeOf(schedule.order, now + 1) - 1)]
    return airing && { kind: 'airing', id: airing.id }
  }
  if (jump === 'nextWarning') {
    const failing = schedule.order.filter(({ id }) => failures.has(id))
    const next = failing.find(({ start }) => start > at) ?? failing[0]
    return next && { kind: 'airing', id: next.id }
  }
  const gaps = gapLedger(schedule, now).rows.filter(({ isSlack }) => !isSlack)
  const gap =
    jump === 'nextGap'
      ? (gaps.find(({ from }) => from > at) ?? gaps[0])
      : (gaps.findLast(({ from }) => from < at) ?? gaps.at(-1))
  return gap && { kind: 'time', at: gap.from }
}
