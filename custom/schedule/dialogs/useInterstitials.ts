import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { readAiring } from '#contract/rules/schedule/wire/readAiring.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { AD_SECONDS, INTERSTITIAL_KINDS } from '#contract/values/schedule.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'

export type InterstitialChoice = {
  kinds: readonly (typeof INTERSTITIAL_KINDS)[number][]
  /** Lengths of ads. */
  seconds: readonly (typeof AD_SECONDS)[number][]
}

/** Why the service is not asked; on screen `scheduleInterstitials.whyNot.<reason>`. */
type WhyNotAsked = 'unread' | 'order' | 'oneDay' | 'noKind' | 'noLength'

/** A proposal is of a part of one day, by at least one kind, and by a length where there are to be ads. */
function whyNotAsked(
  { from, to }: Partial<TimeRange>,
  { kinds, seconds }: InterstitialChoice,
  zone: string,
): WhyNotAsked | undefined {
  if (from === undefined || to === undefined) return 'unread'
  if (to <= from) return 'order'
  if (to > dayBounds(dayOf(from, zone), zone).to) return 'oneDay'
  if (kinds.length === 0) return 'noKind'
  return kinds.includes('ad') && seconds.length === 0 ? 'noLength' : undefined
}

/**
 * What the service proposes for the free time of a part of a day (fillInterstitials, calls.md section 15), as airings
 * that the schedule does not have yet; not asked where something is in the way.
 */
export function useInterstitials({ from, to }: Partial<TimeRange>, choice: InterstitialChoice) {
  const { calls, product } = useConsole()
  const { channel, schedule, newId } = useSchedule()
  const { kinds, seconds } = choice
  const whyNot = whyNotAsked({ from, to }, choice, schedule.zone)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['schedule', 'interstitials', product, channel.cs, from, to, kinds, seconds],
    queryFn: ({ signal }) => {
      const [start, end] = [from ?? 0, to ?? 0].map((instant) => new Date(instant).toISOString())
      const range = { dt: dayOf(from ?? 0, schedule.zone), from: start ?? '', to: end ?? '' }
      const body = { cs: channel.cs, ...range, kinds: [...kinds], intervals: [...seconds] }
      return calls.fillInterstitials({ body, signal })
    },
    enabled: whyNot === undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const airings = useMemo(() => {
    const id = newId()
    return (data?.proposal ?? []).flatMap((wire, nth): Airing[] => {
      const read = readAiring(wire)
      return read ? [{ ...read.airing, id: `${id}-${nth + 1}` }] : []
    })
  }, [data, newId])
  return { airings, whyNot, error, isAsking: isFetching, isKnown: data !== undefined, ask: () => void refetch() }
}
