import { afterAll, beforeAll, expect, it } from 'vitest'
import { guideOf, loadChannels, xmltv } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const COUNT = 520
let server: TestServer
let ann: Person
let channels: string[] = []

beforeAll(async () => {
  server = await startTestServer({
    seed: async (services) => {
      const names = Array.from({ length: COUNT }, (_, at) => `Qqz ${at}`)
      channels = await loadChannels(services, [...names, 'Other 1'])
    },
  })
  ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
})
afterAll(() => server.close())

const file = async (query: string) => ann.send({ url: `/api/epg/export?${query}` })
const countOf = (body: string, element: string) => body.split(`<${element} `).length - 1

it('a guide is given out of all channels that a filter matches, more than an address can name', async () => {
  await guideOf(server, ann).ingest(xmltv({ a: 'Qqz 7' }, [{ channel: 'a', from: '06:00', to: '07:00', title: 'x' }]), {
    channelId: channels[7] ?? '',
  })
  const fortnight = 'start=2026-11-24&end=2026-12-08'
  const all = await file(fortnight)
  expect([all.statusCode, countOf(all.body, 'channel'), countOf(all.body, 'programme')]).toEqual([200, COUNT + 1, 1])
  const some = await file(`${fortnight}&term=Qqz`)
  expect([countOf(some.body, 'channel'), countOf(some.body, 'programme')]).toEqual([COUNT, 1])
  const other = await file(`${fortnight}&term=Other`)
  expect([countOf(other.body, 'channel'), countOf(other.body, 'programme')]).toEqual([1, 0])
})

it('a filter that matches nothing, or a window that is too long, gives no file', async () => {
  expect((await file('start=2026-11-24&end=2026-12-08&term=nonesuch')).statusCode).toBe(404)
  expect((await file('start=2026-11-24&end=2027-11-24')).statusCode).toBe(400)
})
