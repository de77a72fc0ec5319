import { keepPreviousData } from '@tanstack/react-query'
import type { QueryOf } from '#contract/wire/calls.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'

const FRESH_MS = 60_000

/** One page of one kind, kept as long as nothing is heard of a change. */
export function calendarQuery(
  calls: Pick<Calls, 'listPublicationCalendar'>,
  product: string | undefined,
  query: QueryOf<'listPublicationCalendar'>,
) {
  return {
    queryKey: [...calendarKey(product), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => calls.listPublicationCalendar({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  }
}

/** Of everything that is read for the calendar of a product. */
export const calendarKey = (product: string | undefined) => ['listPublicationCalendar', product]
