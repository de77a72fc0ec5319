import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { OnAirBoard, OnAirHandling } from '#contract/schemas/live/onAir.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useLine, type Line } from '#kit/parts/context/useLine.ts'
import { useSteadyReading } from '#kit/parts/context/useSteadyReading.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { nextChange } from './model/cardOf.ts'

/** What changes a board: documents (rights follow from titles of any type), days that near their air time, jobs, what others have acknowledged. */
const TOPICS: readonly string[] = ['version', 'schedule', 'job', 'onAir', 'reset']
/** An ingestion of hundreds of channels tells of thousands of changes: readings are at least so far apart, in ms. */
const APART_MS = 5_000
/** A board that nothing was told of is read again after so long: time alone brings problems about. */
const STALE_MS = 60_000

const boardKey = (product: string | undefined) => ['readOnAir', product]

/**
 * The board, read again when something has changed, when a channel goes on to what comes next, and when the line is there
 * again; `line` says why what is shown may have been overtaken.
 */
export function useOnAir() {
  const { calls, product } = useConsole()
  const format = useFormat()
  const query = useQuery({
    queryKey: boardKey(product),
    queryFn: ({ signal }) => calls.readOnAir({ signal }),
    placeholderData: keepPreviousData,
    refetchInterval: STALE_MS,
  })
  const { refetch, dataUpdatedAt, data } = query
  const readSoon = useSteadyReading(refetch, dataUpdatedAt, APART_MS)
  useGatheredEvents(TOPICS, readSoon)
  useEffect(() => {
    const at = data && nextChange(data.channels, format.now())
    if (at === undefined) return
    const timer = setTimeout(readSoon, Math.max(APART_MS, Math.min(at - format.now() + 1_000, STALE_MS)))
    return () => clearTimeout(timer)
  }, [data, format, readSoon])
  const line = useLine()
  const before = useRef<Line>(line)
  useEffect(() => {
    if (line === 'up' && before.current !== 'up') readSoon()
    before.current = line
  }, [line, readSoon])
  return { ...query, line: line === 'up' && query.isRefetchError ? 'failed' : line } as const
}

/**
 * Puts how a problem is handled now into the board that is on screen. A reading that began before knows nothing of it
 * and is begun anew.
 */
export function useKeepHandling() {
  const { product } = useConsole()
  const queries = useQueryClient()
  return useCallback(
    (key: string, handling: OnAirHandling) => {
      const queryKey = boardKey(product)
      queries.setQueryData<OnAirBoard>(queryKey, (board) => board && withHandling(board, key, handling))
      if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
    },
    [queries, product],
  )
}

function withHandling(board: OnAirBoard, key: string, handling: OnAirHandling): OnAirBoard {
  const handled = <Row extends { key: string }>(row: Row): Row => (row.key === key ? { ...row, handling } : row)
  return { ...board, problems: board.problems.map(handled), jobs: board.jobs.map(handled) }
}
