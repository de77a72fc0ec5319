import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { CALENDAR_PAGE, type CalendarKind } from '#contract/values/calendar.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { calendarQuery } from './calendarQuery.ts'

type Asked = {
  kinds: readonly CalendarKind[]
  /** What is wrong alone. */
  isConflicting?: boolean
  isAsked?: boolean
}

/** Dates of some kinds within a range, the first page of each; `rows` undefined until all of them are read. */
export function useDatedRows({ from, to }: TimeRange, { kinds, isConflicting = false, isAsked = true }: Asked) {
  const { calls, product } = useConsole()
  const span = useMemo(() => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }), [from, to])
  return useQueries({
    queries: (isAsked ? kinds : NONE).map((kind) => {
      const query = { kind, ...span, ...(isConflicting && { conflicts: 'true' as const }), pageSize: CALENDAR_PAGE }
      return calendarQuery(calls, product, query)
    }),
    combine: combined,
  })
}

const NONE: readonly CalendarKind[] = []

function combined(results: readonly { data: Page<PublicationEntry> | undefined; error: Error | null }[]) {
  const isRead = results.every(({ data, error }) => data !== undefined || error)
  return {
    rows: isRead ? results.flatMap(({ data }) => data?.rows ?? []) : undefined,
    /** There are more than were read. */
    isPartial: results.some(({ data }) => data && (data.atLeast === true || (data.count ?? 0) > data.rows.length)),
    error: results.find(({ error }) => error)?.error ?? undefined,
  }
}
