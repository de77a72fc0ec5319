import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AIRING_TYPE, CHANNEL_TYPE, PROGRAM_TYPE } from '#contract/values/guide.ts'
import { catalogUrn, typeOfUrn } from '#contract/values/urn.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useSteadyReading } from '#kit/parts/context/useSteadyReading.ts'
import type { ChannelFilter } from './model/guideView.ts'
import type { GuidePage } from './model/guideWindows.ts'
import { CHANNELS_PER_PAGE } from './model/guideWindows.ts'

/** What was read stays fresh until the server tells of a change, at the longest this long. */
const FRESH_MS = 60_000
const TOPICS: readonly string[] = ['version', 'reset']
/** Titles of which programs are put together are edited all day long: readings for their sake are so far apart, in ms. */
const APART_MS = 5_000
const SHOWN_URNS: readonly string[] = [AIRING_TYPE, CHANNEL_TYPE, PROGRAM_TYPE].map(catalogUrn)

export const guideKey = (product: string | undefined) => ['epg', product]

/** A filter without the words that narrow nothing. */
export function withoutEmpty<Words extends Record<string, string>>(words: Words): Partial<Words> {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== '')) as Partial<Words>
}

/**
 * Pages of channels by days, each read once and kept; read again when airings, channels or programs change, and when a
 * title does, since rights follow from those of the titles that a program plays. `channels`: ids of the only ones that
 * are shown, else all that match the filter.
 */
export function useGuideRows(
  wanted: readonly GuidePage[],
  filter: ChannelFilter,
  channels: readonly string[] | undefined,
) {
  const { calls, product } = useConsole()
  const queries = useQueryClient()
  const { term, chty, gnr } = filter
  const results = useQueries({
    queries: wanted.map(({ page, span }) => {
      const ids = channels?.slice(page * CHANNELS_PER_PAGE, (page + 1) * CHANNELS_PER_PAGE)
      const which = ids
        ? { channel: ids.join(',') }
        : { ...withoutEmpty({ term, chty, gnr }), pageNumber: page + 1, pageSize: CHANNELS_PER_PAGE }
      return {
        queryKey: [...guideKey(product), 'rows', span.from, which],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          calls.readEpg({
            query: { start: new Date(span.from).toISOString(), end: new Date(span.to).toISOString(), ...which },
            signal,
          }),
        staleTime: FRESH_MS,
      }
    }),
  })
  const reload = useCallback(() => void queries.invalidateQueries({ queryKey: guideKey(product) }), [queries, product])
  useGatheredEvents(TOPICS, reload, concernsGuide)
  const readAt = Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt))
  useGatheredEvents(TOPICS, useSteadyReading(reload, readAt, APART_MS), concernsRights)
  return { results, reload }
}

const concernsGuide = ({ topic, urn }: ServerEvent) => topic === 'reset' || SHOWN_URNS.includes(urn)
const concernsRights = (event: ServerEvent) => typeOfUrn(event.urn) !== undefined && !concernsGuide(event)
