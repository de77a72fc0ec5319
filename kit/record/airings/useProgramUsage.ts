import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'

/** Airings of a program: from `start` on (ISO 8601, UTC), all of them without it. */
type UsageQuestion = { id: string; start?: string | undefined; pageSize: number }

/** One page of the airings of a program and how many there are. */
type UsagePage = { rows: readonly ProgramUse[]; count: number }

/** Where a program is on air, by start, as it is now: guides change at any time, so never from memory. */
export function useProgramUsage({ id, start, pageSize }: UsageQuestion) {
  const calls = useContext(ConsoleContext)?.calls
  return useQuery<UsagePage>({
    queryKey: ['programUsage', id, start, pageSize],
    enabled: calls !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!calls) throw new Error('No service is there to be asked.')
      const query = { pageSize, ...(start !== undefined && { start }) }
      const { rows, count } = await calls.readProgramUsage({ params: { id }, query, signal })
      return { rows, count: count ?? rows.length }
    },
  })
}
