import { useContext, useDeferredValue, useMemo } from 'react'
import { fillRules } from '#contract/rules/schedule/fill/fillRules.ts'
import { rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { fillHole } from '#contract/rules/schedule/fill/fillHole.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { AIRING_KINDS } from '#contract/values/schedule.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { useCandidates } from '../dialogs/useCandidates.ts'
import { SHELF_TYPES } from '../shelf/shelfTabs.ts'
import { useAdLoad } from '../useAdLoad.ts'
import { useScheduleWords } from '../useScheduleWords.ts'

/** Nobody fills more than this with promos alone. */
const LONGEST_MS = 2 * 3_600_000

/** Whether a gap is worth a proposal of what stands between programs: short enough, and still ahead. */
export function hasBestFit(range: TimeRange, now: number): boolean {
  return range.from >= now && range.to - range.from <= LONGEST_MS
}

/** 'best fit: 5 promos and 1 ad' for a gap, as the dialog that fills it would propose; empty where nothing fits. */
export function BestFit({ range: { from, to } }: { range: TimeRange }) {
  const { translate, format, titles } = useScheduleWords()
  const { schedule, channel, now } = useSchedule()
  const { viewersZone = 'UTC' } = channel
  const product = useContext(ConsoleContext)?.product
  const { limit: adLimit } = useAdLoad()
  const { candidates } = useCandidates(SHELF_TYPES.promos)
  const settled = useDeferredValue(schedule)
  const items = useMemo(() => {
    if (candidates.length === 0) return []
    const rights = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
    const rules = fillRules({ titles, rights, zone: viewersZone, adLimit })
    const { rows } = fillHole(settled, { hole: { from, to }, candidates, rules })
    return AIRING_KINDS.flatMap((kind) => {
      const count = rows.filter(({ candidate }) => candidate.kind === kind).length
      return count === 0 ? [] : [translate(`schedule.kindsOf.${kind}`, { smart_count: count })]
    })
  }, [settled, from, to, candidates, titles, now, product, viewersZone, adLimit, translate])
  return items.length === 0 ? null : <span>{translate('schedule.bestFit', { items: format.list(items) })}</span>
}
