import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgIngestion, EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ingestionKey } from './useIngestions.ts'

/** The channels of a feed, all of them: they name those of the changes, and wait to be told apart. */
export function useMatches({ id, channels }: Pick<EpgIngestion, 'id' | 'channels'>) {
  const { calls, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: [...ingestionKey(product), id, 'matches'],
    enabled: channels > 0,
    queryFn: async ({ signal }) => {
      const all: EpgMatch[] = []
      for (let pageNumber = 1; ; pageNumber += 1) {
        const query = { pageNumber, pageSize: MAX_PAGE_SIZE }
        const { rows, count } = await calls.listEpgMatches({ params: { id }, query, signal })
        all.push(...rows)
        if (rows.length === 0 || all.length >= (count ?? 0)) return all
      }
    },
  })
  const ours = useMemo(
    () => new Map((data ?? []).flatMap(({ channel }) => (channel ? [[channel.id, channel] as const] : []))),
    [data],
  )
  return { matches: data, ours, error, retry: () => void refetch() }
}

/** Our channels by id. */
export type OurChannels = ReadonlyMap<string, GuideChannel>
