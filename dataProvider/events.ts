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
/**
 * `live`: events arrive; `lost`: they did, until the line broke; `polling`: the service has no push, screens ask again
 * from time to time.
 */
export type EventState = 'connecting' | 'live' | 'lost' | 'polling'

export type EventFeed = {
  subscribe: (listener: EventListener) => () => void
  state: () => EventState
  /** Calls back whenever the state has become another one; answers how to stop. */
  onState: (listener: () => void) => () => void
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
  /** Calls back unless it is told otherwise within so many ms. */
  after: (ms: number, work: () => void) => () => void
}

const RETRY_MS = 3_000
/** Too much may have been missed: whoever listens reads afresh what is on screen. */
const RESET: ServerEvent = { topic: 'reset', urn: '', id: '' }

/** Follows the server's event stream by fetch, since an EventSource sends no bearer token. */
export function createEventFeed({ transport, asLeader, channel, wait, after }: Parts): EventFeed {
  const listeners = new Set<EventListener>()
  const watchers = new Set<() => void>()
  let state: EventState = 'connecting'
  /** The newest event that was heard, by whichever tab: whoever takes the stream over goes on behind it. */
  let last: string | undefined
  const emit = (event: ServerEvent) => listeners.forEach((listener) => listener(event))
  const tell = (event: ServerEvent) => {
    emit(event)
    channel?.postMessage({ ...event, cursor: last })
  }
  const become = (next: EventState) => {
    if (next === state) return
    state = next
    watchers.forEach((watcher) => watcher())
  }
  /** What a tab without a stream of its own goes by. */
  const becomeForAll = (next: EventState) => {
    become(next)
    channel?.postMessage({ line: next } satisfies LineWord)
  }
  const stopper = new AbortController()

  async function follow(signal: AbortSignal): Promise<void> {
    for (let isAgain = false; !signal.aborted && !stopper.signal.aborted; isAgain = true) {
      const cut = new AbortController()
      try {
        const response = await transport.open('streamEvents', {
          headers: last ? { 'last-event-id': last } : {},
          signal: AbortSignal.any([signal, cut.signal]),
        })
        if (response.status === 404) return becomeForAll('polling')
        if (response.ok && response.body) {
          becomeForAll('live')
          // Without an event to go on behind, what happened since the stream broke is told by nobody.
          if (isAgain && last === undefined) tell(RESET)
          const onSilence = () => (becomeForAll('lost'), cut.abort())
          for await (const { id, event } of readEvents(response.body, (ms) => after(ms, onSilence))) {
            last = id ?? last
            tell(event)
          }
        } else if (state === 'live') becomeForAll('lost')
      } catch (error) {
        if (isApiError(error) && error.kind === 'notOffered') return becomeForAll('polling')
        if (state === 'live' && !signal.aborted) becomeForAll('lost')
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
    onState: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    start: () => {
      channel?.addEventListener('message', (message) => {
        // Another tab follows the stream for this one.
        const { data } = message as MessageEvent<ServerEvent | LineWord>
        if (isLineWord(data)) return become(data.line)
        become('live')
        if (typeof data.cursor === 'string') last = data.cursor
        emit(data)
      })
      asLeader((signal) => follow(AbortSignal.any([signal, stopper.signal])))
    },
    stop: () => stopper.abort(),
  }
}

/** What the tab that follows the stream says of it to the others. */
type LineWord = { line: EventState }

function isLineWord(data: ServerEvent | LineWord): data is LineWord {
  return 'line' in data && !('topic' in data)
}

/** Beats that may be missed before a line counts as lost. */
const BEATS = 2

/**
 * Splits an event stream into its events. Comments keep the line open; one that says in how many ms another comes
 * (': beat 4000') lets silence be told from calm: `watch` is called with how long it may last, at each word anew.
 */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  watch: (ms: number) => () => void,
): AsyncGenerator<{ id: string | undefined; event: ServerEvent }> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  let beat: number | undefined
  let unwatch = () => {}
  try {
    for (;;) {
      const { done, value } = await reader.read()
      unwatch()
      if (done) return
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      beat = blocks.map(beatOf).findLast((ms) => ms !== undefined) ?? beat
      if (beat !== undefined) unwatch = watch(BEATS * beat)
      for (const block of blocks) {
        const data = fieldOf(block, 'data')
        if (data) yield { id: fieldOf(block, 'id'), event: JSON.parse(data) as ServerEvent }
      }
    }
  } finally {
    unwatch()
  }
}

function fieldOf(block: string, name: string): string | undefined {
  const line = block.split('\n').find((one) => one.startsWith(`${name}: `))
  return line?.slice(name.length + 2)
}

function beatOf(block: string): number | undefined {
  const [, ms] = /^: beat (\d{3,6})$/m.exec(block) ?? []
  return ms === undefined ? undefined : Number(ms)
}
