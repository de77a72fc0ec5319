import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Database } from '../../db/openDatabase.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { createStores } from '../createStores.ts'
import type { Payload } from './documentFacts.ts'
import type { DocumentKind } from './documentKind.ts'
import type { Sender } from './sender.ts'

/** What an entity beside the catalogue says of itself, and all that it has to say. */
const THING: DocumentKind = {
  urn: 'urn:test:thing',
  global: true,
  type: {
    type: 'thing',
    page: 'cp_datastore',
    traits: ['versioned', 'lockable', 'publishable'],
    schemaVersion: 1,
    narrow: { facets: ['colour'], row: ['n', 'colour'] },
    languages: [],
  },
}
/** One that is known by its name, is read as it was written, and stands in no list. */
const RULE: DocumentKind = {
  urn: 'urn:test:rule',
  global: true,
  named: { taken: 'nameTaken' },
  ordered: true,
  unlisted: true,
  topic: 'rule',
  type: { ...THING.type, type: 'rule', traits: ['versioned', 'lockable'] },
}
const AT = Date.UTC(2026, 5, 1)
const nobodysProducts = anActor({ products: [] })
const request = (changes: Partial<Sender> = {}) => aSender({ actor: nobodysProducts, products: [], ...changes })

describe.each(SAMPLED_ENGINES)('a kind of document that is no title and belongs to no product (%s)', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  let clock = AT
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => (clock += 1000), newId: testIds.next })
  })
  afterAll(() => database.close())

  const create = (payload: Payload) =>
    stores.documents.create(request(), THING, { verb: 'saveDraft', next: { payload, schema: 1 } })
  const write = (id: string, rev: number, verb: Verb, payload?: Payload, changes: Partial<Sender> = {}) =>
    stores.documents.write(request({ ifMatch: rev, ...changes }), THING, id, () => ({
      verb,
      ...(payload ? { next: { payload, schema: 1 } } : {}),
    }))
  const read = async (id: string) =>
    JSON.parse((await stores.documents.read(request(), THING, id)).json) as Record<string, unknown>

  it('is saved, published and edited again, and keeps its versions', async () => {
    const { id } = await create({ n: 'One', colour: 'red' })
    await write(id, 1, 'publish', { n: 'One', colour: 'green' })
    await write(id, 2, 'saveDraft', { n: 'One', colour: 'blue' })
    expect(await read(id)).toMatchObject({ cty: 'thing', urn: THING.urn, st: 'draft', colour: 'blue', rev: 3 })
    const { entries } = await stores.documents.listVersions(request(), THING, id, { limit: 10, offset: 0 })
    expect(entries.map(({ name }) => name)).toEqual(['V2 - draft', 'V1 - published'])
    const [, live] = entries
    const published = await stores.documents.readVersion(request(), THING, id, live?.key ?? '')
    expect(JSON.parse(published.json)).toMatchObject({ colour: 'green' })
  })

  it('tells the audit and the push log of each write', async () => {
    const { id } = await create({ n: 'Two', colour: 'red' })
    await write(id, 1, 'publish', { n: 'Two', colour: 'green' })
    const { rows: audit } = await database.pool.query<{ verb: string; current_version: string }>(
      'SELECT verb, current_version FROM audit WHERE urn = $1 AND id = $2 ORDER BY seq',
      [THING.urn, id],
    )
    expect(audit).toEqual([
      { verb: 'saveDraft', current_version: 'V1 - draft' },
      { verb: 'publish', current_version: 'V1 - published' },
    ])
    const { rows: events } = await database.pool.query<{ topic: string; rev: number }>(
      'SELECT topic, rev FROM event WHERE urn = $1 AND id = $2 ORDER BY seq',
      [THING.urn, id],
    )
    expect(events).toEqual([
      { topic: 'version', rev: 1 },
      { topic: 'version', rev: 2 },
    ])
  })

  it('refuses a stale save with what stands now, and gives a repeated one its first answer', async () => {
    const { id } = await create({ n: 'Three', colour: 'red' })
    const once = { idempotencyKey: 'k', requestHash: 'h' }
    const first = await write(id, 1, 'saveDraft', { n: 'Three', colour: 'green' }, once)
    expect(await write(id, 1, 'saveDraft', { n: 'Three', colour: 'green' }, once)).toMatchObject({ rev: first.rev })
    await expect(write(id, 1, 'saveDraft', { n: 'Three', colour: 'blue' })).rejects.toMatchObject({
      code: 'stale',
      details: { data: { rev: 2, changed: ['/colour'] } },
    })
  })

  it('is written by nobody but the holder of its lock', async () => {
    const { id } = await create({ n: 'Four', colour: 'red' })
    const bob = { uid: 'bob', name: 'Bob', tab: 't' }
    const lock = await stores.locks.acquire({ urn: THING.urn, id }, bob)
    await expect(write(id, 1, 'saveDraft', { n: 'Four' })).rejects.toMatchObject({ code: 'locked' })
    const holder = { actor: anActor({ uid: 'bob', products: [] }), tab: 't', lockNumber: lock.number }
    expect(await write(id, 1, 'saveDraft', { n: 'Four' }, holder)).toMatchObject({ rev: 2 })
  })

  it('is guarded by the rules of every verb, under its own urn', async () => {
    const { id } = await create({ n: 'Six' })
    await stores.locks.acquire({ urn: THING.urn, id }, { uid: 'bob', name: 'Bob', tab: 't' })
    const caller = request({ ifMatch: 1 })
    const decided = (verb: Verb, by = caller) =>
      stores.documents.write(by, THING, id, async (facts) => {
        await refuseVerb(by, THING, verb, facts, { changes: true, confirmed: [] })
        return { verb }
      })
    await expect(decided('unpublish')).rejects.toMatchObject({ code: 'wrongStatus' })
    await expect(decided('publish')).rejects.toMatchObject({
      code: 'locked',
      details: { data: { urn: THING.urn, id } },
    })
    const reader = request({ ifMatch: 1, actor: anActor({ roles: ['viewer'] }) })
    await expect(decided('publish', reader)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('stands in lists and their totals under its own urn, for whoever has whatever product', async () => {
    const before = (await stores.lists.count(request(), [THING], ['draft']))[0]?.count ?? 0
    const { id } = await create({ n: 'Five', colour: 'pink' })
    expect((await stores.lists.count(request(), [THING], ['draft']))[0]?.count).toBe(before + 1)
    const [row] = await stores.lists.rowsOf(request(), [THING], [id], ['draft'])
    expect(row).toMatchObject({ id, n: 'Five', colour: 'pink' })
  })
})

describe.each(SAMPLED_ENGINES)('a kind of document that is known by its name (%s)', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => AT, newId: testIds.next })
  })
  afterAll(() => database.close())

  const saving = (payload: Payload) => ({ verb: 'publish' as const, next: { payload, schema: 1 } })
  const create = (name: string, payload: Payload, changes: Partial<Sender> = {}) =>
    stores.documents.create(request(changes), RULE, { ...saving(payload), name })
  const write = (name: string, rev: number, payload: Payload, first?: Payload, changes: Partial<Sender> = {}) => {
    const decide = () => saving(payload)
    const standing = first ? { first: { payload: first, schema: 1 } } : {}
    return stores.documents.write(request({ ifMatch: rev, ...changes }), RULE, name, Object.assign(decide, standing))
  }
  const told = async (table: 'audit' | 'event', columns: string, name: string) =>
    (
      await database.pool.query(`SELECT ${columns} FROM ${table} WHERE urn = $1 AND id = $2 ORDER BY seq`, [
        RULE.urn,
        name,
      ])
    ).rows

  it('keeps the order of its fields and tells of itself under its name', async () => {
    await create('night', { to: 6, from: 22 })
    expect(await write('night', 1, { to: 7, from: 22 })).toMatchObject({ id: 'night', rev: 2 })
    const { json } = await stores.documents.read(request(), RULE, 'night')
    expect(json).toMatch(/"to":7,"from":22\}$/)
    expect(await told('audit', 'verb, previous_version, current_version, change', 'night')).toEqual([
      expect.objectContaining({ previous_version: null, current_version: 'V1' }),
      {
        verb: 'publish',
        previous_version: 'V1',
        current_version: 'V2',
        change: [{ field: '/to', before: 6, after: 7 }],
      },
    ])
    expect(await told('event', 'topic, rev', 'night')).toEqual([
      { topic: 'rule', rev: 1 },
      { topic: 'rule', rev: 2 },
    ])
    const { entries } = await stores.documents.listVersions(request(), RULE, 'night', { limit: 10, offset: 0 })
    expect(entries.map(({ n, live }) => [n, live])).toEqual([
      [2, true],
      [1, false],
    ])
  })

  it('gives each name once, and a repeated creation its first answer', async () => {
    const once = { idempotencyKey: 'k-rule', requestHash: 'h' }
    const both = await Promise.all([create('day', { from: 6 }, once), create('day', { from: 6 }, once)])
    expect(both.map(({ rev, json }) => [rev, json])).toEqual([both, both].map(([one]) => [1, one?.json]))
    await expect(create('day', { from: 6 })).rejects.toMatchObject({ code: 'nameTaken' })
    expect(await told('audit', 'rev', 'day')).toEqual([{ rev: 1 }])
  })

  it('has what stood before anybody saved it as its first version', async () => {
    const first = { from: 1 }
    await expect(write('noon', 1, { from: 2 })).rejects.toMatchObject({ code: 'notFound' })
    await expect(write('noon', 2, { from: 2 }, first)).rejects.toMatchObject({ code: 'stale' })
    const saves = await Promise.allSettled([write('noon', 1, { from: 2 }, first), write('noon', 1, { from: 2 }, first)])
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { entries } = await stores.documents.listVersions(request(), RULE, 'noon', { limit: 10, offset: 0 })
    expect(entries.map(({ n, cu }) => [n, cu])).toEqual([
      [2, 'ann'],
      [1, 'system'],
    ])
    const [, before] = entries
    const version = await stores.documents.readVersion(request(), RULE, 'noon', before?.key ?? '')
    expect(JSON.parse(version.json)).toMatchObject({ id: 'noon', from: 1, rev: 2 })
  })

  it('is written by nobody but the holder of its lock, its first save neither', async () => {
    const lock = await stores.locks.acquire({ urn: RULE.urn, id: 'dusk' }, { uid: 'bob', name: 'Bob', tab: 't' })
    await expect(write('dusk', 1, { from: 2 }, { from: 1 })).rejects.toMatchObject({
      code: 'locked',
      details: { data: { id: 'dusk', lo_uid: 'bob' } },
    })
    const holder = { actor: anActor({ uid: 'bob', products: [] }), tab: 't', lockNumber: lock.number }
    expect(await write('dusk', 1, { from: 2 }, { from: 1 }, holder)).toMatchObject({ rev: 2 })
    await expect(write('dusk', 2, { from: 3 })).rejects.toMatchObject({ code: 'locked' })
  })

  it('is loaded under its name, too', async () => {
    const at = new Date(AT).toISOString()
    const published = { key: testIds.next(), payload: { to: 4, from: 3 } }
    await stores.documents.load(RULE, [{ id: 'loaded', created: at, updated: at, by: 'seed', published }])
    const { json } = await stores.documents.read(request(), RULE, 'loaded')
    expect(json).toMatch(/"to":4,"from":3\}$/)
    expect(await write('loaded', 1, { from: 3 })).toMatchObject({ id: 'loaded', rev: 2 })
  })

  it('stands in no list, total or search', async () => {
    await create('dawn', { from: 5 })
    const { rows } = await database.pool.query(`SELECT urn FROM side UNION ALL SELECT urn FROM search
      UNION ALL SELECT urn FROM total_delta`)
    expect(rows).toEqual([])
  })
})
