import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgIngestion, EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { readEveryPage } from '#kit/parts/files/readEveryPage.ts'
import { ingestionKey } from './useIngestions.ts'

/** The channels of a feed, all of them: they name those of the changes, and wait to be told apart. */
export function useMatches({ id, channels }: Pick<EpgIngestion, 'id' | 'channels'>) {
  const { calls, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: [...ingestionKey(product), id, 'matches'],
    enabled: channels > 0,
    queryFn: ({ signal }): Promise<EpgMatch[]> =>
      readEveryPage((query) => calls.listEpgMatches({ params: { id }, query, signal })),
  })
  const ours = useMemo(
    () => new Map((data ?? []).flatMap(({ channel }) => (channel ? [[channel.id, channel] as const] : []))),
    [data],
  )
  return { matches: data, ours, error, retry: () => void refetch() }
}

/** Our channels by id. */
export type OurChannels = ReadonlyMap<string, GuideChannel>
