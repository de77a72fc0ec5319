import type { Timing } from '#contract/schemas/timing.ts'
import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** Timing, aggregation and restore to original (calls.md sections 3 and 7). Methods are named as their rows. */
export function createTimingCalls(transport: Transport) {
  const { data, page } = forwarding(transport)
  const target = (type: string, id: string) => ({ params: { type, id } })
  return {
    /** Undefined where nothing is set. */
    readTiming: async (type: string, id: string, signal?: AbortSignal): Promise<Timing | undefined> => {
      const reply = await transport.send('readTiming', { ...target(type, id), signal })
      return Array.isArray(reply.data) ? undefined : reply.data
    },
    setTiming: data('setTiming', (type: string, id: string, body: BodyOf<'setTiming'>) => ({
      ...target(type, id),
      body,
    })),
    clearTiming: async (type: string, id: string): Promise<void> => {
      await transport.send('clearTiming', target(type, id))
    },
    listTimings: page('listTimings', (query: QueryOf<'listTimings'>, signal?: AbortSignal) => ({ query, signal })),
    reaggregateContent: data('reaggregateContent', (type: string, id: string, lockNumber?: number) => ({
      ...target(type, id),
      lockNumber,
    })),
    readAggregate: data('readAggregate', (type: string, id: string, signal?: AbortSignal) => ({
      ...target(type, id),
      signal,
    })),
    restoreOriginal: data('restoreOriginal', (body: BodyOf<'restoreOriginal'>, lockNumber?: number) => ({
      body,
      lockNumber,
    })),
  }
}
