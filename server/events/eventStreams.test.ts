import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVENT_STREAM_MS } from '#contract/values/timers.ts'
import { NOBODY } from '../routes/authorise.ts'
import type { EventLog, LoggedEvent } from '../stores/eventLog.ts'
import { createEventStreams } from './eventStreams.ts'

const ANN = { ...NOBODY, uid: 'ann', roles: ['vod_content_user'] }
const typeNamed = (type: string) =>
  type === 'movie'
    ? { page: 'cp_datastore' as const, area: 'vod' as const }
    : type === 'channel'
      ? { page: 'cp_live' as const, area: 'live' as const }
      : undefined

let cursor = 0
const event = (change: Partial<LoggedEvent> = {}): LoggedEvent => ({
  cursor: String((cursor += 1)),
  seq: cursor,
  topic: 'version',
  urn: 'urn:resource:catalog:movie',
  id: 'alpha',
  rev: 3,
  uid: 'bob',
  by: 'Bob',
  prd: ['rimba-my'],
  data: null,
  at: '2026-06-01T00:00:00.000Z',
  ...change,
})

function log(past: LoggedEvent[] = []) {
  const listeners = new Set<(event: LoggedEvent) => void>()
  const source: Pick<EventLog, 'subscribe' | 'since'> = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    since: async (from) => {
      const at = past.findIndex((each) => each.cursor === from)
      return at < 0 ? undefined : past.slice(at + 1)
    },
  }
  return { source, listeners, happen: (each: LoggedEvent) => listeners.forEach((listener) => listener(each)) }
}

const gauge = { value: 0, inc: () => void (gauge.value += 1), dec: () => void (gauge.value -= 1) }
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function opened(options: {
  source: Pick<EventLog, 'subscribe' | 'since'>
  products?: string[]
  topics?: string[]
  last?: string
  uid?: string
  roles?: string[]
  signal?: AbortSignal
}) {
  const streams = createEventStreams(gauge)
  const stream = streams.open({
    listener: {
      actor: { ...ANN, uid: options.uid ?? 'ann', roles: options.roles ?? ANN.roles },
      products: options.products ?? ['rimba-my'],
      topics: options.topics ?? [],
    },
    source: options.source,
    typeNamed,
    lastEventId: options.last,
    signal: options.signal ?? new AbortController().signal,
  })
  let text = ''
  let isEnded = false
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  stream.on('end', () => (isEnded = true))
  const heard = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
  return { streams, stream, heard, text: () => text, isEnded: () => isEnded }
}

describe('an event stream', () => {
  beforeEach(() => {
    gauge.value = 0
  })

  it('tells what happened, who did it and how to go on from there', async () => {
    const { source, happen } = log()
    const { heard, text } = opened({ source })
    await settled()
    const told = event({ data: { verb: 'publish' } })
    happen(told)
    await settled()
    expect(heard()).toEqual([
      { verb: 'publish', topic: 'version', urn: told.urn, id: 'alpha', rev: 3, by: 'Bob', uid: 'bob', at: told.at },
    ])
    expect(text()).toContain(`id: ${told.cursor}\n`)
  })

  it.each<[string, Partial<LoggedEvent>]>([
    ['another product', { prd: ['other'] }],
    ['no product at all', { prd: [] }],
    ['a page that one may not view', { urn: 'urn:resource:catalog:channel' }],
    ['an unknown type', { urn: 'urn:resource:catalog:nonesuch' }],
    ['something that is no catalogue item', { urn: 'urn:resource:nonesuch' }],
    ["another's setting", { topic: 'setting', urn: '' }],
    ["another's job", { topic: 'job' }],
    ['a failed job about titles that are not live', { topic: 'onAir' }],
  ])('says nothing of %s', async (_, change) => {
    const { source, happen } = log()
    const { heard } = opened({ source })
    await settled()
    happen(event(change))
    await settled()
    expect(heard()).toEqual([])
  })

  it('says to everybody that a configuration was saved, since the shell goes by it', async () => {
    const { source, happen } = log()
    const { heard } = opened({ source, roles: [] })
    await settled()
    happen(event({ urn: 'urn:resource:config', prd: [] }))
    await settled()
    expect(heard()).toMatchObject([{ topic: 'version', urn: 'urn:resource:config' }])
  })

  it('tells of days of a schedule to those who may view virtual channels, and to nobody else', async () => {
    const { source, happen } = log()
    const mayView = opened({ source, roles: ['content_admin'] })
    const mayNot = opened({ source })
    await settled()
    happen(event({ urn: 'urn:resource:catalog:vschedule' }))
    happen(event({ urn: 'urn:resource:catalog:vscheduleplan', prd: ['other'] }))
    await settled()
    expect(mayView.heard().map(({ urn }) => urn)).toEqual(['urn:resource:catalog:vschedule'])
    expect(mayNot.heard()).toEqual([])
  })

  it.each([
    'urn:page',
    'urn:resource:rule',
    'urn:resource:attribute',
    'urn:resource:adtag',
    'urn:resource:adattribute',
    'urn:resource:adloadpolicy',
  ])('tells who holds %s to those who may view its page and product, and to nobody else', async (urn) => {
    const { source, happen } = log()
    const mayView = opened({ source, roles: ['operations_super_admin'] })
    const elsewhere = opened({ source, roles: ['operations_super_admin'], products: ['other'] })
    const mayNot = opened({ source, roles: [] })
    await settled()
    happen(event({ topic: 'lock', urn }))
    await settled()
    expect(mayView.heard().map((told) => told.urn)).toEqual([urn])
    expect([...elsewhere.heard(), ...mayNot.heard()]).toEqual([])
  })

  it("tells one's own jobs and settings, and changed types to everybody", async () => {
    const { source, happen } = log()
    const { heard } = opened({ source })
    await settled()
    happen(event({ topic: 'job', uid: 'ann', prd: [] }))
    happen(event({ topic: 'type', urn: 'urn:resource:type', prd: [] }))
    await settled()
    expect(heard().map(({ topic }) => topic)).toEqual(['job', 'type'])
  })

  it('tells only the topics asked for', async () => {
    const { source, happen } = log()
    const { heard } = opened({ source, topics: ['lock'] })
    await settled()
    happen(event())
    happen(event({ topic: 'lock' }))
    await settled()
    expect(heard().map(({ topic }) => topic)).toEqual(['lock'])
  })

  it('goes on after the last event that was heard, and tells once what happens meanwhile', async () => {
    const past = [event({ id: 'a' }), event({ id: 'b' }), event({ id: 'c' })]
    const { source, happen } = log(past)
    const { heard } = opened({ source, last: past[0]?.cursor })
    happen(event({ id: 'd' }))
    if (past[2]) happen(past[2])
    await settled()
    if (past[1]) happen(past[1])
    happen(event({ id: 'e' }))
    await settled()
    expect(heard().map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('says reset where too much was missed', async () => {
    const { source } = log()
    const { heard, text } = opened({ source, last: 'long ago' })
    await settled()
    expect(heard()).toEqual([{ topic: 'reset', urn: '', id: '' }])
    expect(text()).toContain('event: reset\n')
  })

  it('ends when the caller has gone, and leaves nothing behind', async () => {
    const { source, listeners } = log()
    const gone = new AbortController()
    const { isEnded } = opened({ source, signal: gone.signal })
    expect([listeners.size, gauge.value]).toEqual([1, 1])
    gone.abort()
    await settled()
    expect([listeners.size, gauge.value, isEnded()]).toEqual([0, 0, true])
  })

  it('ends when its reader does, and when the server stops', async () => {
    const { source, listeners } = log()
    const one = opened({ source })
    one.stream.destroy()
    const other = opened({ source })
    other.streams.closeAll()
    await settled()
    expect([listeners.size, gauge.value, other.isEnded()]).toEqual([0, 0, true])
  })

  it('is refused beyond eight per person', () => {
    const { source } = log()
    const streams = createEventStreams(gauge)
    const open = (uid: string) =>
      streams.open({
        listener: { actor: { ...ANN, uid }, products: [], topics: [] },
        source,
        typeNamed,
        lastEventId: undefined,
        signal: new AbortController().signal,
      })
    const first = Array.from({ length: 8 }, () => open('ann'))
    expect(() => open('ann')).toThrow('too many windows')
    expect(() => open('bob')).not.toThrow()
    first[0]?.destroy()
    streams.closeAll()
  })

  it('sends a listener away that does not listen', async () => {
    const { source, happen, listeners } = log()
    const streams = createEventStreams(gauge)
    streams.open({
      listener: { actor: ANN, products: ['rimba-my'], topics: [] },
      source,
      typeNamed,
      lastEventId: undefined,
      signal: new AbortController().signal,
    })
    await settled()
    for (let at = 0; at < 3_000; at += 1) happen(event())
    expect(listeners.size).toBe(0)
  })
})

describe('the life of a stream', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }))
  afterEach(() => vi.useRealTimers())

  it('says each four seconds that it stands, and when it will again, and ends with that of a token', async () => {
    const { source } = log()
    const { text, isEnded } = opened({ source })
    vi.advanceTimersByTime(60_000)
    await settled()
    expect(text().match(/^: beat 4000$/gm)).toHaveLength(15)
    vi.advanceTimersByTime(EVENT_STREAM_MS)
    await settled()
    expect(isEnded()).toBe(true)
  })
})
