import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSender } from '#tests/support/aSender.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from './createStores.ts'
import type { TransactionStores } from './transactionStores.ts'

const HOUR = 3_600_000

describe.each(TEST_ENGINES)('a request under a retry key on %s', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  let clock = Date.parse('2026-06-01T00:00:00Z')

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => (clock += 1), newId: testIds.next })
  })
  afterAll(() => database.close())

  const keyed = (idempotencyKey: string, requestHash = 'a') => aSender({ idempotencyKey, requestHash })
  const keep = (n: string) => (within: TransactionStores) =>
    within.settings.create('ann', { n, t: 'view', payload: {} }).then((made) => made.n)
  const names = async () => (await stores.settings.list('ann')).map(({ n }) => n)

  it('is done once, and answered the same again without another look', async () => {
    let looks = 0
    const once = () => stores.idempotency.once(keyed('once'), () => ((looks += 1), keep('once')))
    expect([await once(), await once()]).toEqual(['once', 'once'])
    expect(looks).toBe(1)
    expect(await names()).toEqual(['once'])
    expect(await stores.idempotency.isAnswered(keyed('once'))).toBe(true)
    expect(await stores.idempotency.isAnswered(keyed('never'))).toBe(false)
  })

  it('is refused where the key was used for another one', async () => {
    await stores.idempotency.once(keyed('other'), () => keep('other'))
    await expect(stores.idempotency.once(keyed('other', 'b'), () => keep('more'))).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    })
    expect(await names()).not.toContain('more')
  })

  it('leaves neither work nor key behind where it fails, at the last step too', async () => {
    const late = () => (within: TransactionStores) =>
      keep('half')(within).then(() => Promise.reject(new Error('no disk')))
    await expect(stores.idempotency.once(keyed('half'), late)).rejects.toThrow('no disk')
    expect(await names()).not.toContain('half')
    // An answer that cannot be kept stands for a server that dies between the work and its answer.
    const unkept = () => (within: TransactionStores) => keep('half')(within).then(() => ({ many: 1n }))
    await expect(stores.idempotency.once(keyed('half'), unkept)).rejects.toThrow(TypeError)
    expect(await names()).not.toContain('half')
    expect(await stores.idempotency.once(keyed('half'), () => keep('half'))).toBe('half')
    expect((await names()).filter((n) => n === 'half')).toHaveLength(1)
  })

  it('is not begun again by one that comes meanwhile: it waits, or is told so', async () => {
    const { promise: end, resolve: finish } = Promise.withResolvers<undefined>()
    const { promise: begun, resolve: begin } = Promise.withResolvers<undefined>()
    const slow = () => async (within: TransactionStores) => {
      begin(undefined)
      await end
      return keep('slow')(within)
    }
    const first = stores.idempotency.once(keyed('slow'), slow)
    await begun
    const second = stores.idempotency.once(keyed('slow'), () => keep('slow'))
    // PostgreSQL tells the second at once; on the embedded database it waits for its turn.
    if (engine === 'postgres') await expect(second).rejects.toMatchObject({ code: 'idempotencyRunning' })
    finish(undefined)
    expect(await first).toBe('slow')
    if (engine === 'embedded') expect(await second).toBe('slow')
    expect(await stores.idempotency.once(keyed('slow'), () => keep('slow'))).toBe('slow')
    expect((await names()).filter((n) => n === 'slow')).toHaveLength(1)
  })

  it('is forgotten after a day', async () => {
    await sql`DELETE FROM idempotency`.execute(database.kysely)
    await stores.idempotency.once(keyed('old'), () => keep('old'))
    clock += 25 * HOUR
    expect(await stores.idempotency.prune()).toBe(1)
  })
})
