import { describe, expect, it } from 'vitest'
import { failure, success } from '#contract/wire/envelope.ts'
import { serviceExtensions } from '#contract/wire/extensions.ts'
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
    const { transport, sent } = aLine([
      new TypeError('line broke'),
      new TypeError('line broke'),
      json(success({ id: 'a' })),
    ])
    await transport.send('saveContent', { ...target, body: { st: 'draft' }, rev: 1 })
    expect(sent.map((one) => one.init.headers.get('idempotency-key'))).toEqual(['id-1', 'id-1', 'id-1'])
  })
  it('sends no write while one only looks, and every question, those by POST too', async () => {
    const { transport, sent } = aLine([json(success({ id: 'a' })), json(success([]))], { isOnlyLooking: () => true })
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

describe('a service without extensions', () => {
  const service = serviceExtensions([])

  it('gets no header, parameter or field that it does not know', async () => {
    const { transport, sent } = aLine([json(success({ id: 'a b', st: 'draft' })), json(success({ ls: 'ann' }))], {
      service,
    })
    await transport.send('saveContent', {
      ...target,
      query: { schema: 2, confirm: 'baseMoved' },
      body: { st: 'draft', number: 3 },
      rev: 17,
      lockNumber: 3,
    })
    await transport.send('acquireLock', { body: { id: 'a', urn: 'u', resume: true } })
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/content/urn/resource/catalog/movie/a%20b?prd=rimba-my',
      '/api/user/lock/acquire?prd=rimba-my',
    ])
    expect(sent.map(({ init }) => [...init.headers.keys()].toSorted())).toEqual([
      ['authorization', 'content-type', 'x-client-id'],
      ['authorization', 'content-type', 'x-client-id'],
    ])
    expect(sent.map(({ init }) => init.body)).toEqual(['{"st":"draft","number":3}', '{"id":"a","urn":"u"}'])
  })

  it('gets no call of an extension', async () => {
    const { transport, sent } = aLine([], { service })
    await expect(transport.send('listTypes')).rejects.toMatchObject({ kind: 'notOffered', call: 'listTypes' })
    await expect(transport.open('streamEvents')).rejects.toMatchObject({ kind: 'notOffered' })
    expect(sent).toEqual([])
  })

  it('gets a write whose line broke once only, since nothing keeps it from being done twice', async () => {
    const { transport, sent } = aLine([new TypeError('line broke'), json(success([]))], { service })
    await expect(transport.send('createContent', { params: { type: 'movie' }, body: {} })).rejects.toMatchObject({
      kind: 'network',
    })
    await transport.send('filterContent', { body: { filter: [] } })
    expect(sent).toHaveLength(2)
  })
})

describe('an answer of the wrong shape', () => {
  it.each<[string, unknown, string]>([
    ['a count that is no list', success({ count: 7 }), 'countContent: a list was expected, an object came.'],
    ['a count without its number', success([{ name: 'movie' }]), 'a number as count was expected, nothing came.'],
    ['a list with a hole', success([null]), 'an object in the list was expected, nothing came.'],
    ['no envelope', { movie: 7 }, 'countContent: an envelope was expected'],
    ['a header that is none', { header: 7, data: [] }, 'countContent: an envelope was expected'],
  ])('(%s) says what came instead', async (_what, answer, words) => {
    const { transport } = aLine([json(answer)])
    const failure = await transport
      .send('countContent', { params: { type: 'movie' } })
      .catch((error: ApiError) => error)
    expect(failure).toMatchObject({ kind: 'unreadable', status: 200 })
    expect((failure as ApiError).errors[0]?.description).toContain(words)
  })

  it('is found in the fields that screens draw', async () => {
    const { transport } = aLine([json(success([{ id: 'a', st: 'draft', lon: 'Alpha' }]))])
    await expect(transport.send('filterContent', { body: { filter: [] } })).rejects.toMatchObject({
      kind: 'unreadable',
    })
  })

  it('is an empty list where the service says that there is no data', async () => {
    const { transport } = aLine([json({ header: { code: 1, count: 0, errors: [] }, data: null })])
    expect((await transport.send('listAudit', { params: { type: 'movie', id: 'a' } })).data).toEqual([])
  })

  it('of a refusal is no trouble', async () => {
    const { transport } = aLine([json({ header: { code: -1, errors: 'no' } }, 409)])
    await expect(transport.send('listTypes')).rejects.toMatchObject({ kind: 'refused', status: 409, errors: [] })
  })
})
