import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { playedOf } from '#contract/rules/schedule/playout/playoutState.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useSchedule } from '../ScheduleContext.ts'

const PAGE_SIZE = 200
/** What runs goes on, in ms. */
const STALE_MS = 60_000

/** Something that played without a cut: epoch ms, and its length in ms. */
export type PlayedPiece = {
  at: number
  dur: number
  type: string
  pgmId: string | undefined
  /** Place of its (first) segment in the title. */
  seg: number | undefined
}

/** What was played out in some spans of a day, to the end of the last or of the day, up to now: the newest first and page by page. */
export function usePlayedOut(spans: readonly TimeRange[], to: number) {
  const from = spans[0]?.from ?? to
  const { calls, product } = useConsole()
  const { channel, needTitles } = useSchedule()
  const { now } = useFormat()
  const { data, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['schedule', 'playedOut', product, channel.id, from, to],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const [start, end] = [from, Math.min(to, now())].map((instant) => new Date(instant).toISOString())
      const query = { start, end, sortOrder: 'desc' as const, pageNumber: pageParam, pageSize: PAGE_SIZE }
      return calls.listChannelEvents({ params: { id: channel.id }, query, signal })
    },
    getNextPageParam: ({ rows, count = 0 }, _pages, page) =>
      rows.length > 0 && page * PAGE_SIZE < count ? page + 1 : undefined,
    enabled: from < to,
    refetchInterval: STALE_MS,
  })
  const pieces = useMemo(() => {
    // While it goes on, the last of a page may come again as the first of the next.
    const byStart = new Map<number, PlayedPiece>()
    for (const { at, dur, type, pgm_id: pgmId, seg } of data?.pages.flatMap(({ rows }) => rows) ?? [])
      byStart.set(Date.parse(at), { at: Date.parse(at), dur, type, pgmId, seg })
    return joined(playedOf([...byStart.values()], spans).sort((one, other) => other.at - one.at))
  }, [data, spans])
  useEffect(() => {
    const ids = [...new Set(pieces.flatMap(({ pgmId }) => pgmId ?? []))]
    if (ids.length > 0) needTitles(ids)
  }, [pieces, needTitles])
  return { pieces, isError, isPending, hasNextPage, isFetchingNextPage, fetchNextPage }
}

/** Segments of one kind of one airing, the newest first, as one: cuts between them are no news to anybody. */
function joined(pieces: readonly PlayedPiece[]): PlayedPiece[] {
  const rows: PlayedPiece[] = []
  for (const piece of pieces) {
    const later = rows.at(-1)
    if (later && goesOn(piece, later)) rows[rows.length - 1] = { ...piece, dur: piece.dur + later.dur }
    else rows.push(piece)
  }
  return rows
}

function goesOn({ at, dur, type, pgmId, seg }: PlayedPiece, later: PlayedPiece): boolean {
  const isSame = type === later.type && pgmId === later.pgmId && at + dur === later.at
  return isSame && seg !== undefined && later.seg !== undefined && seg < later.seg
}
