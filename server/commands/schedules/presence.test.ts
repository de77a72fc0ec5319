import { afterAll, expect, it } from 'vitest'
import type { Presence } from '#contract/schemas/lock.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { VIRTUAL_CHANNEL } from './virtualChannel.ts'

let server: TestServer | undefined
afterAll(() => server?.close())

it('two people on one week see each other by day, are told of every move, and of who has left', async () => {
  const hits = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
  const running = await startTestServer({
    seed: ({ documents }) =>
      documents.load(catalogKind(shippedType('virtuallivechannel')), [hits]).then(() => undefined),
  })
  server = running
  const urn = catalogUrn(VIRTUAL_CHANNEL)
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) =>
      running.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: name, name }),
    ),
  )
  if (!ann || !bob) throw new Error('Nobody is there.')
  const told: string[] = []
  running.services.events.subscribe(({ topic, by, data }) => {
    const { mode, place } = (data ?? {}) as { mode?: string; place?: string | null }
    if (topic === 'presence') told.push([by, mode, place].join(' ').trim())
  })
  const show = async (person: Person, mode: string, place?: string) => {
    const headers = { 'x-tab-id': `tab-of-${person.token.slice(-8)}` }
    const payload = { id: hits.id, urn, mode, ...(place !== undefined && { place }) }
    const answer = await person.send({ method: 'POST', url: '/api/user/presence', payload, headers })
    return answer.json<Envelope<Presence[]>>().data.map(({ name, mode: how, place: where }) => [name, how, where])
  }
  expect(await show(ann, 'edit', '2026-11-24')).toEqual([['Ann', 'edit', '2026-11-24']])
  const both = await show(bob, 'view', '2026-11-25')
  expect(both.toSorted()).toEqual([
    ['Ann', 'edit', '2026-11-24'],
    ['Bob', 'view', '2026-11-25'],
  ])
  await show(bob, 'edit', '2026-11-24')
  // A beat that says the same is no news.
  await show(bob, 'edit', '2026-11-24')
  await show(ann, 'leave')
  expect(await show(bob, 'edit', '2026-11-24')).toEqual([['Bob', 'edit', '2026-11-24']])
  await expect.poll(() => told.length).toBe(4)
  expect(told).toEqual(['Ann edit 2026-11-24', 'Bob view 2026-11-25', 'Bob edit 2026-11-24', 'Ann leave'])
})
