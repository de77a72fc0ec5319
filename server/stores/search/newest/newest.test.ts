import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import { nextState } from '#contract/rules/actions/nextState.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../../db/openDatabase.ts'
import { createDocumentStore, type DocumentStore } from '../../documentStore.ts'
import { catalogKind, type DocumentKind } from '../../documents/documentKind.ts'
import { ALL } from '../../documents/totals.ts'
import { createListStore } from '../../listStore.ts'
import { createSearchStore } from '../../searchStore.ts'
import { SEARCH_REACH } from '../searchSources.ts'
import { forgetGone } from './forgetGone.ts'
import { NEWEST_REACH, type NewestReach } from './newestReach.ts'
import { noteNewest } from './noteNewest.ts'
import { STRETCH_STEP } from './wordKeys.ts'

const [film, clip] = ['film', 'clip'].map((type) => catalogKind(aType({ type }))) as [DocumentKind, DocumentKind]
const kinds = [film, clip]
const kindAt = (nth: number) => kinds[nth] ?? film
const AT = Date.UTC(2026, 5, 1)
/** Few sides fill a stretch, and a few stretches are all that is kept. */
const SMALL: NewestReach = {
  ...{ hits: 0, times: 0, perStretch: 0, leftAlone: 1, slice: 3, moved: 5, stretch: 4, least: 3, most: 5 },
}
const TO_NOTE = 'noted IS DISTINCT FROM updated OR noted_words IS DISTINCT FROM words'
const NEVER: NewestReach = { ...NEWEST_REACH, hits: Infinity }

const WORDS = ['harbour', 'harbours', 'sea', 'seaside', 'oversea', '海港', '港城', 'கடற்கரை', 'கடற்', 'the', 'night']
const TERMS = ['harb', 'arbour', 'sea', 'side', 'oversea', '海港', '港城', 'கடற்', 'the', 'nig', 'night', 'har', 'sea h']
const phrase = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

type Step =
  | { do: 'create'; kind: number; name: string; said: string; prd: string[] }
  | { do: 'write'; nth: number; verb: Verb; name: string | undefined; said: string }
  | { do: 'note'; times: number }
  | { do: 'forget' }
  | { do: 'touch'; nth: number; back: number }
const some = fc.nat(200)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant<'create'>('create'),
      kind: fc.nat(1),
      name: phrase,
      said: phrase,
      prd: fc.constantFrom<string[]>(['rimba-my'], ['rimba-sg'], ['rimba-my', 'rimba-sg']),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant<'write'>('write'),
      nth: some,
      said: phrase,
      name: fc.option(phrase, { nil: undefined }),
      verb: fc.constantFrom<Verb>(
        'saveDraft',
        'saveDraft',
        'publish',
        'unpublish',
        'archive',
        'deleteContent',
        'restoreContent',
        'discardDraft',
        'submit',
        'returnToDraft',
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant<'note'>('note'), times: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'forget'>('forget') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant<'touch'>('touch'), nth: some, back: fc.nat(30) }) },
)

describe.each(SAMPLED_ENGINES)('the newest hits on %s', (engine) => {
  let database: Database
  let documents: DocumentStore
  let clock = AT
  let made: { id: string; kind: number }[]

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    documents = createDocumentStore({ database, now: () => (clock += 1000), newId: testIds.next })
  })
  afterAll(() => database.close())

  const note = () => noteNewest(database.kysely, SMALL)
  const textOf = (name: string, said: string, prd = ['rimba-my']) => ({
    lon: [{ lang: 'en', n: name }],
    lod: [{ lang: 'en', n: said }],
    prd,
  })
  const create = async (name: string, said = 'nothing', kind = 0, prd?: string[]) => {
    const made = await documents.create(aSender(), kindAt(kind), {
      verb: 'saveDraft',
      next: { payload: textOf(name, said, prd), schema: 1 },
    })
    return { id: made.id, kind }
  }

  beforeEach(async () => {
    await database.pool.query('DELETE FROM newest_words')
    await database.pool.query('DELETE FROM newest_stretch')
    made = []
    for (let nth = 0; nth < 30; nth++)
      made.push(await create(`${WORDS[nth % WORDS.length]} ${nth}`, WORDS[(nth * 7) % WORDS.length], nth % 2))
    await database.pool.query('ANALYZE search, word')
  })

  /** What is noted of each side, whatever the stretch. */
  const keys = async () => {
    const { rows } = await database.pool.query(`SELECT id, slot,
      ARRAY(SELECT (k::bigint + ${2 ** 31}) % ${STRETCH_STEP} AS key FROM unnest(keys) AS k ORDER BY key)::text AS keys
      FROM newest_words ORDER BY id, slot`)
    return rows
  }
  const standingOf = async (id: string) => {
    const { rows } = await database.pool.query<DocumentState & { rev: number }>(
      `SELECT rev, state, published_key IS NOT NULL AS published, draft_st AS draft FROM document WHERE id = $1`,
      [id],
    )
    const [row] = rows
    if (!row) throw new Error('there is no such title')
    return { rev: row.rev, state: { ...row, draft: row.draft ?? undefined } }
  }
  const take = async (one: Step) => {
    const title = 'nth' in one ? made[one.nth % made.length] : undefined
    if (one.do === 'create') made.push(await create(one.name, one.said, one.kind, one.prd))
    else if (one.do === 'note') await Promise.all(Array.from({ length: one.times }, note))
    else if (one.do === 'forget') await forgetGone(database.kysely, 3)
    else if (!title) return
    else if (one.do === 'touch')
      // As a server does whose clock is behind.
      await database.pool.query(`UPDATE search SET updated = updated - $1 * interval '1 s' WHERE id = $2`, [
        one.back,
        title.id,
      ])
    else await write(title, one)
  }
  const write = async (
    { id, kind }: { id: string; kind: number },
    { verb, name, said }: Extract<Step, { do: 'write' }>,
  ) => {
    const { rev, state } = await standingOf(id)
    if (!nextState(verb, state)) return
    const isSaid = verb === 'saveDraft' || verb === 'submit' || verb === 'publish'
    const next = isSaid ? { next: { payload: textOf(name ?? 'untold', said), schema: 1 } } : {}
    await documents.write(aSender({ ifMatch: rev }), kindAt(kind), id, () => ({ verb, ...next }))
  }

  const readers = [
    aSender({ actor: anActor({ productAdmin: true }) }),
    aSender({ actor: anActor({ products: ['rimba-sg'] }), products: ['rimba-sg'] }),
  ]
  type Asked = { reader: number; among: number; terms: readonly string[]; fields: readonly SearchField[] }
  const everything: Asked = { reader: 0, among: 0, terms: TERMS, fields: ['lon', 'lod'] }
  /** What the first pages show, by the newest sides or without. */
  const pages = async (newest: NewestReach, { reader: nth, among: from, terms, fields }: Asked) => {
    const [reader, among] = [readers[nth] ?? aSender(), kinds.slice(from)]
    const now = () => clock
    const store = createSearchStore({ database, now, reach: { ...SEARCH_REACH, known: 30, newest } })
    const lists = createListStore({ database, now, newest })
    const shown: Record<string, unknown[]> = {}
    for (const term of terms) {
      const asked = { statuses: ALL, filter: [], match: 'ALL', term } as const
      const found = await store.search(reader, among, { ...asked, fields }, { number: 1, size: 4 })
      const sort = { column: 'updated', order: 'desc' } as const
      const listed = async (number: number) =>
        (await lists.list(reader, among, { ...asked, sort, page: { number, size: 3 } })).rows.map(({ id }) => id)
      shown[term] = [found.hits.map(({ id }) => id), found.count, await listed(1), await listed(2)]
    }
    return shown
  }
  const holds = async (asked = everything) => expect(await pages(SMALL, asked)).toEqual(await pages(NEVER, asked))

  /** As no chore would: what the newest sides say is not found among them. */
  const forgetNewest = () =>
    database.pool.query(`UPDATE newest_words SET keys = '{}' WHERE stretch = (SELECT max(stretch) FROM newest_words)`)

  it('are those of all hits, whatever is saved and noted in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 25 }),
        fc.record({
          reader: fc.nat(1),
          among: fc.nat(1),
          terms: fc.subarray(TERMS, { minLength: 3, maxLength: 4 }),
          fields: fc.constantFrom<readonly SearchField[]>(['lon', 'lod'], ['lon'], ['lod']),
        }),
        async (steps, asked) => {
          for (const one of steps) await take(one)
          await holds(asked)
          await note()
          await holds(asked)
        },
      ),
      { numRuns: lawRuns(40), endOnFailure: true },
    )
  })

  it('are told by the newest sides alone once these are noted', async () => {
    await note()
    const some = { ...everything, terms: ['harb', 'sea'] }
    const whole = await pages(SMALL, some)
    await forgetNewest()
    expect(await pages(SMALL, some)).not.toEqual(whole)
  })

  it('of three letters are looked up by a list instead where reading all their stretches takes longer', async () => {
    await note()
    const some = { ...everything, terms: ['sea'] }
    const listed = async (reach: NewestReach) => Object.values(await pages(reach, some)).map((shown) => shown.slice(2))
    await forgetNewest()
    const whole = await listed(NEVER)
    expect(await listed({ ...SMALL, perStretch: 1_000 })).toEqual(whole)
    expect(await listed(SMALL)).not.toEqual(whole)
  })

  it('are found however many stretches back they stand', async () => {
    const far = { ...SMALL, stretch: 1, least: 150, most: 200 }
    const depths = [1, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65]
    for (let depth = 100; depth > 0; depth--)
      await create(depths.includes(depth) ? `lantern ${depth}` : `pier ${depth}`)
    await noteNewest(database.kysely, far)
    const { rows } = await database.pool.query<{ many: number }>('SELECT count(*)::integer AS many FROM newest_stretch')
    expect(rows[0]?.many).toBeGreaterThan(65)
    const asked = { ...everything, terms: ['lantern', 'ante'] }
    expect(await pages(far, asked)).toEqual(await pages(NEVER, asked))
    await database.pool.query(`UPDATE newest_words SET keys = '{}' WHERE id IN
      (SELECT id FROM search_side WHERE names LIKE '%lantern _\n%')`)
    expect(await pages(far, asked)).not.toEqual(await pages(NEVER, asked))
  })

  it('are found behind many newer ones that the reader may not see', async () => {
    for (let nth = 0; nth < 5; nth++) await create(`harbour ${nth}`, 'sea', 0, ['rimba-sg'])
    for (let nth = 0; nth < 40; nth++) await create(`harbour ${nth}`, 'sea')
    const wide = { ...SMALL, stretch: 200 }
    await noteNewest(database.kysely, wide)
    const asked = { ...everything, reader: 1 }
    expect(await pages(wide, asked)).toEqual(await pages(NEVER, asked))
  })

  it('are noted by the database alone where a title says what it said', async () => {
    const [first, second, third] = [await create('sea'), await create('harbour'), await create('night')]
    const wide = { ...SMALL, stretch: 20, least: 30, most: 40 }
    await noteNewest(database.kysely, wide)
    const payload = textOf('sea', 'nothing')
    const rewrite = async (verb: Verb) => {
      const { rev } = await standingOf(first.id)
      await documents.write(aSender({ ifMatch: rev }), film, first.id, () => ({ verb, next: { payload, schema: 1 } }))
    }
    await rewrite('publish')
    await noteNewest(database.kysely, wide)
    await rewrite('saveDraft')
    await write(second, { do: 'write', nth: 0, verb: 'saveDraft', name: 'oversea', said: 'night' })
    await database.pool.query(`UPDATE search SET updated = updated + interval '1 h' WHERE id = $1`, [third.id])
    await noteNewest(database.kysely, { ...wide, slice: 0 })
    const left = await database.pool.query<{ id: string }>(`SELECT id FROM search WHERE ${TO_NOTE}`)
    expect(left.rows).toEqual([{ id: second.id }])
    await noteNewest(database.kysely, wide)
    const noted = await keys()
    await database.pool.query('DELETE FROM newest_stretch')
    await noteNewest(database.kysely, wide)
    expect(await keys()).toEqual(noted)
  })

  it('keep their place where a title among the last says what it said, and fill no stretch', async () => {
    const title = await create('sea')
    const wide = { ...SMALL, stretch: 20, least: 30, most: 40 }
    await noteNewest(database.kysely, wide)
    const noted = async () => {
      const { rows } = await database.pool.query(
        `SELECT w.stretch, w.keys, s.many, s.newest = w.updated AS is_newest FROM newest_words w
        JOIN newest_stretch s USING (stretch) WHERE w.id = $1`,
        [title.id],
      )
      return rows
    }
    const before = await noted()
    const { rev } = await standingOf(title.id)
    const change = {
      verb: 'saveDraft',
      next: { payload: { ...textOf('sea', 'nothing'), ye: 1999 }, schema: 1 },
    } as const
    await documents.write(aSender({ ifMatch: rev }), film, title.id, () => change)
    await database.pool.query(`UPDATE search SET updated = updated + interval '1 h' WHERE id = $1`, [title.id])
    await noteNewest(database.kysely, { ...wide, slice: 0 })
    expect((await database.pool.query(`SELECT FROM search WHERE ${TO_NOTE}`)).rowCount).toBe(0)
    expect(await noted()).toEqual(before)
    expect(before).toMatchObject([{ is_newest: true }])
  })

  it('are forgotten of sides that are no more, and of no others', async () => {
    const wide = { ...SMALL, stretch: 100 }
    await noteNewest(database.kysely, wide)
    const [gone, back] = [made[3], made[4]].map((title) => title ?? { id: '', kind: 0 }) as [
      (typeof made)[0],
      (typeof made)[0],
    ]
    for (const { id } of [gone, back]) await database.pool.query('DELETE FROM search WHERE id = $1', [id])
    const others = (await keys()).filter(({ id }) => id !== gone.id)
    await write(back, { do: 'write', nth: 0, verb: 'saveDraft', name: undefined, said: 'sea' })
    await forgetGone(database.kysely, 3)
    expect((await keys()).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    await holds()
  })

  it.runIf(engine === 'postgres')(
    'lack nobody who was saved before something was noted, and committed after it',
    async () => {
      await note()
      const client = await database.pool.connect()
      try {
        await client.query('BEGIN')
        await client.query(`UPDATE search SET updated = updated + interval '1 h' WHERE id = $1`, [made[3]?.id])
        await create('harbour later')
        await note()
        await client.query('COMMIT')
      } finally {
        client.release()
      }
      await holds()
      await note()
      await holds()
    },
  )

  it.runIf(engine === 'postgres')('leave to be noted who is saved while something is noted of it', async () => {
    await note()
    for (let nth = 0; nth < 3; nth++) made.push(await create(`night ${nth}`, 'the'))
    const last = made.at(-1)
    let hasRead = false
    const slow = database.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!hasRead && result.rows.some((row) => row.id === last?.id)) {
          hasRead = true
          await take({ do: 'write', nth: made.length - 1, verb: 'saveDraft', name: 'harbour by night', said: 'sea' })
        }
        return result
      },
    })
    await noteNewest(slow, SMALL)
    expect(hasRead).toBe(true)
    await holds()
  })

  it('are whole wherever noting them was cut short', async () => {
    const states = new Set<string>()
    for (let after = 0, isCut = true; isCut && after < 60; after++) {
      for (let nth = 0; nth < 6; nth++) await create(`harbour ${after} ${nth}`, 'seaside')
      let left = after
      const killed = database.kysely.withPlugin({
        transformQuery: ({ node }) => {
          if (left-- <= 0) throw new Error('killed')
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      isCut = await noteNewest(killed, SMALL).then(
        () => false,
        () => true,
      )
      const { rows } = await sql<{ many: number }>`SELECT count(*) AS many FROM newest_words`.execute(database.kysely)
      states.add(String(rows[0]?.many))
      if (after % 4 === 0) await holds()
    }
    expect(states.size).toBeGreaterThan(1)
    await holds()
  })

  it('are noted anew where few titles, saved again and again, have filled all stretches', async () => {
    await note()
    for (let times = 0; times < 3 * SMALL.stretch * SMALL.most; times++) {
      await take({ do: 'write', nth: 0, verb: 'saveDraft', name: `harbour ${times}`, said: 'sea' })
      if (times % 3 === 0) await note()
    }
    const { rows } = await database.pool.query<{ many: number; stretches: number }>(`
      SELECT (SELECT count(*) FROM newest_words)::integer AS many, (SELECT count(*) FROM newest_stretch)::integer AS stretches`)
    expect(rows[0]?.many).toBeGreaterThan(SMALL.stretch)
    expect(rows[0]?.stretches).toBeLessThanOrEqual(SMALL.most + 1)
    await holds()
  })
})
