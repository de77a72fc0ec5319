import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { StorefrontCalendarRow } from '#contract/schemas/storefront/storefrontRows.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { CONTAINER_URN, PAGE_URN, type PageType } from '#contract/values/storefront.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import type { StoreRows } from './storeLanes.ts'

type Row = StorefrontCalendarRow

const TOPICS: readonly string[] = ['version', 'reset']
const FRESH_MS = 60_000
const concerns = ({ topic, urn }: ServerEvent) => topic === 'reset' || urn === PAGE_URN || urn === CONTAINER_URN

/** Pages of one kind and the containers, as far as they are shown within a range; read again when one changes. */
export function useStoreRows(ty: PageType, { from, to }: TimeRange) {
  const { calls, product } = useConsole()
  const queries = useQueryClient()
  const queryKey = ['listStorefrontCalendar', product, ty, from, to]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<StoreRows> => {
      const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      const read = (of: PageType | 'container') => calls.listStorefrontCalendar({ query: { ty: of, ...span }, signal })
      const [pages, containers] = await Promise.all([read(ty), read('container')])
      return { pages, containers }
    },
    staleTime: FRESH_MS,
  })
  const { refetch } = query
  const reload = useCallback(() => void refetch(), [refetch])
  useGatheredEvents(TOPICS, reload, concerns)
  /** Puts what a move answered in the place of what was read before. */
  const keep = (moved: readonly Row[]) => {
    queries.setQueryData<StoreRows>(queryKey, (rows) => rows && withRows(rows, moved))
  }
  return { ...query, reload, keep }
}

/** Rows as they are now, each where it was; tabs behind their page. */
function withRows({ pages, containers }: StoreRows, moved: readonly Row[]): StoreRows {
  const now = new Map(moved.map((row) => [`${row.id} ${row.tab ?? ''}`, row]))
  const put = (rows: readonly Row[]) => rows.map((row) => now.get(`${row.id} ${row.tab ?? ''}`) ?? row)
  return { pages: put(pages), containers: put(containers) }
}
