import { PassThrough, type Readable } from 'node:stream'
import { EVENT_COMMENT_MS, EVENT_STREAM_MS } from '#contract/values/timers.ts'
import type { TypeLookup } from '../types/typeLookup.ts'
import type { EventLog, LoggedEvent } from '../stores/eventLog.ts'
import { eventText, mayHear, RESET_TEXT, type Listener } from './pushedEvent.ts'

export type StreamParams = {
  listener: Listener
  source: Pick<EventLog, 'subscribe' | 'since'>
  typeNamed: TypeLookup
  lastEventId: string | undefined
  /** Ends the stream: the caller has gone, or the server stops. */
  signal: AbortSignal
  onEnd: () => void
}

/** What a slow listener may leave unread before it is sent away to come back for the rest. */
const UNREAD_BYTES = 262_144

/**
 * One listener's stream: first what it missed, then what happens. It ends with the life of an access token, so that a
 * right that was withdrawn stops here too; the listener comes back with a fresh token and its last event's id.
 */
export function openEventStream(params: StreamParams): Readable {
  const { listener, source, typeNamed, signal, onEnd } = params
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableEnded) return
    stream.write(text)
    if (stream.writableLength > UNREAD_BYTES) end()
  }
  const tell = (event: LoggedEvent) => {
    if (mayHear(listener, event, typeNamed)) write(eventText(event))
  }
  // What happens while the past is being read waits behind it, and may have been part of it.
  const caughtUp = new Set<number>()
  const tellNew = (event: LoggedEvent) => {
    if (!caughtUp.has(event.seq)) tell(event)
  }
  let waiting: LoggedEvent[] | undefined = []
  const unsubscribe = source.subscribe((event) => (waiting ? waiting.push(event) : tellNew(event)))
  const comment = setInterval(() => write(`: beat ${EVENT_COMMENT_MS}\n\n`), EVENT_COMMENT_MS)
  const life = setTimeout(() => end(), EVENT_STREAM_MS)
  comment.unref()
  life.unref()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearInterval(comment)
    clearTimeout(life)
    unsubscribe()
    signal.removeEventListener('abort', end)
    stream.end()
    onEnd()
  }
  signal.addEventListener('abort', end)
  stream.once('close', end)
  write('retry: 3000\n\n')
  void catchUp(params.lastEventId, source)
    .then(({ missed, text }) => {
      write(text)
      missed.forEach(tell)
      missed.forEach(({ seq }) => caughtUp.add(seq))
      waiting?.forEach(tellNew)
      waiting = undefined
    })
    .catch(() => end())
  return stream
}

async function catchUp(lastEventId: string | undefined, source: StreamParams['source']) {
  if (lastEventId === undefined) return { missed: [], text: '' }
  const missed = await source.since(lastEventId)
  return missed ? { missed, text: '' } : { missed: [], text: RESET_TEXT }
}
