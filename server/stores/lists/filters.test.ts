import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createDocumentStore } from '../documentStore.ts'
import { catalogKind } from '../documents/documentKind.ts'
import { ALL } from '../documents/totals.ts'
import { createListStore, type ListStore } from '../listStore.ts'
import type { ListQuery } from './listQuery.ts'

const kind = catalogKind(aType())
/** 03:00 on Monday, 1 June in Kuala Lumpur; still Sunday, 31 May in Greenwich. */
const NOW = Date.parse('2026-05-31T19:00:00.000Z')
const KL = 'Asia/Kuala_Lumpur'
const SERIES = testIds.next()

const films = [
  aMovie()
    .named('Monday')
    .with({ lwe: '2026-06-01T12:00:00Z', parent: SERIES, no: 3, yr: 1999 })
    .published()
    .updatedAt('2026-05-31T17:00:00.000Z'),
  aMovie()
    .named('Sunday')
    .with({ lwe: '2026-06-20T00:00:00Z', no: 5, prt_ic: 'true' })
    .published()
    .updatedAt('2026-05-31T15:00:00.000Z'),
  aMovie()
    .named('April')
    .with({ gnr: ['drama'] })
    .drafted()
    .updatedAt('2026-04-10T00:00:00.000Z'),
  aMovie()
    .named('Foreign')
    .in('rimba-my', 'rimba-sg')
    .with({ lwe: '2026-05-01T00:00:00Z', lwe_prd: [{ prd: 'rimba-sg', value: '2026-06-03T00:00:00Z' }] })
    .published()
    .updatedAt('2026-03-01T00:00:00.000Z'),
  aMovie().named('Theirs').in('rimba-sg').with({ parent: SERIES }).published().updatedAt('2026-02-01T00:00:00.000Z'),
].map((film) => film.build())

describe.each(SAMPLED_ENGINES)('filters of lists on %s', (engine) => {
  let database: Database
  let lists: ListStore
  const my = anActor({ uid: 'ann', products: ['rimba-my'] })

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await createDocumentStore({ database, now: () => NOW, newId: testIds.next }).load(kind, films)
    lists = createListStore({ database, now: () => NOW })
    const lock = `INSERT INTO lock (urn, id, uid, name, tab, number, until)
      VALUES ($1, $2, $3, $3, 't', 1, clock_timestamp() + interval '1 hour')`
    for (const [index, uid] of [
      ['0', 'ann'],
      ['1', 'bob'],
      ['4', 'cho'],
    ] as const)
      await database.pool.query(lock, [kind.urn, films[Number(index)]?.id, uid])
  })
  afterAll(() => database.close())

  const found = async (filter: FilterEntry[], more: Partial<ListQuery> = {}, sender = aSender({ actor: my })) => {
    const page = await lists.list(sender, [kind], {
      statuses: ALL,
      match: 'ALL',
      sort: { column: 'updated', order: 'desc' },
      page: { number: 1, size: 25 },
      filter,
      ...more,
    })
    expect(page.count).toBe(page.rows.length)
    return page.rows.map((row) => row.lon?.[0]?.n)
  }

  it('reads today and this week in the zone of whoever asks', async () => {
    const today: FilterEntry = { field: 'ut', term: 'today', operator: 'within' }
    expect(await found([today], { zone: KL })).toEqual(['Monday'])
    expect(await found([today], { zone: 'UTC' })).toEqual(['Monday', 'Sunday'])
    expect(await found([{ ...today, term: 'this week' }], { zone: KL })).toEqual(['Monday'])
    expect(await found([{ ...today, operator: 'before' }], { zone: KL })).toEqual(['Sunday', 'April', 'Foreign'])
    expect(await found([{ field: 'ut', term: 'last 2 months', operator: 'within' }])).toEqual([
      'Monday',
      'Sunday',
      'April',
    ])
  })

  it('finds spans of dates and numbers, their last day and number within, ends open where they are empty', async () => {
    const span = (field: string, ...term: string[]) => found([{ field, term, operator: 'within' }], { zone: KL })
    expect(await span('ut', '2026-04-10', '2026-05-31')).toEqual(['Sunday', 'April'])
    expect(await span('ut', '', '2026-04-10')).toEqual(['April', 'Foreign'])
    expect(await span('no', '3', '4')).toEqual(['Monday'])
    expect(await span('no', '4', '')).toEqual(['Sunday'])
    expect(await span('yr', '1990', '1999')).toEqual(['Monday'])
  })

  it('leaves out what has no date, whichever side is asked for', async () => {
    expect(await found([{ field: 'lwe', term: '2030-01-01', operator: 'before' }])).toEqual([
      'Monday',
      'Sunday',
      'Foreign',
    ])
    expect(await found([{ field: 'lwe', term: '2000-01-01', operator: 'after' }])).toHaveLength(3)
    expect(await found([{ field: 'lwe', operator: 'is empty' }])).toEqual(['April'])
  })

  it('tells what ends soon by the selected product’s own date', async () => {
    const soon = [{ field: 'expires_before', term: 'next 1 weeks' }]
    expect(await found(soon)).toEqual(['Monday'])
    const both = anActor({ products: ['rimba-my', 'rimba-sg'] })
    expect(await found(soon, {}, aSender({ actor: both, product: 'rimba-sg' }))).toEqual(['Foreign'])
    expect(await found([{ field: 'expires_before', term: 'next 1 months' }])).toEqual(['Monday', 'Sunday'])
  })

  it('finds what is locked by anybody, by nobody, by me and by somebody', async () => {
    const locked = (term: string | string[], operator?: FilterEntry['operator']) =>
      found([{ field: 'locked', term, operator }])
    expect(await locked('true')).toEqual(['Monday', 'Sunday'])
    expect(await locked('false')).toEqual(['April', 'Foreign'])
    expect(await locked('me')).toEqual(['Monday'])
    expect(await locked(['me', 'bob'], 'one of')).toEqual(['Monday', 'Sunday'])
    expect(await locked('bob', 'not equals')).toEqual(['Monday', 'April', 'Foreign'])
    expect(await found([{ field: 'uu', term: 'me' }])).toHaveLength(4)
    expect(await found([{ field: 'uu', term: 'me' }], {}, aSender({ actor: { ...my, username: 'bob' } }))).toEqual([])
  })

  it('finds the children of an item and the items that have parts', async () => {
    expect(await found([{ field: 'parent', term: SERIES }])).toEqual(['Monday'])
    expect(await found([{ field: 'prt_ic', term: 'true' }])).toEqual(['Sunday'])
    expect(await found([{ field: 'prt_ic', term: 'false' }])).toHaveLength(3)
  })

  it('searches names beside the filter even where any entry suffices', async () => {
    const filter: FilterEntry[] = [
      { field: 'gnr', term: 'drama' },
      { field: 'no', term: '5' },
    ]
    expect(await found(filter, { match: 'ANY' })).toEqual(['Sunday', 'April'])
    expect(await found(filter, { match: 'ANY', term: 'apr' })).toEqual(['April'])
    expect(await found([], { term: 'day' })).toEqual(['Monday', 'Sunday'])
  })

  it('shows nothing of foreign products, however it is asked', async () => {
    const asked: FilterEntry[] = [
      { field: 'product', term: 'rimba-sg' },
      { field: 'product', term: ['rimba-my'], operator: 'none of' },
      { field: 'product', operator: 'is empty' },
      { field: 'locked', term: 'cho' },
      { field: 'parent', term: SERIES },
      { field: 'id', term: films[4]?.id },
    ]
    for (const entry of asked) expect(await found([entry])).not.toContain('Theirs')
    expect(await found(asked, { match: 'ANY' })).toEqual(['Monday'])
    expect(await found([asked[0]!])).toEqual([])
    expect(await found([{ field: 'expired', term: 'false' }], { match: 'ANY' })).not.toContain('Theirs')
  })

  it('names the entry that it refuses', async () => {
    const good: FilterEntry = { field: 'changed' }
    const refused = (entry: FilterEntry, more: Partial<ListQuery> = {}) =>
      found([good, entry], more).catch((error: { code: string; details: object }) => [error.code, error.details])
    const at = { field: '/filter/1' }
    expect(await refused({ field: 'payload', term: 'x' })).toMatchObject(['badFilter', at])
    expect(await refused({ field: 'ut', term: 'soon', operator: 'within' })).toMatchObject(['badFilter', at])
    expect(await refused({ field: 'no', term: 'many' })).toMatchObject(['badFilter', at])
    expect(await refused({ field: 'expires_before', term: 'never' })).toMatchObject(['badFilter', at])
    expect(await refused({ field: 'lon', term: 'ab' })).toMatchObject(['termTooShort', at])
    expect(await refused(good, { term: 'ab' })).toMatchObject(['termTooShort', { field: '/term' }])
    expect(await refused(good, { zone: 'Moon/Sea' })).toMatchObject(['badFilter', { field: '/zone' }])
  })
})
