import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createStores } from '../createStores.ts'
import type { ListQuery } from '../lists/listQuery.ts'
import { readPage } from '../lists/pageSql.ts'
import type { DocumentFacts } from './documentFacts.ts'
import { catalogKind } from './documentKind.ts'
import { ALL } from './totals.ts'

const kind = catalogKind(aType())
const day = (number: number) => `2026-05-0${number}T00:00:00.000Z`
const byName: ListQuery = {
  statuses: ALL,
  filter: [],
  match: 'ALL',
  sort: { column: 'name', order: 'asc' },
  page: { number: 1, size: 25 },
}
const newest: ListQuery = { ...byName, sort: { column: 'updated', order: 'desc' } }

describe.each(TEST_ENGINES)('the last save of a draft (%s)', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  let clock = Date.parse(day(1))
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => clock, newId: testIds.next })
  })
  afterAll(() => database.close())

  const save = async (id: string, username: string, fields: object) => {
    const sender = aSender({ actor: anActor({ username }) })
    const { rev } = await stores.documents.read(sender, kind, id)
    await stores.documents.write({ ...sender, ifMatch: rev }, kind, id, ({ draft, published }: DocumentFacts) => ({
      verb: 'saveDraft',
      next: { payload: { ...(draft ?? published)?.payload, ...fields }, schema: 1 },
    }))
  }
  const listed = async (query: ListQuery) =>
    (await stores.lists.list(aSender(), [kind], query)).rows.map(({ lon, ut, uu }) => [lon?.[0]?.n, ut, uu])
  const rowOf = async (id: string) =>
    (await database.pool.query('SELECT xmin, ctid FROM side WHERE id = $1 ORDER BY slot', [id])).rows as unknown[]

  it('is told by lists, filters and searches, though an edit that no list shows leaves the list row alone', async () => {
    const [alpha, beta] = [aMovie().named('Alpha').published().build(), aMovie().named('Beta').published().build()]
    await stores.documents.load(kind, [alpha, beta])
    await save(alpha.id, 'ann', { note: 'one' })
    clock = Date.parse(day(2))
    await save(beta.id, 'ann', { note: 'one' })
    const before = await rowOf(alpha.id)
    clock = Date.parse(day(3))
    await save(alpha.id, 'bob', { note: 'two' })
    expect(await rowOf(alpha.id)).toEqual(before)

    const shown = [
      ['Alpha', day(3), 'bob'],
      ['Beta', day(2), 'ann'],
    ]
    expect(await listed(byName)).toEqual(shown)
    expect(await listed(newest)).toEqual(shown)
    expect(await listed({ ...byName, filter: [{ field: 'uu', term: 'bob' }] })).toEqual([shown[0]])
    expect(await listed({ ...byName, filter: [{ field: 'ut', operator: 'before', term: '2026-05-03' }] })).toEqual([
      shown[1],
    ])

    const narrow = [{ urn: kind.urn, condition: sql<boolean>`is_primary` }]
    const slice = { sort: newest.sort, limit: 5, offset: 0, backwards: false }
    expect((await readPage(database.kysely, narrow, slice)).map((row) => row.updated_by)).toEqual(['bob', 'ann'])

    // Whoever writes the row for another reason, as servers of before do, does not turn back the order of saves.
    await database.pool.query('UPDATE side SET vce = vce WHERE id = $1', [alpha.id])
    expect(await listed(newest)).toEqual(shown)

    clock = Date.parse(day(4))
    await save(alpha.id, 'cem', { yr: 1999 })
    expect(await listed(byName)).toEqual([['Alpha', day(4), 'cem'], shown[1]])
  })

  it('names whoever saved the row, and not whoever saved its draft since', async () => {
    const gamma = aMovie().named('Gamma').published().build()
    await stores.documents.load(kind, [gamma])
    const of = async (statuses: ListQuery['statuses']) => {
      const { rows } = await stores.lists.list(aSender(), [kind], { ...byName, statuses, filter: [] })
      const { uu, uun } = rows.find(({ id }) => id === gamma.id) ?? {}
      return { uu, uun }
    }
    const published = await of(['published'])
    expect(published.uun).toBeTypeOf('string')
    await save(gamma.id, 'dee', { note: 'mine' })
    expect(await of(ALL)).toEqual({ uu: 'dee', uun: anActor({ username: 'dee' }).name })
    expect(await of(['published'])).toEqual({ uu: published.uu, uun: undefined })
  })
})
