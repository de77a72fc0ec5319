import { useQuery } from '@tanstack/react-query'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { endOf, rangeOf, type Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { FixedReason } from '#contract/rules/schedule/model/whyFixed.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'

/** Something that the service has in the way, and nobody sees here: it was saved since the days were read. */
type StoredConflict = TimeRange & { id: string; pgmId: string | undefined; reason: FixedReason | 'overlap' }

/**
 * Asks the service whether airings can be pinned safely (checkPin, specification section 7), one request for each day.
 * Of what is known here the draft on screen is judged instead: it may have moved since.
 */
export function usePinCheck(airings: readonly Airing[]) {
  const { calls } = useConsole()
  const { channel, schedule, saved } = useSchedule()
  const insertions = insertionsOf(airings)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['schedule', 'pin', channel.cs, ...insertions.map(({ from, to }) => `${from} ${to}`)],
    queryFn: ({ signal }) =>
      Promise.all(
        insertions.map(async ({ from, to }) => {
          const safe_insertion = { start: new Date(from).toISOString(), end: new Date(to).toISOString() }
          return calls.checkPin({ body: { cs: channel.cs, safe_insertion }, signal })
        }),
      ),
    enabled: insertions.length > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const conflicts = (data ?? []).flat().flatMap(({ uId, pgm_id, a_st_dt, a_ed_dt, reason }): StoredConflict | [] => {
    const range = { from: Date.parse(a_st_dt), to: Date.parse(a_ed_dt) }
    const isKnown = schedule.byId.has(uId) || saved.byId.has(uId)
    if (isKnown || !airings.some((airing) => sharedRange(rangeOf(airing), range))) return []
    return { ...range, id: uId, pgmId: pgm_id, reason }
  })
  return { conflicts, state: isError ? ('failed' as const) : isFetching ? ('asking' as const) : ('answered' as const) }
}

/** From the first start to the last end of each day: several airings of a day are one question, within a day long. */
function insertionsOf(airings: readonly Airing[]): TimeRange[] {
  const byDay = new Map<string, TimeRange>()
  for (const airing of airings) {
    const day = dayOf(airing.start, 'UTC')
    const { from, to } = byDay.get(day) ?? rangeOf(airing)
    const start = Math.min(from, airing.start)
    byDay.set(day, { from: start, to: Math.min(start + DAY_MS, Math.max(to, endOf(airing))) })
  }
  return [...byDay.values()]
}
