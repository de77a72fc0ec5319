import { describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import type { EventFeed, ServerEvent } from './events.ts'
import { createEventFeed } from './events.ts'
import type { Transport } from './transport.ts'

/** Tabs of one browser over one stream: they hear each other, and the first one that waits leads. */
function browser() {
  const heardBy: ((message: MessageEvent) => void)[] = []
  const waiting: (() => void)[] = []
  const cursors: (string | undefined)[] = []
  let retry = () => {}
  let fallSilent = () => {}
  let isDown = false
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const open = ((_name, options) => {
    if (isDown) return Promise.reject(new Error('unreachable'))
    cursors.push(options?.headers?.['last-event-id'])
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
    return Promise.resolve(new Response(body))
  }) as Transport['open']
  return {
    /** What each opening of the stream went on behind. */
    cursors,
    /** The line breaks, and is mended. */
    break: async () => {
      stream?.close()
      const before = cursors.length
      await eventually(() => (retry(), expect(cursors.length).toBe(before + 1)))
    },
    /** The line breaks for good, until `mend`. */
    fail: () => {
      isDown = true
      stream?.error(new Error('reset'))
    },
    mend: () => eventually(() => ((isDown = false), retry(), expect(cursors.length).toBeGreaterThan(1))),
    /** Nothing came for as long as it may last. */
    silence: () => fallSilent(),
    push: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    /** A new tab, with what it hears; `close` ends it. */
    tab(): { heard: ServerEvent[]; close: () => void; feed: EventFeed } {
      const heard: ServerEvent[] = []
      const closing = new AbortController()
      let hear: ((message: MessageEvent) => void) | undefined
      const feed = createEventFeed({
        transport: { open } as Transport,
        wait: () => new Promise((resolve) => void (retry = resolve)),
        after: (ms, work) => {
          fallSilent = () => (expect(ms).toBe(8_000), work())
          return () => (fallSilent = () => {})
        },
        asLeader: (work) => {
          const lead = () => void work(closing.signal)
          if (waiting.push(lead) === 1) lead()
        },
        channel: {
          postMessage: (data: unknown) =>
            heardBy.filter((other) => other !== hear).forEach((other) => other({ data } as MessageEvent)),
          addEventListener: (_type: string, listener: unknown) => {
            hear = listener as (message: MessageEvent) => void
            heardBy.push(hear)
          },
        } as unknown as BroadcastChannel,
      })
      feed.subscribe((event) => heard.push(event))
      feed.start()
      const close = () => {
        closing.abort()
        waiting.shift()
        waiting[0]?.()
      }
      return { heard, close, feed }
    },
  }
}

const told = (id: string, topic: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ topic, urn: 'urn:resource:catalog:movie', id: 'a' })}\n\n`

describe('the event stream of a browser', () => {
  it('is followed by one tab, which tells the others', async () => {
    const { tab, push, cursors } = browser()
    const [first, second] = [tab(), tab()]
    await eventually(() => expect(first.feed.state()).toBe('live'))
    push(told('7', 'lock'))
    await eventually(() => expect(second.heard).toMatchObject([{ topic: 'lock', id: 'a' }]))
    expect(first.heard).toHaveLength(1)
    expect(cursors).toEqual([undefined])
  })

  it('says in every tab that one reads afresh, where it broke before it told anything', async () => {
    const browsing = browser()
    const [first, second] = [browsing.tab(), browsing.tab()]
    await eventually(() => expect(first.feed.state()).toBe('live'))
    await browsing.break()
    await eventually(() => expect(second.heard).toMatchObject([{ topic: 'reset' }]))
    browsing.push(told('7', 'lock'))
    await eventually(() => expect(first.heard.map(({ topic }) => topic)).toEqual(['reset', 'lock']))
    await browsing.break()
    expect(browsing.cursors).toEqual([undefined, undefined, '7'])
    expect(first.heard).toHaveLength(2)
  })

  it('is taken over behind the last event that the closed tab has told', async () => {
    const { tab, push, cursors } = browser()
    const [first, second] = [tab(), tab()]
    await eventually(() => expect(first.feed.state()).toBe('live'))
    push(told('7', 'lock'))
    await eventually(() => expect(second.heard).toHaveLength(1))
    first.close()
    await eventually(() => expect(cursors).toEqual([undefined, '7']))
  })

  it('says in every tab at once that its line has broken, and that it is there again', async () => {
    const browsing = browser()
    const [first, second] = [browsing.tab(), browsing.tab()]
    await eventually(() => expect([first.feed.state(), second.feed.state()]).toEqual(['live', 'live']))
    const states: string[] = []
    second.feed.onState(() => states.push(second.feed.state()))
    browsing.fail()
    await eventually(() => expect([first.feed.state(), second.feed.state()]).toEqual(['lost', 'lost']))
    await browsing.mend()
    await eventually(() => expect(states).toEqual(['lost', 'live']))
  })

  it('takes silence for a broken line only where beats were promised and two of them are missing', async () => {
    const { tab, push, silence } = browser()
    const { feed, heard } = tab()
    await eventually(() => expect(feed.state()).toBe('live'))
    push(':\n\n' + told('7', 'lock'))
    await eventually(() => expect(heard).toHaveLength(1))
    silence()
    expect(feed.state()).toBe('live')
    push(': beat 4000\n\n' + told('8', 'lock'))
    await eventually(() => expect(heard).toHaveLength(2))
    silence()
    expect(feed.state()).toBe('lost')
  })
})
