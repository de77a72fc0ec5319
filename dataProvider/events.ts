import { isApiError } from './apiError.ts'
import type { Transport } from './transport.ts'

/** One pushed change (calls.md section 13). */
export type ServerEvent = {
  topic: string
  urn: string
  id: string
  rev?: number
  by?: string
  at?: string
  [key: string]: unknown
}
export type EventListener = (event: ServerEvent) => void
/** `live`: events arrive; `polling`: the service has no push, screens ask again from time to time. */
export type EventState = 'connecting' | 'live' | 'polling'

export type EventFeed = {
  subscribe: (listener: EventListener) => () => void
  state: () => EventState
  start: () => void
  stop: () => void
}

type Parts = {
  transport: Transport
  /** Runs the given work in one tab of the browser only, until it ends or this tab closes. */
  asLeader: (work: (signal: AbortSignal) => Promise<void>) => void
  /** Tells the other tabs, and hears them. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  wait: (ms: number) => Promise<void>
}

const RETRY_MS = 3_000
/** Too much may have been missed: whoever listens reads afresh what is on screen. */
const RESET: ServerEvent = { topic: 'reset', urn: '', id: '' }

/** Follows the server's event stream by fetch, since an EventSource sends no bearer token. */
export function createEventFeed({ transport, asLeader, channel, wait }: Parts): EventFeed {
  const listeners = new Set<EventListener>()
  let state: EventState = 'connecting'
  /** The newest event that was heard, by whichever tab: whoever takes the stream over goes on behind it. */
  let last: string | undefined
  const emit = (event: ServerEvent) => listeners.forEach((listener) => listener(event))
  const tell = (event: ServerEvent) => {
    emit(event)
    channel?.postMessage({ ...event, cursor: last })
  }
  const stopper = new AbortController()

  async function follow(signal: AbortSignal): Promise<void> {
    for (let isAgain = false; !signal.aborted && !stopper.signal.aborted; isAgain = true) {
      try {
        const response = await transport.open('streamEvents', {
          headers: last ? { 'last-event-id': last } : {},
          signal,
        })
        if (response.status === 404) return void (state = 'polling')
        if (response.ok && response.body) {
          state = 'live'
          // Without an event to go on behind, what happened since the stream broke is told by nobody.
          if (isAgain && last === undefined) tell(RESET)
          for await (const { id, event } of readEvents(response.body)) {
            last = id ?? last
            tell(event)
          }
        }
      } catch (error) {
        if (isApiError(error) && error.kind === 'notOffered') return void (state = 'polling')
        state = 'connecting'
      }
      if (!signal.aborted) await wait(RETRY_MS)
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    start: () => {
      channel?.addEventListener('message', (message) => {
        // Another tab follows the stream for this one.
        state = 'live'
        const { data } = message as MessageEvent<ServerEvent>
        if (typeof data.cursor === 'string') last = data.cursor
        emit(data)
      })
      asLeader((signal) => follow(AbortSignal.any([signal, stopper.signal])))
    },
    stop: () => stopper.abort(),
  }
}

/** Splits an event stream into its events; comments keep the line open and carry nothing. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ id: string | undefined; event: ServerEvent }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const data = field('data')
      if (data) yield { id: field('id'), event: JSON.parse(data) as ServerEvent }
    }
  }
}
