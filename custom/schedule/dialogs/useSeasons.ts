import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULED_TYPES } from '../shelf/shelfTabs.ts'

/** As many episodes as facts are read of at once. */
const EPISODES = 200
const OFFERED = 20

/** Seasons and other titles that have episodes, by a term. */
export function useSeasons(term: string) {
  const console = useContext(ConsoleContext)
  const cty = (console?.types ?? [])
    .filter(({ relations }) => relations?.children?.some((child) => SCHEDULED_TYPES.includes(child)))
    .map(({ type }) => type)
  const wanted = term.trim()
  const { data, isFetching } = useQuery({
    queryKey: ['schedule', 'seasons', console?.product, wanted],
    queryFn: async ({ signal }) => {
      const filter = [{ field: 'term', term: wanted, operator: 'contains' as const }]
      const found = await console?.calls.filterContent({ body: { cty, filter, pageSize: OFFERED }, signal })
      return found?.rows ?? []
    },
    enabled: console !== undefined && cty.length > 0 && termLongEnough(wanted),
    staleTime: 60_000,
  })
  return { seasons: data ?? [], isFetching }
}

/** Ids of the episodes of a season in their order; their facts are asked for, too. Undefined until they are read. */
export function useEpisodes(season: string | undefined): readonly string[] | undefined {
  const calls = useContext(ConsoleContext)?.calls
  const { needTitles } = useSchedule()
  const { data } = useQuery({
    queryKey: ['schedule', 'episodes', season],
    queryFn: async ({ signal }) => {
      const query = { cty: SCHEDULED_TYPES.join(','), pageSize: EPISODES }
      const found = await calls?.listChildren({ params: { id: season ?? '' }, query, signal })
      return found?.rows.map(({ id }) => id) ?? []
    },
    enabled: calls !== undefined && season !== undefined,
    staleTime: 60_000,
  })
  useEffect(() => {
    if (data && data.length > 0) needTitles(data)
  }, [data, needTitles])
  return data
}
