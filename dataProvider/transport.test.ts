import { describe, expect, it } from 'vitest'
import { failure, success } from '#contract/wire/envelope.ts'
import type { ApiError } from './apiError.ts'
import type { TransportParts } from './transport.ts'
import { createTransport } from './transport.ts'

type Sent = { url: string; init: RequestInit & { headers: Headers } }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A transport over a line that gives the listed answers in turn, and what went out on it. */
function aLine(answers: (Response | Error)[], parts: Partial<TransportParts> = {}) {
  const sent: Sent[] = []
  let ids = 0
  const transport = createTransport({
    fetch: (url, init) => {
      sent.push({ url: String(url), init: init as Sent['init'] })
      const answer = answers.shift()
      return answer instanceof Response
        ? Promise.resolve(answer)
        : Promise.reject(answer ?? new TypeError('line broke'))
    },
    baseOf: () => '/api',
    token: () => Promise.resolve('t1'),
    renewToken: () => Promise.resolve(false),
    clientId: () => 'client-7',
    product: () => 'rimba-my',
    tab: 'tab-1',
    newId: () => `id-${++ids}`,
    wait: () => Promise.resolve(),
    ...parts,
  })
  return { transport, sent }
}
const target = { params: { type: 'movie', id: 'a b' } } as const

describe('transport', () => {
  it('names product, tab, client, revision and lock number with a save', async () => {
    const { transport, sent } = aLine([json(success({ id: 'a b' }), 200, { etag: '"18"' })])
    const reply = await transport.send('saveContent', { ...target, body: { st: 'draft' }, rev: 17, lockNumber: 3 })
    expect(reply.rev).toBe(18)
    expect(sent[0]?.url).toBe('/api/content/urn/resource/catalog/movie/a%20b?prd=rimba-my')
    const headers = sent[0]!.init.headers
    expect([
      headers.get('if-match'),
      headers.get('x-lock-number'),
      headers.get('x-tab-id'),
      headers.get('x-client-id'),
    ]).toEqual(['"17"', '3', 'tab-1', 'client-7'])
    expect(headers.get('authorization')).toBe('Bearer t1')
  })
  it('knows the revision behind a proxy that compresses answers, and so makes their tags weak', async () => {
    const { transport } = aLine([json(success({ id: 'a b' }), 200, { etag: 'W/"18"' })])
    expect((await transport.send('saveContent', { ...target, body: {}, rev: 17 })).rev).toBe(18)
  })
  it('names the client from the first call on, though it is registered with the first token only', async () => {
    let client: string | undefined
    const token = () => Promise.resolve((client = 'client-8') && 't1')
    const { transport, sent } = aLine([json(success([]))], { token, clientId: () => client })
    await transport.send('listSettings', { query: { t: 'job' } })
    expect(sent[0]!.init.headers.get('x-client-id')).toBe('client-8')
  })
  it('retries a save whose line broke under the same key, so that it has one effect', async () => {
    const { transport, sent } = aLine([new TypeError('line broke'), new TypeError('line broke'), json(success({}))])
    await transport.send('saveContent', { ...target, body: { st: 'draft' }, rev: 1 })
    expect(sent.map((one) => one.init.headers.get('idempotency-key'))).toEqual(['id-1', 'id-1', 'id-1'])
  })
  it('sends no write while one only looks, and every question, those by POST too', async () => {
    const { transport, sent } = aLine([json(success({})), json(success([]))], { isOnlyLooking: () => true })
    await expect(transport.send('saveContent', { ...target, body: {} })).rejects.toMatchObject({ kind: 'onlyLooking' })
    await expect(transport.open('releaseLock')).rejects.toMatchObject({ kind: 'onlyLooking', call: 'releaseLock' })
    await transport.send('getContent', target)
    await transport.send('filterContent', { body: {} })
    expect(sent.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  })
  it('gives up after three tries with a network error', async () => {
    const { transport, sent } = aLine([])
    await expect(transport.send('getContent', target)).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(3)
  })
  it('asks a busy server again when it says, twice, and then hands the refusal on', async () => {
    const busy = () => json(failure([{ code: 90000503, description: 'Busy.' }]), 503, { 'retry-after': '2' })
    const waits: number[] = []
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    const { transport } = aLine([busy(), json(success([])), busy(), busy(), busy()], { wait })
    await transport.send('listContent', { params: { type: 'movie' } })
    await expect(transport.send('getContent', target)).rejects.toMatchObject({ status: 503, retryAfterS: 2 })
    expect(waits).toEqual([2_000, 2_000, 2_000])
  })
  it('leaves a busy save to the editor, and does not wait for a server that is away for long', async () => {
    const away = (seconds: string) => json(failure([]), 503, { 'retry-after': seconds })
    const { transport, sent } = aLine([away('2'), away('600')])
    await expect(transport.send('saveContent', { ...target, body: {} })).rejects.toMatchObject({ status: 503 })
    await expect(transport.send('getContent', target)).rejects.toMatchObject({ retryAfterS: 600 })
    expect(sent).toHaveLength(2)
  })
  it('renews a refused token once and sends the call again', async () => {
    const { transport, sent } = aLine([json(failure([]), 401), json(success([]))], {
      renewToken: () => Promise.resolve(true),
    })
    await transport.send('listVersions', target)
    expect(sent).toHaveLength(2)
  })
  it.each([
    ['a renewed one is refused too', true, 2],
    ['there is no other at hand', false, 1],
  ])('says that a live token is refused where %s', async (_case, isRenewed, tries) => {
    let refused = 0
    const { transport, sent } = aLine([json(failure([]), 401), json(failure([]), 401)], {
      renewToken: () => Promise.resolve(isRenewed),
      onRefused: () => (refused += 1),
    })
    await expect(transport.send('listTypes')).rejects.toMatchObject({ status: 401 })
    expect([sent.length, refused]).toEqual([tries, 1])
  })
  it('is silent about a cancelled request', async () => {
    const stop = new AbortController()
    stop.abort()
    const { transport, sent } = aLine([new DOMException('aborted', 'AbortError')])
    const error = await transport.send('getContent', { ...target, signal: stop.signal }).catch((e: unknown) => e)
    expect((error as ApiError).kind).toBe('cancelled')
    expect(sent).toHaveLength(1)
  })
  it('hands a refusal on with its code, its data and its fields', async () => {
    const refusal = failure([{ code: 90010409, description: 'Someone else saved this.', field: '/lon' }], { rev: 9 })
    const { transport } = aLine([json(refusal, 409)])
    const error = (await transport
      .send('saveContent', { ...target, body: { st: 'draft' }, rev: 1 })
      .catch((e: unknown) => e)) as ApiError
    expect([error.status, error.code, error.data]).toEqual([409, 'stale', { rev: 9 }])
    expect(error.body.errors).toEqual({ '/lon': 'Someone else saved this.' })
  })
})
