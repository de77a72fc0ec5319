import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useMemo } from 'react'
import type { FillCandidate } from '#contract/rules/schedule/fill/fillHole.ts'
import { snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import { msIn } from '#contract/rules/program/segment.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'

/** As many as the rule looks at; of those of a wanted length as many as one page has are looked through. */
const ASKED = 200

/** How long titles may run, in ms, both ends within. */
export type RunTimes = { from: number; to: number }
const EVERY_LENGTH: RunTimes = { from: 0, to: Infinity }

/**
 * Titles of some types and lengths that may fill gaps, as far as their facts are known; `isReading` while more may
 * come.
 */
export function useCandidates(types: readonly string[], { from, to } = EVERY_LENGTH) {
  const console = useContext(ConsoleContext)
  const { needTitles, titles } = useSchedule()
  const { data, isPending } = useQuery({
    queryKey: ['schedule', 'candidates', console?.product, types, from, to],
    queryFn: async ({ signal }) => {
      const pageSize = from > 0 || to < Infinity ? MAX_PAGE_SIZE : ASKED
      const body = { cty: [...types], filter: [], sortBy: 'updated', sortOrder: 'desc' as const, pageSize }
      const found = await console?.calls.filterContent({ body, signal })
      const fitting = found?.rows.filter(({ rt }) => isWithin(msIn(rt), { from, to })) ?? []
      return fitting.slice(0, ASKED).map(({ id }) => id)
    },
    enabled: console !== undefined,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (data && data.length > 0) needTitles(data)
  }, [data, needTitles])
  const candidates = useMemo(
    () =>
      (data ?? []).flatMap((id): FillCandidate[] => {
        const title = titles.get(id)
        return title?.dur && isWithin(title.dur, { from, to })
          ? [{ pgmId: id, kind: title.kind, dur: title.dur, rest: { pgm: snapshotOf(title) } }]
          : []
      }),
    [data, titles, from, to],
  )
  return { candidates, isReading: isPending || (data ?? []).some((id) => !titles.has(id)) }
}

/** A length that nobody has said yet may still turn out to fit. */
function isWithin(length: number | undefined, { from, to }: RunTimes): boolean {
  return length === undefined || (length >= from && length <= to)
}
