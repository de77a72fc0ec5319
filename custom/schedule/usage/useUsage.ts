import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'ra-core'
import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { VIRTUAL_CHANNEL_TYPE } from '#contract/values/schedule.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { usageRows } from './usageReport.ts'

/** What a virtual channel shows within a span, as it is published. */
export function useUsage(cs: string, span: TimeRange | undefined) {
  const { calls, product } = useConsole()
  const language = useLocale()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['channelUsage', product, cs, span?.from, span?.to],
    enabled: span !== undefined,
    queryFn: ({ signal }) => {
      const [start, end] = [span?.from ?? 0, span?.to ?? 0].map((instant) => new Date(instant).toISOString())
      return calls.readVepg({ query: { channel: cs, start: start ?? '', end: end ?? '' }, signal })
    },
  })
  const rows = useMemo(() => (data ? usageRows(data, language) : []), [data, language])
  return { rows, error, isPending: isPending && span !== undefined, refetch }
}

/** What the channel is called; its code until that is read. */
export function useChannelName(cs: string, id: string): string {
  const { calls } = useConsole()
  const language = useLocale()
  const { data } = useQuery({
    queryKey: [VIRTUAL_CHANNEL_TYPE, 'getOne', { id }],
    queryFn: async () => (await calls.getOne<ContentRecord>(VIRTUAL_CHANNEL_TYPE, { id })).data,
  })
  return (data && titleOf(data, language)) || cs
}
