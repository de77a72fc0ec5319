import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Conversion, ConversionRequest } from '#contract/schemas/live/liveToVod.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { JobKind } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { useGatheredEvents } from '#kit/parts/context/useGatheredEvents.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

const TOPICS: readonly string[] = ['job', 'reset']
const CONVERSION_JOB: JobKind = 'convertLiveToVod'
/** Conversions that are listed at a time. */
export const CONVERSION_PAGE = 10

/** A conversion is a job about its airing. */
function concerns({ topic, kind, doc }: ServerEvent, airing: string | undefined): boolean {
  return topic === 'reset' || (kind === CONVERSION_JOB && (airing === undefined || doc === airing))
}

/** Conversions of one airing, or of all; each write of one reads the list anew (specification section 4). */
export function useConversions(airing: string | undefined, page = 1) {
  const { calls, product } = useConsole()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['liveToVod', product, airing, page],
    queryFn: ({ signal }) =>
      calls.listLiveToVod({
        query: { pageNumber: page, pageSize: CONVERSION_PAGE, ...(airing !== undefined && { airing }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['liveToVod', product] }),
    [queries, product],
  )
  useGatheredEvents(TOPICS, refresh, (event) => concerns(event, airing))
  const read = { rows: data?.rows ?? [], count: data?.count ?? 0, error: data ? null : error, isPending }
  return { ...read, reload: () => void refetch(), ...useConversionCalls(refresh) }
}

/** What can be done with conversions; each says how it went in the words of section 8 and answers whether it did. */
function useConversionCalls(refresh: () => void) {
  const { calls } = useConsole()
  const notice = useNotice()
  const tell = useErrorNotice()
  const { language } = useFormat().settings
  const [isBusy, setBusy] = useState(false)
  const attempt = async (send: () => Promise<unknown>, words: string, values: object): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      notice('success', words, { values: { ...values } })
      return true
    } catch (error) {
      tell(error)
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return {
    isBusy,
    convert: (body: ConversionRequest) =>
      attempt(() => calls.convertLiveToVod({ body }), 'success.liveToVodStarted', { title: titleOf(body, language) }),
    update: (id: string, body: ConversionRequest) =>
      attempt(() => calls.updateLiveToVod({ params: { id }, body }), 'success.liveToVodUpdated', {
        name: titleOf(body, language),
      }),
    cancel: ({ id }: Conversion) =>
      attempt(() => calls.cancelLiveToVod({ params: { id } }), 'success.liveToVodCancelled', {}),
    retry: ({ id, lon }: Conversion) =>
      attempt(() => calls.retryJob({ params: { id } }), 'success.liveToVodStarted', {
        title: titleOf({ lon }, language),
      }),
  }
}

export type Conversions = ReturnType<typeof useConversions>
