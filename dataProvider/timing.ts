import type { Aggregate } from '#contract/schemas/aggregate.ts'
import type { Timing, TimingEntry } from '#contract/schemas/timing.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import { pageOf, type Page } from './content.ts'
import type { Transport } from './transport.ts'

/** Timing, aggregation and restore to original (calls.md sections 3 and 7). Methods are named as their rows. */
export function createTimingCalls(transport: Transport) {
  const target = (type: string, id: string) => ({ params: { type, id } })
  return {
    /** Undefined where nothing is set. */
    readTiming: async (type: string, id: string, signal?: AbortSignal): Promise<Timing | undefined> => {
      const options = { ...target(type, id), signal }
      const { data } = await transport.send('readTiming', options)
      return Array.isArray(data) ? undefined : data
    },
    setTiming: async (type: string, id: string, body: BodyOf<'setTiming'>): Promise<Timing> =>
      (await transport.send('setTiming', { ...target(type, id), body })).data,
    clearTiming: async (type: string, id: string): Promise<void> => {
      await transport.send('clearTiming', target(type, id))
    },
    listTimings: async (query: QueryOf<'listTimings'>, signal?: AbortSignal): Promise<Page<TimingEntry>> =>
      pageOf(await transport.send('listTimings', { query, signal })),
    reaggregateContent: async (type: string, id: string, lockNumber?: number): Promise<JobAnswer> =>
      (await transport.send('reaggregateContent', { ...target(type, id), lockNumber })).data,
    readAggregate: async (type: string, id: string, signal?: AbortSignal): Promise<Aggregate> =>
      (await transport.send('readAggregate', { ...target(type, id), signal })).data,
    restoreOriginal: async (body: BodyOf<'restoreOriginal'>, lockNumber?: number): Promise<JobAnswer> =>
      (await transport.send('restoreOriginal', { body, lockNumber })).data,
  }
}
