import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { airingItems, type AiringItem } from '../model/guideLane.ts'
import { guideKey } from '../useGuideRows.ts'

const NONE: readonly AiringItem[] = []

/** The airings of a channel at a time, which the grid need not have read; undefined until they are known. */
export function useAiringsThen(channel: string | undefined, range: TimeRange | undefined) {
  const { calls, product } = useConsole()
  // One end alone given back to the feed may lie before the other: nothing runs in no time at all.
  const isSpan = range !== undefined && range.to > range.from
  const { data, error, refetch } = useQuery({
    queryKey: [...guideKey(product), 'then', channel, range?.from, range?.to],
    queryFn: ({ signal }) => {
      const [start, end] = [range?.from ?? 0, range?.to ?? 0].map((instant) => new Date(instant).toISOString())
      return calls.readEpg({ query: { start: start ?? '', end: end ?? '', channel: channel ?? '' }, signal })
    },
    enabled: channel !== undefined && isSpan,
  })
  const read = useMemo(() => data && airingItems(data.rows), [data])
  return { airings: isSpan ? read : NONE, error: data ? null : error, retry: () => void refetch() }
}
