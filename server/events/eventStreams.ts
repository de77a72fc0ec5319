import type { Readable } from 'node:stream'
import type { Gauge } from 'prom-client'
import { EVENT_STREAMS_PER_USER } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { openEventStream, type StreamParams } from './openEventStream.ts'

/** The open event streams of this server. */
export type EventStreams = {
  open: (params: Omit<StreamParams, 'onEnd'>) => Readable
  /** Ends every stream, so that a stopping server need not wait for them. */
  closeAll: () => void
}

const RETRY_AFTER_S = 10

export function createEventStreams(gauge: Pick<Gauge, 'inc' | 'dec'>): EventStreams {
  const open = new Map<string, number>()
  const stopping = new AbortController()
  return {
    open(params) {
      const { uid } = params.listener.actor
      const count = open.get(uid) ?? 0
      if (stopping.signal.aborted || count >= EVENT_STREAMS_PER_USER) {
        throw new DomainError('unavailable', {
          description: 'You have too many windows open to be told of changes in all of them.',
          retryAfterS: RETRY_AFTER_S,
        })
      }
      open.set(uid, count + 1)
      gauge.inc()
      return openEventStream({
        ...params,
        signal: AbortSignal.any([params.signal, stopping.signal]),
        onEnd: () => {
          gauge.dec()
          const left = (open.get(uid) ?? 1) - 1
          if (left > 0) open.set(uid, left)
          else open.delete(uid)
        },
      })
    },
    closeAll: () => stopping.abort(),
  }
}
