import { expect, it } from 'vitest'
import { startTestServer } from '#tests/support/startServer.ts'
import { stopServer } from './stopServer.ts'

it('says that it stops while it still serves, then ends its streams and refuses connections', async () => {
  const server = await startTestServer({ listen: true })
  const admin = await server.signInAs('content_admin')
  const headers = { authorization: `Bearer ${admin.token}` }
  const events = await fetch(`${server.baseUrl}/api/events`, { headers })
  const reader = (events.body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain('retry:')
  const { promise: delayed, resolve: endDelay } = Promise.withResolvers<void>()

  // Closing twice is an error; the test's own close is the one.
  const running = { ...server, close: () => Promise.resolve() }
  const stopped = stopServer({ app: server.app, running, delay: () => delayed })
  const ready = await fetch(`${server.baseUrl}/api/health/ready`)
  expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('stopping')])
  const listed = await fetch(`${server.baseUrl}/api/content/urn/resource/catalog/movie`, { headers })
  expect([listed.status, listed.headers.get('connection')]).toEqual([200, 'close'])
  const next = reader.read()
  expect(await Promise.race([next, Promise.resolve('still open')])).toBe('still open')

  endDelay()
  await stopped
  expect((await next).done).toBe(true)
  await expect(fetch(`${server.baseUrl}/api/health/ready`)).rejects.toThrow()
  await server.close()
})
