import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/openDatabase.ts'
import type { IdentityStore } from '../identity/identityStore.ts'
import { memoryIdentityStore } from '#tests/support/memoryIdentityStore.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { createIdentityStore } from './identityStore.ts'

const START = Date.UTC(2026, 10, 24, 12)
const PACE = { freeTurns: 5, maxWaitS: 300, forgetAfterS: 900 }
let clock = START
const now = () => clock
const stores: Partial<Record<string, IdentityStore>> = { memory: memoryIdentityStore(now) }
const databases: Database[] = []

beforeAll(async () => {
  for (const engine of SAMPLED_ENGINES) {
    const database = await openTestDatabase(engine)
    databases.push(database)
    stores[engine] = createIdentityStore(database.kysely, now)
  }
})
afterAll(() => Promise.all(databases.map((database) => database.close())))

describe.each([...SAMPLED_ENGINES, 'memory'])('the identity store (%s)', (kind) => {
  const store = () => stores[kind] as IdentityStore
  let serial = 0
  const fresh = (name: string) => `${name}-${kind}-${(serial += 1)}`

  it('gives back what was written, and the last of two writes', async () => {
    const id = fresh('session')
    await store().upsert('Session', id, { jti: id, uid: 'a' }, 60)
    await store().upsert('Session', id, { jti: id, uid: 'b', nested: { list: [1, 'två'] } }, 60)
    expect(await store().find('Session', id)).toEqual({ jti: id, uid: 'b', nested: { list: [1, 'två'] } })
    expect(await store().find('Grant', id)).toBeUndefined()
  })

  it('finds by uid and by user code, within the model only', async () => {
    const id = fresh('thing')
    await store().upsert('Session', id, { jti: id, uid: `uid-${id}`, userCode: `code-${id}` }, 60)
    expect(await store().findByUid('Session', `uid-${id}`)).toMatchObject({ jti: id })
    expect(await store().findByUserCode('Session', `code-${id}`)).toMatchObject({ jti: id })
    expect(await store().findByUid('Interaction', `uid-${id}`)).toBeUndefined()
  })

  it('finds several in one trip, in the order asked, each within its model', async () => {
    const id = fresh('one')
    await store().upsert('Session', id, { jti: id, uid: `uid-${id}` }, 60)
    await store().upsert('User', id, { name: 'Ann' })
    const wanted = [
      { model: 'User', id },
      { model: 'UserName', id },
      { model: 'Session', uid: `uid-${id}` },
    ]
    expect(await store().findTogether(wanted)).toMatchObject([{ name: 'Ann' }, undefined, { jti: id }])
    clock += 60_000
    expect(await store().findTogether(wanted)).toMatchObject([{ name: 'Ann' }, undefined, undefined])
  })

  it('never answers what has expired, reaped or not', async () => {
    const id = fresh('code')
    await store().upsert('AuthorizationCode', id, { jti: id, uid: id }, 60)
    clock += 60_000
    expect(await store().find('AuthorizationCode', id)).toBeUndefined()
    expect(await store().findByUid('AuthorizationCode', id)).toBeUndefined()
    expect(await store().listExpired('AuthorizationCode', 10)).toEqual([{ jti: id, uid: id }])
    expect(await store().listExpired('Grant', 10)).toEqual([])
    expect(await store().reapExpired()).toBeGreaterThan(0)
    expect(await store().listExpired('AuthorizationCode', 10)).toEqual([])
    expect(await store().reapExpired()).toBe(0)
  })

  it('lets one of two redeem a code', async () => {
    const id = fresh('code')
    await store().upsert('AuthorizationCode', id, { jti: id }, 60)
    const outcomes = await Promise.all([1, 2, 3].map(() => store().consume('AuthorizationCode', id)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await store().find('AuthorizationCode', id)).toMatchObject({ consumed: Math.floor(clock / 1000) })
  })

  it('revokes by grant and drops by session, and nothing else', async () => {
    const [mine, other, session] = [fresh('mine'), fresh('other'), fresh('sid')]
    await store().upsert('RefreshToken', mine, { jti: mine, grantId: `grant-${mine}` }, 60)
    await store().upsert('RefreshToken', other, { jti: other, grantId: `grant-${other}` }, 60)
    await store().revokeByGrantId('RefreshToken', `grant-${mine}`)
    expect(await store().find('RefreshToken', mine)).toBeUndefined()
    expect(await store().find('RefreshToken', other)).toBeDefined()

    await store().upsert('Client', mine, { client_id: mine, session_uid: session }, 60)
    await store().upsert('Client', other, { client_id: other, session_uid: session }, 60)
    expect(await store().listBySession('Client', session)).toHaveLength(2)
    await store().destroyBySession('Client', session)
    expect(await store().listBySession('Client', session)).toEqual([])
  })

  it('keeps the first secret ever put under a name', async () => {
    const name = fresh('keys')
    expect(await store().getSecret(name)).toBeUndefined()
    expect(await store().putSecret(name, { first: true })).toEqual({ first: true })
    expect(await store().putSecret(name, { first: false })).toEqual({ first: true })
    expect(await store().getSecret(name)).toEqual({ first: true })
  })

  it('counts the turns of a window and starts anew after it', async () => {
    const key = fresh('registrations')
    expect([await store().countTurn(key, 60), await store().countTurn(key, 60)]).toEqual([1, 2])
    clock += 60_000
    expect(await store().countTurn(key, 60)).toBe(1)
  })

  it('lets five turns pass, then asks for waits of 1, 2, 4 seconds', async () => {
    const key = fresh('guess')
    for (let turn = 0; turn < 5; turn += 1) expect(await store().takeTurn(key, PACE)).toBe(0)
    const waits: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const wait = await store().takeTurn(key, PACE)
      waits.push(wait)
      clock += wait * 1000
      expect(await store().takeTurn(key, PACE)).toBe(0)
    }
    expect(waits).toEqual([1, 2, 4])
    await store().clearTurns(key)
    expect(await store().takeTurn(key, PACE)).toBe(0)
  })

  it('gives a hundred parallel turns no more than five in a row get', async () => {
    const key = fresh('flood')
    const waits = await Promise.all(Array.from({ length: 100 }, () => store().takeTurn(key, PACE)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })
})
