import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMeaningService } from './meaningService.ts'

type Asked = { model?: string; input: string[] }

let server: Server
let asked: Asked[] = []
let keys: (string | undefined)[] = []
let answer: (asked: Asked) => { status?: number; body: string; location?: string }
const axes = ['boat', 'ferry', 'snow']
const meaning: Record<string, number[]> = { boat: [1, 0.1, 0], ferry: [0.9, 0.2, 0], snow: [0, 0, 1] }
const vectors = ({ input }: Asked) =>
  JSON.stringify({ data: input.map((text, index) => ({ index, embedding: meaning[text] ?? [0, 0, 0] })).reverse() })

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      asked.push(JSON.parse(body) as Asked)
      keys.push(request.headers.authorization)
      const { status = 200, body: text, location } = answer(asked.at(-1) as Asked)
      reply.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(text)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
beforeEach(() => {
  asked = []
  keys = []
  answer = (one) => ({ body: vectors(one) })
})
afterAll(() => void server.close())

const service = (of: object = {}) => {
  const { port } = server.address() as AddressInfo
  return createMeaningService({ address: `http://127.0.0.1:${port}/v1/embeddings`, model: 'small', key: 'k', ...of })
}

it('texts are as near as their vectors, each text is asked for once, by the model and with the key', async () => {
  const meant = service()
  const [boat = 0, snow = 1, again = 0] = await meant.nearness('ferry', ['boat', 'snow', 'boat'])
  expect(boat).toBeGreaterThan(0.98)
  expect([snow, again]).toEqual([0, boat])
  await meant.nearness('boat', axes)
  expect(asked.map(({ input }) => input)).toEqual([['ferry', 'boat', 'snow']])
  expect([asked[0]?.model, keys[0]]).toEqual(['small', 'Bearer k'])
})

it('many texts go in parts, and come back in their places', async () => {
  const texts = Array.from({ length: 300 }, (_none, nth) => `text ${nth}`)
  answer = ({ input }) => ({
    body: JSON.stringify({
      data: input.map((text) => ({ embedding: [text === 'text 299' ? 1 : 0, text === 'q' ? 1 : 0.5] })),
    }),
  })
  const near = await service().nearness('q', texts)
  expect(asked).toHaveLength(3)
  expect(near.indexOf(Math.min(...near))).toBe(299)
})

it.each([
  ['refuses', { status: 401, body: '{"error":"key k is wrong"}' }],
  ['leads elsewhere', { status: 307, body: '', location: 'http://127.0.0.1:1/' }],
  ['answers no JSON', { body: '<html>' }],
  ['answers too few', { body: '{"data":[]}' }],
  ['answers no numbers', { body: '{"data":[{"embedding":["1"]},{"embedding":[1]}]}' }],
  ['answers vectors of different lengths', { body: '{"data":[{"embedding":[1,2]},{"embedding":[1]}]}' }],
  ['answers something else', { body: 'null' }],
  [
    'answers for texts that were not sent',
    { body: '{"data":[{"index":7,"embedding":[1]},{"index":1e9,"embedding":[1]}]}' },
  ],
  ['answers numbers without end', { body: '{"data":[{"embedding":[1e308]},{"embedding":[1e999]}]}' }],
  ['answers a flood', { body: ' '.repeat(24 * 1_048_576 + 1) }],
])('one that %s is told as none, without its words', async (_what, wrong) => {
  answer = () => wrong
  await expect(service().nearness('ferry', ['boat'])).rejects.toMatchObject({
    code: 'noMeaning',
    message: expect.not.stringContaining('key k'),
  })
})

it('one whose model was changed is asked anew for what was remembered, and is told as none where its vectors never fit', async () => {
  const meant = service()
  await meant.nearness('ferry', ['boat'])
  const long = (numbers: number[]) => [...numbers, ...numbers]
  answer = ({ input }) => ({
    body: JSON.stringify({ data: input.map((text) => ({ embedding: long(meaning[text] ?? [1]) })) }),
  })
  expect((await meant.nearness('snow', ['boat', 'ferry'])).every((near) => near < 0.1)).toBe(true)
  expect(asked.at(-1)?.input).toEqual(['snow', 'boat', 'ferry'])
  answer = () => ({ body: JSON.stringify({ data: [{ embedding: Array.from({ length: asked.length }, () => 1) }] }) })
  await expect(meant.nearness('sleet', ['boat'])).rejects.toMatchObject({ code: 'noMeaning' })
})

it('one that is not there, or was never named, is told as none', async () => {
  await expect(service({ address: 'http://127.0.0.1:1/' }).nearness('a', ['b'])).rejects.toMatchObject({
    code: 'noMeaning',
  })
  await expect(createMeaningService(undefined).nearness('a', ['b'])).rejects.toMatchObject({ code: 'noMeaning' })
})
