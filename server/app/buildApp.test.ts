import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DomainError } from '#contract/wire/errors.ts'
import { bareApp, envelopeOf } from '#tests/support/bareApp.ts'
import { PROBE_ADMIN, PROBE_MOVIE, probeApp, probeRow, type ProbeApp } from '#tests/support/probeApp.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await probeApp()
})
afterAll(() => probe.close())

describe('a fault of ours', () => {
  it('says that nothing was changed, and nothing else', async () => {
    const response = await probe.send({ url: '/api/fail' }, PROBE_ADMIN)
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/canary|srv|relation|stack/)
    expect(envelopeOf(response).header.errors[0]?.code).toBe(90000500)
  })

  it('is found in the log by its request id', async () => {
    const response = await probe.send({ url: '/api/fail' }, PROBE_ADMIN)
    const line = probe.lines.find(
      (each) => each.includes(String(response.headers['x-request-id'])) && each.includes('a call failed'),
    )
    expect(line).toContain('canary')
  })
})

describe('the log', () => {
  it('never holds a token, a ticket, a body or a secret', async () => {
    probe.lines.length = 0
    const response = await probe.send(
      { url: `/api/signed?nonsense=CANARY-QUERY`, headers: { cookie: 'CANARY-COOKIE', 'x-client-id': 'console-1' } },
      PROBE_ADMIN,
    )
    expect(response.statusCode).toBe(400)
    await probe.save({ n: 'CANARY-BODY' })
    await probe.send({ url: '/api/fail' }, PROBE_ADMIN)
    await probe.app.inject({ url: PROBE_MOVIE, headers: { authorization: 'Bearer CANARY-TOKEN' } })
    probe.services.log.warn(
      {
        token: 'CANARY-1',
        settings: { databaseUrl: 'CANARY-2', files: { secretAccessKey: 'CANARY-3' } },
        headers: { authorization: 'CANARY-4' },
      },
      'by mistake',
    )
    probe.services.log.error({
      err: Object.assign(new Error('at postgres://marquee:CANARY-5@db/marquee'), { detail: 'Key (n)=(CANARY-6)' }),
    })
    const text = probe.lines.join('')
    expect(text).not.toContain('CANARY')
    expect(text).not.toMatch(/eyJ/)
    expect(text).toContain('"client":"console-1"')
    expect(text).toContain('"path":"/api/signed"')
    expect(text).toContain('"reason":"unreadable"')
  })
})

describe('a listening server', () => {
  it('answers what is no HTTP with an envelope', async () => {
    await probe.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = probe.app.server.address() as { port: number }
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(text).toContain('"code":90000400')
    for (const header of ['content-security-policy: ', 'x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(text).toContain(`\r\n${header}`)
  })
})

describe('rates', () => {
  it('hold per person and say when to come back', async () => {
    const limited = await bareApp({
      rows: [
        probeRow({ name: 'readOwn', path: '/own' }),
        probeRow({ name: 'find', path: '/find', rate: 'search' }),
        probeRow({ name: 'countFound', path: '/counts', rate: 'facets' }),
      ],
      commands: {
        readOwn: async () => ({ data: null }),
        find: async () => ({ data: null }),
        countFound: async () => ({ data: null }),
      },
      settings: { rates: { perSecond: 1, burst: 5, searchesPerSecond: 1 } },
      now: () => 1_000_000,
    })
    const statuses = async (url: string, times: number, username: string) => {
      const answers = []
      for (let at = 0; at < times; at += 1) answers.push(await limited.send({ url }, { username }))
      return answers
    }
    const own = await statuses('/api/own', 6, 'ann')
    expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(own[5]?.headers['retry-after']).toBe('1')
    expect((await statuses('/api/own', 1, 'bob'))[0]?.statusCode).toBe(200)
    expect((await statuses('/api/find', 3, 'eve')).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect((await statuses('/api/counts', 2, 'eve')).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await statuses('/api/counts', 3, 'may')).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    await limited.app.close()
  })

  it('stop an address that keeps sending refused tokens', async () => {
    const limited = await bareApp({
      rows: [probeRow({ name: 'readOwn', path: '/own' })],
      commands: { readOwn: async () => ({ data: null }) },
      settings: { rates: { perSecond: 20, burst: 60, searchesPerSecond: 5 } },
      now: () => 1_000_000,
    })
    const answers = []
    for (let at = 0; at < 70; at += 1) answers.push((await limited.app.inject({ url: '/api/own' })).statusCode)
    expect(answers.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    await limited.app.close()
  })
})

it('a domain error keeps its data and retry time on the wire', async () => {
  const one = await bareApp({
    rows: [probeRow({ name: 'readOwn', path: '/own' })],
    commands: {
      readOwn: async () => {
        throw new DomainError('idempotencyRunning', { retryAfterS: 3, data: { rev: 2 } })
      },
    },
  })
  const response = await one.send({ url: '/api/own' }, PROBE_ADMIN)
  expect([response.statusCode, response.headers['retry-after'], envelopeOf(response).data]).toEqual([
    409,
    '3',
    { rev: 2 },
  ])
  await one.app.close()
})
