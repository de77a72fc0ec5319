import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rankOf } from '#contract/rules/search/rankOf.ts'
import { searchTexts } from '#contract/rules/search/searchTexts.ts'
import { SEARCH_FIELDS, type SearchField } from '#contract/schemas/search.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import type { Status } from '#contract/values/status.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { countedGrams, keptGrams, wordsUnknown } from '#tests/support/gramCounts.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../db/openDatabase.ts'
import { createDocumentStore } from './documentStore.ts'
import { catalogKind } from './documents/documentKind.ts'
import type { Payload } from './documents/documentFacts.ts'
import { ALL } from './documents/totals.ts'
import { createListStore } from './listStore.ts'
import { NEWEST_REACH } from './search/newest/newestReach.ts'
import { createSearchStore, type SearchQuery, type SearchStore } from './searchStore.ts'

const NOW = Date.parse('2026-06-01T00:00:00.000Z')
const kinds = ['film', 'clip', 'song'].map((type) => catalogKind(aType({ type })))
const PRODUCTS = ['rimba-my', 'rimba-sg']

const word = fc.constantFrom(
  'harbour',
  'Hár',
  'sea',
  'Seaside',
  'harbourside',
  'seasides',
  'the',
  'abc',
  '海港',
  '海',
  '港城',
  'கடல்',
  'கடற்கரை',
  'அடற்கரையில்',
  '海港城',
  '100%',
  "o'clock",
  'a_b',
)
const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const texts = fc.array(fc.record({ lang: fc.constantFrom('en', 'zh', 'ta'), n: phrase }), { maxLength: 3 })
const film = fc.record({
  kind: fc.nat(2),
  payload: fc.record({
    lon: texts,
    losn: texts,
    lod: texts,
    ppl: fc.array(fc.record({ n: phrase, ch: phrase }), { maxLength: 2 }),
    prd: fc.subarray(PRODUCTS, { minLength: 1 }),
  }),
  older: phrase,
  state: fc.constantFrom<Status | 'both'>('published', 'draft', 'both', 'archived', 'deleted', 'pending'),
  exId: fc.option(phrase),
  day: fc.integer({ min: 1, max: 28 }),
})

type Seeded = { kind: number; id: string; exId: string | null; day: number; sides: { st: Status; payload: Payload }[] }

/** Titles from few words, so that terms meet in every way. */
const [seeded] = fc.sample(fc.array(film, { minLength: 120, maxLength: 120 }), { numRuns: 1, seed: 7 }).map((list) =>
  list.map((one, at) => {
    const { exId, state } = one
    const unique = exId ? `${exId} ${at}` : null
    const builder = aMovie()
      .with({ ...one.payload, lon: [{ lang: 'en', n: one.older }] })
      .updatedAt(`2026-05-${String(one.day).padStart(2, '0')}T00:00:00.000Z`)
    if (state === 'published' || state === 'both') builder.published()
    builder.with(one.payload)
    if (state === 'both' || state === 'draft') builder.drafted()
    else if (state === 'pending') builder.drafted('pending')
    else if (state !== 'published') builder.takenDown(state as 'archived')
    const document = { ...builder.build(), ...(unique ? { exId: unique } : {}) }
    const { published, draft, rest, id } = document
    const sides = [
      ...(draft ? [{ st: draft.st ?? 'draft', payload: draft.payload }] : []),
      ...(published ? [{ st: 'published', payload: published.payload }] : []),
      ...(rest ? [{ st: rest.st, payload: rest.payload }] : []),
    ] as Seeded['sides']
    return { document, seeded: { kind: one.kind, id, exId: unique, day: one.day, sides } satisfies Seeded }
  }),
)

type Params = {
  term: string
  fields: SearchField[]
  st: typeof ALL | Status[]
  kinds: number[]
  product: string | undefined
}

/** What the search must find, by the rules alone. */
function bruteForce({ term, fields, st, kinds: among, product }: Params) {
  return (seeded ?? [])
    .map((one) => one.seeded)
    .filter((one) => among.includes(one.kind))
    .flatMap((one) => {
      // Under 'all' a document stands by its draft, else by what is published.
      const wanted: readonly Status[] = st === ALL ? ['draft', 'published'] : st
      const side = one.sides.find((each) => wanted.includes(each.st))
      if (!side || (product && !(side.payload.prd as string[]).includes(product))) return []
      const found = rankOf(searchTexts({ payload: side.payload, id: one.id, exId: one.exId }), term, fields)
      return found ? [{ ...one, rank: found.rank, field: found.match.field }] : []
    })
    .sort((a, b) => a.rank - b.rank || b.day - a.day || (a.id < b.id ? 1 : -1))
}

/** All kinds as small ones, and large ones of which the walk sees all, some or nearly nothing. */
const REACHES = [
  undefined,
  { few: 0, hits: 0, known: 0, joined: 0, names: 5_000, rows: 1_000, newest: NEWEST_REACH },
  { few: 30, hits: 20, known: 30, joined: 25, names: 8, rows: 5, newest: NEWEST_REACH },
  { few: 0, hits: 5, known: 7, joined: 4, names: 1, rows: 1, newest: { ...NEWEST_REACH, hits: 0, times: 0 } },
]

describe.each(SAMPLED_ENGINES)('the global search on %s', (engine) => {
  let database: Database
  let stores: SearchStore[]
  let store: SearchStore

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const documents = createDocumentStore({ database, now: () => NOW, newId: () => '' })
    for (const [index, kind] of kinds.entries())
      await documents.load(
        kind,
        (seeded ?? []).flatMap((one) => (one.seeded.kind === index ? [one.document] : [])),
      )
    stores = REACHES.map((reach) => createSearchStore({ database, now: () => NOW, ...(reach && { reach }) }))
    store = stores[0] as SearchStore
  })
  afterAll(() => database.close())

  const senderOf = ({ product }: Params) =>
    product
      ? aSender({ actor: anActor({ products: [product] }), products: [product] })
      : aSender({ actor: anActor({ products: PRODUCTS }), products: PRODUCTS })
  const queryOf = ({ term, fields, st }: Params): SearchQuery => ({
    term,
    fields,
    statuses: st,
    filter: [],
    match: 'ALL',
  })
  const kindsOf = (params: Params) => params.kinds.flatMap((index) => kinds[index] ?? [])

  const cases: fc.Arbitrary<Params> = fc.record({
    term: fc
      .oneof(
        fc.tuple(word, word).map((two) => two.join(' ')),
        word,
        fc.constantFrom(
          'har',
          'arbou',
          'easid',
          'side',
          'sides',
          'harbours',
          '港城',
          '海港城',
          'டற்க',
          'SEA',
          '海港',
          'டல்',
          'கடல',
          '100',
          '0198',
          'a_b',
          'a%b',
          'oclock',
          "o'c",
          'bc s',
          'e h',
        ),
      )
      .filter(termLongEnough),
    fields: fc.subarray([...SEARCH_FIELDS]),
    st: fc.constantFrom<Params['st']>(ALL, ALL, ALL, ['published'], ['archived', 'deleted'], ['published', 'draft']),
    kinds: fc.subarray([0, 1, 2]),
    product: fc.constantFrom(undefined, ...PRODUCTS),
  })
  /** A few changes are left as they are. */
  const addUp = async () => {
    const more = `INSERT INTO gram_delta (urn, prd_set, keys, sums)
      SELECT $1, 'rimba-my', '{1}', ARRAY[d] FROM generate_series(1, 70), (VALUES (1), (-1)) v(d)`
    await database.pool.query(more, [kinds[0]?.urn])
    await store.fold()
    const { rows } = await database.pool.query('SELECT count(*)::integer AS many FROM gram_delta')
    expect(rows[0].many).toBeLessThan(50)
  }
  const runs = { numRuns: lawRuns(300) }

  it('adds up a large change even where it is the only one, since each search would read all of it', async () => {
    await store.fold()
    await database.pool.query(
      `INSERT INTO gram_delta (urn, prd_set, keys, sums)
      SELECT $1, 'rimba-my', array_agg(n * 16 + 1), array_agg(m) FROM generate_series(1, 9000) n, (VALUES (1), (-1)) v(m)`,
      [kinds[0]?.urn],
    )
    const before = await keptGrams(database)
    await store.fold()
    const { rows } = await database.pool.query('SELECT max(cardinality(keys)) AS most FROM gram_delta')
    expect(rows[0].most ?? 0).toBeLessThan(9_000)
    expect(await keptGrams(database)).toEqual(before)
  })

  it('counts anew what others wrote without counting, and what was appended once', async () => {
    const counted = await countedGrams(database)
    await database.pool.query(`DELETE FROM gram_count WHERE gram % 2 = 0`)
    await database.pool.query(`DELETE FROM part_count WHERE gram % 2 = 0`)
    await database.pool.query(`DELETE FROM word WHERE number % 2 = 0`)
    await database.pool.query(`INSERT INTO gram_delta (urn, prd_set, keys, sums) SELECT urn, prd_set, '{16}', '{3}'
      FROM search LIMIT 1`)
    await store.recount()
    expect(await keptGrams(database)).toEqual(counted)
    expect(await wordsUnknown(database)).toEqual([])
  })

  it('counts the hits themselves where a server of before has written without counting words', async () => {
    const params: Params = { term: 'arbour', fields: ['lon'], st: ALL, kinds: [0, 1, 2], product: undefined }
    const hits = async () => {
      const { byUrn } = await store.facets(senderOf(params), kinds, queryOf(params), {
        fields: params.fields,
        chosen: kinds,
      })
      return byUrn.get(kinds[0]?.urn ?? '')?.count
    }
    const many = bruteForce({ ...params, kinds: [0] }).length
    const [hit] = bruteForce({ ...params, kinds: [0] })
    const show = (is: boolean) =>
      database.pool.query('UPDATE search SET is_primary = $1 WHERE id = $2 AND slot = $3', [
        is,
        hit?.id,
        hit?.sides[0]?.st === 'draft' ? 'draft' : 'published',
      ])
    expect(await hits()).toBe(many)
    await show(false)
    expect(await hits()).toBe(many - 1)
    await show(true)
    expect(await hits()).toBe(many)
    await store.recount()
    expect(await keptGrams(database)).toEqual(await countedGrams(database))
  })
  const reaches = fc.nat(REACHES.length - 1)
  const storeOf = (reach: number) => stores[reach] as SearchStore

  it('finds what the rules find, in their order, however it is paged', async () => {
    await fc.assert(
      fc.asyncProperty(cases, fc.integer({ min: 1, max: 12 }), reaches, async (params, size, reach) => {
        const wanted = bruteForce(params)
        const ids: string[] = []
        let after: string | undefined
        do {
          const page = { number: 1, size, ...(after ? { after } : {}) }
          const { hits, count, next } = await storeOf(reach).search(
            senderOf(params),
            kindsOf(params),
            queryOf(params),
            page,
          )
          expect(count).toBe(wanted.length)
          ids.push(...hits.map(({ id }) => id))
          after = next
        } while (after)
        expect(ids).toEqual(wanted.map(({ id }) => id))
      }),
      runs,
    )
  })

  it('lists what the rules find by one term alone, newest or oldest first, by numbers and by cursors', async () => {
    const lists = createListStore({ database, now: () => NOW })
    const orders = fc.constantFrom<'asc' | 'desc'>('desc', 'asc')
    // So common in one kind that the page is met on a walk.
    const common = cases.map((one): Params => ({ ...one, st: ALL, kinds: one.kinds.slice(0, 1), term: 'sea' }))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(cases, common),
        fc.integer({ min: 1, max: 12 }),
        orders,
        async (params, size, order) => {
          const wanted = bruteForce({ ...params, fields: ['lon', 'lod', 'ex_id', 'id'] })
            .sort((a, b) => b.day - a.day || (a.id < b.id ? 1 : -1))
            .map(({ id }) => id)
          if (order === 'asc') wanted.reverse()
          const list = async (page: { number: number; after?: string }) => {
            const query = { ...queryOf(params), term: params.term, sort: { column: 'updated', order } as const }
            return lists.list(senderOf(params), kindsOf(params), { ...query, page: { size, ...page } })
          }
          const [first, third] = [await list({ number: 1 }), await list({ number: 3 })]
          const second = first.next ? await list({ number: 1, after: first.next }) : { rows: [] }
          expect(first.count).toBe(wanted.length)
          expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
            wanted.slice(0, 3 * size),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each(['as they were appended', 'added up'])(
    'counts by field and by type what the rules count, %s',
    async (how) => {
      if (how === 'added up') await addUp()
      await fc.assert(
        fc.asyncProperty(cases, reaches, async (params, reach) => {
          const fields = [...SEARCH_FIELDS]
          const { byField, byUrn } = await storeOf(reach).facets(senderOf(params), kinds, queryOf(params), {
            fields,
            chosen: kindsOf(params),
          })
          for (const [index, { urn }] of kinds.entries())
            expect(byUrn.get(urn)?.count ?? 0).toBe(bruteForce({ ...params, kinds: [index] }).length)
          for (const field of fields)
            expect(byField.get(field)?.count ?? 0).toBe(bruteForce({ ...params, fields: [field] }).length)
        }),
        { numRuns: 60 },
      )
    },
  )

  it('says in which text a hit was found', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (params) => {
        const { hits } = await store.search(senderOf(params), kindsOf(params), queryOf(params), {
          number: 1,
          size: 200,
        })
        for (const [index, { field }] of bruteForce(params).entries()) expect(hits[index]?.matched?.field).toBe(field)
      }),
      { numRuns: 60 },
    )
  })

  it('goes down by numbers as by cursors', async () => {
    const params: Params = { term: 'sea', fields: ['lon', 'lod'], st: ALL, kinds: [0, 1, 2], product: undefined }
    const wanted = bruteForce(params).map(({ id }) => id)
    const { hits } = await store.search(senderOf(params), kindsOf(params), queryOf(params), { number: 3, size: 7 })
    expect(wanted.length).toBeGreaterThan(21)
    expect(hits.map(({ id }) => id)).toEqual(wanted.slice(14, 21))
    const past = { number: 1_000_000, size: 25 }
    await expect(store.search(senderOf(params), kindsOf(params), queryOf(params), past)).rejects.toMatchObject({
      code: 'badPage',
    })
  })

  it('takes no cursor that is none of its own', async () => {
    const params: Params = { term: 'sea', fields: ['lon'], st: ALL, kinds: [0], product: undefined }
    const odd = [
      'x',
      'bnVsbA',
      btoa('[0,"now()","x",1,0]'),
      btoa('[9,"2026-05-01 00:00:00+00","0198c0de-0000-7000-8000-00000000dead",1,0]'),
    ]
    for (const after of odd)
      await expect(
        store.search(senderOf(params), kindsOf(params), queryOf(params), { number: 1, size: 5, after }),
      ).rejects.toMatchObject({ code: 'badPage' })
  })
})
