import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createDocumentStore } from './documentStore.ts'
import { catalogKind } from './documents/documentKind.ts'
import { ALL } from './documents/totals.ts'
import type { ListQuery } from './lists/listQuery.ts'
import { isFoldDue } from './lists/keptTotals.ts'
import { laterTotals, noTotals } from './lists/kindTotals.ts'
import { createListStore, type ListStore } from './listStore.ts'

const kind = catalogKind(aType())
const other = catalogKind(aType({ type: 'clip', narrow: { facets: [], row: [] } }))
const NOW = Date.parse('2026-06-01T00:00:00.000Z')
const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T00:00:00.000Z`
const base: ListQuery = {
  statuses: ALL,
  filter: [],
  match: 'ALL',
  sort: { column: 'updated', order: 'desc' },
  page: { number: 1, size: 25 },
}

const seeds = [
  aMovie()
    .named('Alpha')
    .named('阿尔法', 'zh')
    .with({ yr: 1999, gnr: ['drama'], no: 3 })
    .published()
    .updatedAt(day(1)),
  aMovie()
    .named('Béta')
    .in('rimba-sg')
    .with({ yr: 2001, gnr: ['comedy', 'drama'] })
    .published()
    .updatedAt(day(2)),
  aMovie().named('Gamma').in('rimba-my', 'rimba-sg').published().named('Gamma II').drafted().updatedAt(day(3)),
  aMovie()
    .named('delta')
    .with({ lwe: '2026-05-15T00:00:00Z', ia: ['0-16x9'] })
    .published()
    .updatedAt(day(4)),
  aMovie().named('Epsilon').with({ ed_dt: '2026-06-04T00:00:00Z' }).drafted().updatedAt(day(5)),
  aMovie().named('Zeta').drafted('pending').updatedAt(day(6)),
  aMovie().named('Eta').takenDown('archived').updatedAt(day(7)),
  aMovie().named('அகரம்', 'ta').named('Theta').in('rimba-sg').drafted('pre-draft').updatedAt(day(8)),
]

describe.each(SAMPLED_ENGINES)('the lists on %s', (engine) => {
  let database: Database
  let lists: ListStore

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const store = createDocumentStore({ database, now: () => NOW, newId: testIds.next })
    const films = seeds.map((seed) => ({ ...seed.build(), id: testIds.next() }))
    expect(await store.load(kind, films)).toBe(8)
    expect(await store.load(kind, films)).toBe(0)
    await store.load(other, [
      { ...aMovie().named('Alphabet').published().updatedAt(day(3)).build(), id: testIds.next() },
    ])
    lists = createListStore({ database, now: () => NOW })
  })
  afterAll(() => database.close())

  const page = (changes: Partial<ListQuery> = {}, sender = aSender(), kinds = [kind]) =>
    lists.list(sender, kinds, { ...base, ...changes })
  const names = async (changes: Partial<ListQuery> = {}, sender = aSender(), kinds = [kind]) =>
    (await page(changes, sender, kinds)).rows.map((row) => row.lon?.find((name) => name.lang === 'en')?.n)
  const filtered = (...filter: FilterEntry[]) => names({ filter, sort: { column: 'name', order: 'asc' } })

  it('shows each document once under All, its draft before what is published, newest first', async () => {
    expect(await names()).toEqual(['Theta', 'Epsilon', 'delta', 'Gamma II', 'Béta', 'Alpha'])
    expect(await page()).toMatchObject({ count: 6 })
    const gamma = (await page()).rows[3]
    expect(gamma).toMatchObject({
      st: 'draft',
      changed: true,
      sides: [{ st: 'published' }, { st: 'draft' }],
      cty: 'film',
      rev: 2,
    })
  })

  it('shows one status, and several with each document once', async () => {
    expect(await names({ statuses: ['published'] })).toEqual(['delta', 'Gamma', 'Béta', 'Alpha'])
    expect(await page({ statuses: ['published'] })).toMatchObject({ count: 4 })
    expect(await names({ statuses: ['archived', 'pending'] })).toEqual(['Eta', 'Zeta'])
    expect(await names({ statuses: ['published', 'draft', 'pending'] })).toEqual([
      'Zeta',
      'Epsilon',
      'delta',
      'Gamma II',
      'Béta',
      'Alpha',
    ])
  })

  it('shows and counts only what the products of the call allow', async () => {
    const one = aSender({ actor: anActor({ products: ['rimba-sg'] }) })
    expect(await names({}, one)).toEqual(['Theta', 'Gamma II', 'Béta'])
    expect(await page({}, one)).toMatchObject({ count: 3 })
    expect((await page({}, one)).rows[1]?.prd).toEqual(['rimba-sg'])
    expect(await names({}, aSender({ product: 'rimba-my' }))).toEqual(['Epsilon', 'delta', 'Gamma II', 'Alpha'])
    expect(await page({}, aSender({ actor: anActor({ products: [] }) }))).toMatchObject({ count: 0, rows: [] })
    const admin = aSender({ actor: anActor({ products: [], productAdmin: true }) })
    expect(await page({}, admin)).toMatchObject({ count: 6 })
  })

  it('fills its pages and counts under a filter as if titles of other products were not there', async () => {
    const reel = catalogKind(aType({ type: 'reel' }))
    // Every third film is foreign, so that a page that lets one through comes short of a row.
    const reels = Array.from({ length: 12 }, (_, index) => {
      const product = index % 3 === 2 ? 'rimba-my' : 'rimba-sg'
      const film = aMovie()
        .named(`Reel ${index}`)
        .in(product)
        .with({ yr: 1950, gnr: ['noir'] })
      return {
        ...film
          .published()
          .updatedAt(day(index + 1))
          .build(),
        id: testIds.next(),
      }
    })
    const store = createDocumentStore({ database, now: () => NOW, newId: testIds.next })
    await store.load(reel, reels)
    const one = aSender({ actor: anActor({ products: ['rimba-sg'] }) })
    const mine = reels.filter((_, index) => index % 3 !== 2).map(({ id }) => id)
    const narrowed: FilterEntry[][] = [
      [{ field: 'yr', term: '1950' }],
      [{ field: 'gnr', term: 'noir' }],
      [{ field: 'lon', term: 'reel' }],
    ]
    for (const filter of narrowed) {
      const query = { filter, sort: { column: 'updated', order: 'asc' } } as const
      const first = await page({ ...query, page: { number: 1, size: 5 } }, one, [reel])
      const second = await page({ ...query, page: { number: 2, size: 5 } }, one, [reel])
      expect(first.rows.map(({ id }) => id)).toEqual(mine.slice(0, 5))
      expect(second.rows.map(({ id }) => id)).toEqual(mine.slice(5))
      expect([first.count, second.count]).toEqual([8, 8])
      expect(await lists.count(one, [reel], ['published'], { filter })).toMatchObject([{ count: 8 }])
      const ids = await lists.idsOf(one, reel, { ...base, ...query })
      const { rows } = await sql<{ id: string }>`${ids}`.execute(database.kysely)
      expect(new Set(rows.map((row) => Object.values(row)[0]))).toEqual(new Set(mine))
    }
  })

  it('sorts by name without regard to case and accents, and by year, the same on every engine', async () => {
    expect(await names({ sort: { column: 'name', order: 'asc' } })).toEqual([
      'Alpha',
      'Béta',
      'delta',
      'Epsilon',
      'Gamma II',
      'Theta',
    ])
    expect((await names({ sort: { column: 'released', order: 'desc' } })).slice(0, 2)).toEqual(['Béta', 'Alpha'])
    expect((await names({ sort: { column: 'number', order: 'asc' } }))[0]).toBe('Alpha')
  })

  it.each(['updated', 'name', 'released', 'number', 'starts', 'ends', 'created'] as const)(
    'walks forth and back by cursors in the order of %s, and jumps to the same pages',
    async (column) => {
      for (const order of ['asc', 'desc'] as const) {
        const sort = { column, order }
        const all = (await page({ sort })).rows.map((row) => row.id)
        const first = await page({ sort, page: { number: 1, size: 2 } })
        const second = await page({ sort, page: { number: 1, size: 2, after: first.next } })
        const third = await page({ sort, page: { number: 1, size: 2, after: second.next } })
        expect([first, second, third].flatMap((one) => one.rows.map((row) => row.id))).toEqual(all)
        expect([first.prev, third.next]).toEqual([undefined, undefined])
        const back = await page({ sort, page: { number: 1, size: 2, before: third.prev } })
        expect(back).toEqual(second)
        expect(await page({ sort, page: { number: 1, size: 2, before: second.prev } })).toEqual(first)
        const jumped = await page({ sort, page: { number: 2, size: 2 } })
        expect(jumped.rows).toEqual(second.rows)
        expect(second.count).toBe(6)
      }
    },
  )

  it('refuses a cursor of another order, and one that it never gave', async () => {
    const { next } = await page({ page: { number: 1, size: 2 } })
    const sort = { column: 'name', order: 'asc' } as const
    await expect(page({ sort, page: { number: 1, size: 2, after: next } })).rejects.toMatchObject({ code: 'badPage' })
    await expect(page({ page: { number: 1, size: 2, after: 'x' } })).rejects.toMatchObject({ code: 'badPage' })
  })

  it('finds names in every language by a part of them, accents and case ignored', async () => {
    expect(await filtered({ field: 'term', term: 'BETA' })).toEqual(['Béta'])
    expect(await filtered({ field: 'lon', term: '尔法' })).toEqual(['Alpha'])
    expect(await filtered({ field: 'lon', term: 'கரம்' })).toEqual(['Theta'])
    expect(await filtered({ field: 'lon', term: 'eta', operator: 'ends with' })).toEqual(['Béta', 'Theta'])
    expect(await filtered({ field: 'lon', term: 'gam', operator: 'starts with' })).toEqual(['Gamma II'])
    expect(await filtered({ field: 'lon', term: 'gamma', operator: 'equals' })).toEqual([])
    // Digits alone could be those of an id.
    expect(await filtered({ field: 'lon', term: 'eps%_lon' })).toEqual([])
    await expect(filtered({ field: 'term', term: 'ab' })).rejects.toMatchObject({ code: 'termTooShort' })
  })

  it('filters by what the type feeds into the row', async () => {
    expect(await filtered({ field: 'gnr', term: 'drama' })).toEqual(['Alpha', 'Béta'])
    expect(await filtered({ field: 'gnr', term: 'comedy,horror', operator: 'one of' })).toEqual(['Béta'])
    expect(
      await filtered({ field: 'gnr', term: 'drama', operator: 'not equals' }, { field: 'yr', operator: 'is empty' }),
    ).toEqual(['delta', 'Epsilon', 'Gamma II', 'Theta'])
    expect(await filtered({ field: 'gnr', operator: 'is not empty' })).toEqual(['Alpha', 'Béta'])
    // What has no such id has another one than the id that is asked for.
    expect(await filtered({ field: 'ex_id', term: 'x1', operator: 'not equals' })).toHaveLength(6)
    expect(await filtered({ field: 'ex_id', term: 'x1' })).toEqual([])
    expect(await filtered({ field: 'yr', term: '1999', operator: 'greater than' })).toEqual(['Béta'])
    expect(await filtered({ field: 'no', term: '2', operator: 'greater than' })).toEqual(['Alpha'])
    expect(await filtered({ field: 'ut', term: '2026-05-03' })).toEqual(['Gamma II'])
    expect(
      await filtered({ field: 'uu', term: 'ann' }, { field: 'ct', term: '2025-01-01', operator: 'before' }),
    ).toEqual([])
  })

  it('filters by what follows from a document', async () => {
    expect(await filtered({ field: 'expired' })).toEqual(['delta'])
    expect(await filtered({ field: 'expires_before', term: '7' })).toEqual(['Epsilon'])
    expect(await filtered({ field: 'expires_before', term: '2026-06-02' })).toEqual([])
    expect(await filtered({ field: 'changed' })).toEqual(['Gamma II'])
    expect(await filtered({ field: 'unavailable' })).toEqual(['delta', 'Epsilon', 'Theta'])
    expect(await filtered({ field: 'missing_lang', term: 'zh' })).toHaveLength(5)
    expect(await filtered({ field: 'missing_image', term: '16x9', operator: 'not equals' })).toEqual(['delta'])
    expect(await filtered({ field: 'product', term: 'rimba-sg' })).toEqual(['Béta', 'Gamma II', 'Theta'])
    const mine = aSender({ actor: anActor({ products: ['rimba-my'] }) })
    expect(await names({ filter: [{ field: 'product', term: 'rimba-sg' }] }, mine)).toEqual([])
  })

  it('joins conditions by all or any, and refuses a field or an operator that is none', async () => {
    const filter: FilterEntry[] = [{ field: 'gnr', term: 'comedy' }, { field: 'changed' }]
    expect(await names({ filter })).toEqual([])
    expect(await names({ filter, match: 'ANY' })).toEqual(['Gamma II', 'Béta'])
    expect(await page({ filter, match: 'ANY' })).toMatchObject({ count: 2 })
    await expect(filtered({ field: 'payload', term: 'x' })).rejects.toMatchObject({ code: 'badFilter' })
    await expect(filtered({ field: 'yr', term: 'x', operator: 'contains' })).rejects.toMatchObject({
      code: 'badFilter',
    })
    await expect(filtered({ field: 'no', term: 'x' })).rejects.toMatchObject({ code: 'badFilter' })
  })

  it('lists several types as one', async () => {
    const both = [kind, other]
    expect(await names({ filter: [{ field: 'term', term: 'alph' }] }, aSender(), both)).toEqual(['Alphabet', 'Alpha'])
    expect(await page({}, aSender(), both)).toMatchObject({ count: 7 })
    expect(await names({ filter: [{ field: 'gnr', term: 'drama' }] }, aSender(), both)).toEqual(['Béta', 'Alpha'])
    const first = await page({ page: { number: 1, size: 3 } }, aSender(), both)
    const second = await page({ page: { number: 1, size: 3, after: first.next } }, aSender(), both)
    const jumped = await page({ page: { number: 2, size: 3 } }, aSender(), both)
    expect(jumped.rows).toEqual(second.rows)
  })

  it('counts by type and status, the same before and after a fold', async () => {
    const counts = () => lists.count(aSender(), [kind, other], ALL)
    const before = await counts()
    expect(before).toEqual([
      { name: 'film', count: 6 },
      { name: 'clip', count: 1 },
    ])
    const grow = `INSERT INTO total_delta (urn, st, prd_set, delta)
      SELECT $1, 'all', 'rimba-my', d FROM generate_series(1, 30), (VALUES (1), (-1)) v(d)`
    await database.pool.query(grow, [kind.urn])
    await lists.fold()
    expect(await counts()).toEqual(before)
    const { rows } = await database.pool.query('SELECT count(*) AS many FROM total_delta')
    expect(rows[0].many).toBeLessThan(20)
    expect(await lists.count(aSender(), [kind], ['pending', 'archived'])).toEqual([{ name: 'film', count: 2 }])
  })

  it('folds for what has gathered, not for how many product sets there are', () => {
    const changes = Array.from({ length: 2_000 }, (_, nth) => ({
      urn: kind.urn,
      st: 'all',
      prd_set: `p${nth}`,
      delta: 1,
    }))
    const once = laterTotals(noTotals(), changes)
    const twice = laterTotals(laterTotals(noTotals(), changes), changes)
    expect([once, twice].map((totals) => isFoldDue(new Map([[kind.urn, totals]])))).toEqual([false, true])
  })

  it('reads rows by id or key in the order asked', async () => {
    const [a, b] = (await page()).rows
    const rows = await lists.rowsOf(aSender(), [kind], [b?.key ?? '', a?.id ?? '', testIds.next(), 'x'], ALL)
    expect(rows).toEqual([b, a])
  })

  it('says who holds a row open', async () => {
    const [row] = (await page()).rows
    await database.pool.query(
      `INSERT INTO lock (urn, id, uid, name, tab, number, until)
       VALUES ($1, $2, 'bob', 'Bob', 't', 1, clock_timestamp() + interval '1 minute')`,
      [kind.urn, row?.id],
    )
    expect((await page()).rows[0]?.lock).toMatchObject({ uid: 'bob', name: 'Bob' })
    expect(await filtered({ field: 'locked' })).toEqual(['Theta'])
  })
})
