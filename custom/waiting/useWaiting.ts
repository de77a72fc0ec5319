import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'

/** Topics that change what waits. */
const TOPICS: readonly string[] = ['version', 'lock', 'job', 'reset']

type Params = { types: readonly TypeSummary[]; order: 'asc' | 'desc'; page: number; perPage: number }

/** Submitted titles of these types by when they were submitted; asked for again when the server tells of changes. */
export function useWaiting({ types, order, page, perPage }: Params) {
  const { calls, product } = useConsole()
  const cty = types.map(({ type }) => type)
  const query = useQuery({
    queryKey: ['waiting', product, cty, order, page, perPage],
    queryFn: ({ signal }) =>
      calls.filterContent({
        body: { cty, st: 'pending', sortBy: 'updated', sortOrder: order, pageNumber: page, pageSize: perPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  useGatheredEvents(TOPICS, () => void query.refetch())
  return query
}

/** How many titles of each type wait, by the type's name. */
export function useWaitingCounts(types: readonly TypeSummary[]) {
  const { calls, product } = useConsole()
  const names = types.map(({ type }) => type).join()
  const { data, refetch } = useQuery({
    queryKey: ['waiting', 'counts', product, names],
    queryFn: ({ signal }) => calls.countAllContent({ query: { types: names, st: 'pending' }, signal }),
  })
  useGatheredEvents(TOPICS, () => void refetch())
  return new Map((data ?? []).map(({ name, count }) => [name, count]))
}
