import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MenuConfig } from '#contract/registry/menu.ts'
import type { MenuLock } from '#contract/rules/lock/menuLock.ts'
import { itemsLocked } from '#contract/rules/lock/menuLock.ts'
import { CONFIG_URN } from '#contract/values/urn.ts'
import { CONFIG_SEEDS } from '../../seed/config.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type ReadMenu = { id: string; attrs: MenuConfig; lock?: MenuLock }

let server: TestServer
let ann: Person
let bob: Person

beforeAll(async () => {
  server = await startTestServer({ seed: ({ config }) => config.seed(CONFIG_SEEDS, []) })
  ann = await server.signInAs({ username: 'ann', name: 'Ann', roles: ['operations_super_admin'] })
  bob = await server.signInAs({ username: 'bob', name: 'Bob', roles: ['content_user'] })
})
afterAll(() => server.close())

async function menuFor(person: Person): Promise<ReadMenu> {
  const answer = await person.send({ url: '/api/remote/config?app=console&type=menu' })
  const [menu] = answer.json<{ data: ReadMenu[] }>().data
  if (!menu) throw new Error(`no menu in ${answer.body}`)
  return menu
}
const post = (person: Person, verb: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  person.send({ method, url: `/api/user/lock/${verb}`, payload, headers: { 'x-tab-id': 'tab' } })

describe('while somebody holds the menu', () => {
  it('everybody is told who, the marked items are off for all but them, and on again once it is given back', async () => {
    const menu = await menuFor(bob)
    expect(menu.lock).toBeUndefined()

    const taken = await post(ann, 'acquire', { id: menu.id, urn: CONFIG_URN })
    expect(taken.statusCode).toBe(200)
    const { number } = taken.json<{ data: { number: number } }>().data
    const held = await menuFor(bob)
    expect(held.lock?.name).toBe('Ann')
    expect([...itemsLocked(held.attrs, held.lock, 'bob')]).toContain('types')
    expect([...itemsLocked(held.attrs, held.lock, held.lock?.uid ?? '')]).toEqual([])

    expect((await post(ann, 'release', { id: menu.id, urn: CONFIG_URN, number }, 'PUT')).statusCode).toBe(200)
    expect((await menuFor(bob)).lock).toBeUndefined()
  })
  it('only those who may change configurations can hold it', async () => {
    const { id } = await menuFor(bob)
    expect((await post(bob, 'acquire', { id, urn: CONFIG_URN })).statusCode).toBe(403)
  })
})
