import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useMemo } from 'react'
import type { FillCandidate } from '#contract/rules/schedule/fill/fillHole.ts'
import { snapshotOf } from '#contract/rules/schedule/wire/titleFacts.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'

/** As many as the rule looks at. */
const ASKED = 200

/** Titles of some types that may fill gaps, as far as their facts are known; `isReading` while more may come. */
export function useCandidates(types: readonly string[]): { candidates: FillCandidate[]; isReading: boolean } {
  const console = useContext(ConsoleContext)
  const { needTitles, titles } = useSchedule()
  const { data, isPending } = useQuery({
    queryKey: ['schedule', 'candidates', console?.product, types],
    queryFn: async ({ signal }) => {
      const body = { cty: [...types], filter: [], sortBy: 'updated', pageSize: ASKED }
      const found = await console?.calls.filterContent({ body, signal })
      return found?.rows.map(({ id }) => id) ?? []
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
        return title?.dur ? [{ pgmId: id, kind: title.kind, dur: title.dur, rest: { pgm: snapshotOf(title) } }] : []
      }),
    [data, titles],
  )
  return { candidates, isReading: isPending || (data ?? []).some((id) => !titles.has(id)) }
}
