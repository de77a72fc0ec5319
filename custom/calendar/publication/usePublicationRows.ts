import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { CalendarKind } from '#contract/values/calendar.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import type { CalendarView } from '../model/calendarView.ts'
import { calendarKey, calendarQuery } from './calendarQuery.ts'
import type { KindRead } from './publicationLanes.ts'

/** Entries of a kind that are read at once; more of them on demand. */
const PER_PAGE = 12
const TOPICS: readonly string[] = ['version', 'timing', 'schedule', 'reset']

type Asked = Pick<CalendarView, 'cty' | 'st' | 'isMine' | 'isConflicting'>
type Read = Page<PublicationEntry>

/** What of the chosen kinds, as far as they are offered, begins or ends within a span, each kind in pages of its own. */
export function useKinds(
  { from, to }: TimeRange,
  { kinds: chosen, cty, st, isMine, isConflicting }: CalendarView,
  offered: readonly CalendarKind[],
) {
  const kinds = useMemo(() => chosen.filter((kind) => offered.includes(kind)), [chosen, offered])
  const { calls, product } = useConsole()
  const [pages, setPages] = useState<Partial<Record<CalendarKind, number>>>({})
  const wanted = useMemo(
    () => kinds.flatMap((kind) => Array.from({ length: pages[kind] ?? 1 }, (_, nth) => ({ kind, page: nth + 1 }))),
    [kinds, pages],
  )
  const results = useQueries({
    queries: wanted.map(({ kind, page }) => {
      const query = {
        ...{ kind, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
        ...wordsOf(kind, { cty, st, isMine, isConflicting }),
        ...{ pageNumber: page, pageSize: PER_PAGE },
      }
      return calendarQuery(calls, product, query)
    }),
    combine: combined,
  })
  const { answers, error, isRead } = results
  const read = useMemo(
    () =>
      kinds.map((kind): KindRead => {
        const own = answers.filter((_, at) => wanted[at]?.kind === kind)
        const last = own.findLast((one) => one !== undefined)
        return {
          kind,
          entries: own.flatMap((one) => one?.rows ?? []),
          count: last?.count,
          atLeast: last?.atLeast === true,
        }
      }),
    [answers, kinds, wanted],
  )
  const more = useCallback(
    (kind: CalendarKind) => setPages((before) => ({ ...before, [kind]: (before[kind] ?? 1) + 1 })),
    [],
  )
  // Once lanes are drawn they stay while others are read.
  const [wasRead, setWasRead] = useState(false)
  if (isRead && !wasRead) setWasRead(true)
  return { read, error, isRead: isRead || wasRead, more }
}

function combined(results: readonly { data: Read | undefined; error: Error | null; isPending: boolean }[]) {
  return {
    answers: results.map(({ data }) => data),
    error: results.find(({ error }) => error)?.error ?? undefined,
    isRead: results.every(({ isPending }) => !isPending),
  }
}

/** Types are those of titles: pages, containers and days have none. */
function wordsOf(kind: CalendarKind, { cty, st, isMine, isConflicting }: Asked) {
  return {
    ...(cty !== '' && (kind === 'licence' || kind === 'release') && { cty }),
    ...(st !== '' && { st }),
    ...(isMine && kind !== 'day' && { mine: 'true' as const }),
    ...(isConflicting && { conflicts: 'true' as const }),
  }
}

/** Reads all kinds anew, now and whenever the server tells of a change. */
export function useReload(): () => Promise<void> {
  const { product } = useConsole()
  const queries = useQueryClient()
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: calendarKey(product) }), [queries, product])
  useGatheredEvents(TOPICS, () => void reload())
  return reload
}
