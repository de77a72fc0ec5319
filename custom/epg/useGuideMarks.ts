import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ChannelFilter } from './model/guideView.ts'
import { guideKey, withoutEmpty } from './useGuideRows.ts'

/** What needs eyes in the day of a zone, of all channels that match. */
export function useGuideMarks(day: string, zone: string, { term, chty, gnr }: ChannelFilter) {
  const { calls, product } = useConsole()
  const { from, to } = dayBounds(day, zone)
  const { data } = useQuery({
    queryKey: [...guideKey(product), 'marks', from, to, term, chty, gnr],
    queryFn: ({ signal }) =>
      calls.readEpgMarks({
        query: {
          start: new Date(from).toISOString(),
          end: new Date(to).toISOString(),
          ...withoutEmpty({ term, chty, gnr }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  return data
}
