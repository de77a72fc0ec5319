import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { rightsOfVerb } from '#contract/rules/actions/rightsOfVerb.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { TimedVerb, Timing } from '#contract/schemas/timing.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** Writes that a timing has made: what was set is over then. */
const TIMED_WRITES: readonly unknown[] = ['timedPublish', 'timedUnpublish']

export type RecordTiming = {
  timing: Timing | undefined
  /** What the user may set a time for. */
  may: (verb: TimedVerb) => boolean
  set: (asked: { publishAt?: string; unpublishAt?: string }) => Promise<void>
  clear: () => Promise<void>
}

/** What is set for a time on the open record, kept up with what others set and what has come about. */
export function useTiming({ type, record }: Pick<ContentEditor, 'type' | 'record'>): RecordTiming {
  const { calls, events, may, product } = useConsole()
  const hasTiming = useServiceHas('timing')
  const cache = useQueryClient()
  const id = record?.id
  const key = ['timing', type.type, id]
  const isLive = record !== undefined && documentStateOf(record).state === 'live'
  const isOffered = hasTiming && hasTrait(type, 'publishable')
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const timing = await calls.readTiming({ params: { type: type.type, id: id ?? '' }, signal })
      return Array.isArray(timing) ? null : timing
    },
    enabled: isOffered && id !== undefined,
    staleTime: Infinity,
  })
  useEffect(
    () =>
      events.subscribe(({ topic, id: of, verb }) => {
        const isOurs = of === id && (topic === 'timing' || (topic === 'version' && TIMED_WRITES.includes(verb)))
        if (isOurs || topic === 'reset') void cache.invalidateQueries({ queryKey: ['timing', type.type, id] })
      }),
    [events, cache, type.type, id],
  )
  const keep = (timing: Timing | null) => {
    cache.setQueryData(key, timing)
    void cache.invalidateQueries({ queryKey: ['listTimings', product] })
  }
  return {
    timing: data ?? undefined,
    may: (verb) => isOffered && isLive && rightsOfVerb(verb, type).every(({ page, action }) => may(page, action)),
    set: async (asked) => keep(await calls.setTiming({ params: { type: type.type, id: id ?? '' }, body: asked })),
    clear: async () => {
      await calls.clearTiming({ params: { type: type.type, id: id ?? '' } })
      keep(null)
    },
  }
}
