import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'

/** Airings of a program: from `start` on (ISO 8601, UTC), all of them without it. */
type UsageQuestion = { id: string; start?: string | undefined; pageSize: number }

/** One page of the airings of a program and how many there are. */
type UsagePage = { rows: readonly ProgramUse[]; count: number }

const TOPICS: readonly string[] = ['version', 'reset']
const SHOWN_URNS: readonly string[] = [AIRING_TYPE, CHANNEL_TYPE].map(catalogUrn)

/** Where a program is on air, by start, as it is now: guides change at any time, so never from memory. */
export function useProgramUsage({ id, start, pageSize }: UsageQuestion) {
  const { calls } = useConsole()
  const query = useQuery<UsagePage>({
    queryKey: ['programUsage', id, start, pageSize],
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { pageSize, ...(start !== undefined && { start }) }
      const { rows, count } = await calls.readProgramUsage({ params: { id }, query: asked, signal })
      return { rows, count: count ?? rows.length }
    },
  })
  useGatheredEvents(TOPICS, () => void query.refetch(), concernsAirings)
  return query
}

const concernsAirings = ({ topic, urn }: ServerEvent) => topic === 'reset' || SHOWN_URNS.includes(urn)
