import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SETTINGS_PER_USER } from '#contract/values/limits.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { testIds } from '#tests/support/testIds.ts'
import { aType } from '#tests/support/aType.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from './createStores.ts'
import { catalogKind } from './documents/documentKind.ts'

const kind = catalogKind(aType())
const HOUR = 3_600_000

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  let clock = Date.parse('2026-06-01T00:00:00Z')

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => (clock += 1), newId: testIds.next })
  })
  afterAll(() => database.close())

  describe('settings', () => {
    it('belong to one user alone', async () => {
      const mine = await stores.settings.create('ann', { n: 'Late films', t: 'view', payload: { filter: [] } })
      expect(await stores.settings.list('ann')).toEqual([mine])
      expect(await stores.settings.list('bob')).toEqual([])
      await expect(stores.settings.save('bob', mine.id, { payload: 1 })).rejects.toMatchObject({ code: 'notFound' })
      await expect(stores.settings.remove('bob', mine.id)).rejects.toMatchObject({ code: 'notFound' })
      expect(await stores.settings.save('ann', mine.id, { payload: [1] })).toMatchObject({
        n: 'Late films',
        payload: [1],
      })
      await stores.settings.remove('ann', mine.id)
      expect(await stores.settings.list('ann')).toEqual([])
    })

    it.each(['preference', 'theme', 'shortcut'] as const)('of kind %s there is one per user', async (t) => {
      await stores.settings.create('ann', { n: t, t, payload: {} })
      const second = stores.settings.create('ann', { n: 'other', t, payload: {} })
      await expect(second).rejects.toMatchObject({ code: 'settingExists' })
    })

    it('are not too large, and not too many', async () => {
      const large = stores.settings.create('ann', { n: 'large', t: 'view', payload: 'x'.repeat(70_000) })
      await expect(large).rejects.toMatchObject({ code: 'tooLarge' })
      for (let count = 0; count < SETTINGS_PER_USER; count++)
        await stores.settings.create('cat', { n: String(count), t: 'view', payload: 0 })
      await expect(stores.settings.create('cat', { n: 'more', t: 'view', payload: 0 })).rejects.toMatchObject({
        code: 'tooLarge',
      })
    })

    it('lose notifications after a day, and nothing else ever', async () => {
      await stores.settings.create('dan', { n: 'bulk', t: 'job', payload: {} })
      await stores.settings.create('dan', { n: 'keep', t: 'view', payload: {} })
      clock += 23 * HOUR
      expect(await stores.settings.prune()).toBe(0)
      clock += 2 * HOUR
      expect((await stores.settings.list('dan')).map(({ n }) => n)).toEqual(['keep'])
      expect(await stores.settings.prune()).toBe(1)
    })
  })

  it('configurations are put in once, and read by app and type', async () => {
    const menu = { n: 'Menu', app: 'console', type: 'menu', attrs: { sections: [] } }
    const other = { n: 'Menu', app: 'player', type: 'menu', attrs: [1] }
    const products = [{ id: 'rimba-my', n: 'Rimba MY' }]
    await Promise.all([stores.config.seed([menu, other], products), stores.config.seed([menu, other], products)])
    await stores.config.seed([menu], products)
    expect(await stores.config.read({ app: ['console'] })).toMatchObject([{ ...menu, st: 'published' }])
    expect(await stores.config.read({ app: ['console'], type: ['features'] })).toEqual([])
    expect(await stores.config.read({})).toHaveLength(2)
    expect(await stores.config.products()).toEqual(products)
    expect(await stores.config.productIds()).toEqual(['rimba-my'])
  })

  describe('the audit', () => {
    it('tells newest first, by person and by field', async () => {
      const payload = { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] }
      const { id } = await stores.documents.create(aSender(), kind, { verb: 'saveDraft', next: { payload, schema: 1 } })
      const bob = aSender({ actor: anActor({ uid: 'bob' }), ifMatch: 1 })
      const next = { payload: { ...payload, lon: [{ lang: 'en', n: 'Beta' }] }, schema: 1 }
      await stores.documents.write(bob, kind, id, () => ({ verb: 'saveDraft', next }))
      const reader = { visible: 'all', allProducts: [] } as const
      const all = { limit: 25, offset: 0 }
      const target = { urn: kind.urn, id }
      const page = await stores.audit.ofDocument(target, all, reader)
      expect(page).toMatchObject({ count: 2, atLeast: false })
      expect(page.entries[0]).toMatchObject({
        changed_by: 'bob',
        name: 'Bob',
        verb: 'saveDraft',
        change: [{ field: '/lon/en/n', before: 'Alpha', after: 'Beta' }],
      })
      expect((await stores.audit.ofDocument(target, { ...all, by: 'ann' }, reader)).count).toBe(1)
      expect((await stores.audit.ofDocument(target, { ...all, field: '/lon' }, reader)).count).toBe(2)
      expect((await stores.audit.ofDocument(target, { ...all, field: '/yr' }, reader)).count).toBe(0)
      expect((await stores.audit.ofUser('bob', all, reader)).count).toBe(1)
      expect(await stores.audit.lastTouched('bob', 5)).toMatchObject([
        { ...target, verb: 'saveDraft', version: 'V1 - draft' },
      ])
    })

    it('tells nobody of entries that belong to other products', async () => {
      const own = { value: '2027-01-01T00:00:00.000Z', prd: 'rimba-my' }
      const foreign = { value: '2028-01-01T00:00:00.000Z', prd: 'rimba-sg' }
      const payload = { prd: ['rimba-my', 'rimba-sg'], lwe_prd: [own] }
      const { id } = await stores.documents.create(aSender(), kind, { verb: 'saveDraft', next: { payload, schema: 1 } })
      const next = { payload: { ...payload, prd: ['rimba-sg', 'rimba-my'], lwe_prd: [own, foreign] }, schema: 1 }
      await stores.documents.write(aSender({ ifMatch: 1 }), kind, id, () => ({ verb: 'saveDraft', next }))
      const reader = { visible: ['rimba-my'], allProducts: ['rimba-my', 'rimba-sg'] }
      const { entries } = await stores.audit.ofDocument({ urn: kind.urn, id }, { limit: 9, offset: 0 }, reader)
      expect(JSON.stringify(entries)).not.toMatch(/rimba-sg|2028/)
      expect(JSON.stringify(entries)).toContain('2027')
    })
  })
})
