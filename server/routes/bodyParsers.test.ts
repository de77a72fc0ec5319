import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useBodyParsers } from './bodyParsers.ts'

const PATIENCE_MS = 20
let app: FastifyInstance
let port: number
let stream: PassThrough

beforeEach(async () => {
  app = Fastify()
  stream = new PassThrough()
  await useBodyParsers(app, 'json', PATIENCE_MS)
  app.get('/stream', async (_request, reply) => reply.type('text/plain').send(stream))
  app.post('/body', async () => 'read')
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

it('gives up a body that does not come, and leaves an answer alone that takes its time', async () => {
  stream.write('one ')
  const answer = await fetch(`http://127.0.0.1:${port}/stream`)
  // This one begins later: once it is given up, the time of the one before is over as well.
  const slow = connect(port, '127.0.0.1')
  slow.on('error', () => undefined)
  slow.write('POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{')
  slow.resume()
  await once(slow, 'close')
  stream.end('two')
  expect(await answer.text()).toBe('one two')
})
