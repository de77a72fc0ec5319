import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { Database } from '../db/openDatabase.ts'
import { aSender, anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { countedGrams, keptGrams, wordsUnknown } from '#tests/support/gramCounts.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { catalogKind } from './documents/documentKind.ts'
import type { Payload, SideFact } from './documents/documentFacts.ts'
import { createDocumentStore, type DocumentStore } from './documentStore.ts'
import { createKeptFacts, type KeptFacts } from './documents/keptFacts.ts'
import type { Sender } from './documents/sender.ts'
import { wordsRow } from './search/searchRow.ts'

const kind = catalogKind(aType())
const AT = Date.UTC(2026, 5, 1)
const film = (name: string, more: Payload = {}): Payload => ({
  lon: [{ lang: 'en', n: name }],
  prd: ['rimba-my'],
  ...more,
})

describe.each(TEST_ENGINES)('the document store on %s', (engine) => {
  let database: Database
  let store: DocumentStore
  let kept: KeptFacts
  let clock = AT

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    kept = createKeptFacts()
    store = createDocumentStore({ database, now: () => (clock += 1000), newId: testIds.next, kept })
  })
  afterAll(() => database.close())

  const create = (payload = film('Alpha'), verb: Verb = 'saveDraft') =>
    store.create(aSender(), kind, { verb, next: { payload, schema: 1 } })
  const write = (id: string, rev: number, verb: Verb, payload?: Payload, sender: Partial<Sender> = {}) =>
    store.write(aSender({ ifMatch: rev, ...sender }), kind, id, () => ({
      verb,
      ...(payload ? { next: { payload, schema: 1 } } : {}),
    }))
  const read = async (id: string, statuses?: string[], sender = aSender()) =>
    JSON.parse((await store.read(sender, kind, id, statuses)).json) as Payload
  const versionsOf = async (id: string) =>
    (await store.listVersions(aSender(), kind, id, { limit: 100, offset: 0 })).entries.map((entry) => entry.name)
  const sidesOf = async (id: string) =>
    (
      await database.kysely
        .selectFrom('side')
        .select(['slot', 'st', 'is_primary', 'changed'])
        .where('id', '=', id)
        .orderBy('slot')
        .execute()
    ).map((row) => `${row.slot} ${row.st}${row.is_primary ? ' primary' : ''}${row.changed ? ' changed' : ''}`)
  const totals = async () => {
    const { rows } = await sql<{ st: string; sum: number }>`
      SELECT st, sum(delta)::bigint AS sum FROM total_delta GROUP BY st HAVING sum(delta) <> 0 ORDER BY st`.execute(
      database.kysely,
    )
    return Object.fromEntries(rows.map((row) => [row.st, row.sum]))
  }
  const counted = async () => {
    const { rows } = await sql<{ st: string; sum: number }>`
      SELECT t.st, count(*) AS sum FROM side, LATERAL (SELECT side.st UNION ALL SELECT 'all' WHERE side.is_primary) t(st)
      GROUP BY t.st ORDER BY t.st`.execute(database.kysely)
    return Object.fromEntries(rows.map((row) => [row.st, row.sum]))
  }

  it('answers a creation in the shape of the next read', async () => {
    const made = await create(film('Alpha', { yr: 1999 }))
    expect(made).toMatchObject({ rev: 1, created: true })
    const record = JSON.parse(made.json) as Payload
    expect(record).toEqual(await read(made.id))
    expect(record).toMatchObject({
      cty: 'film',
      st: 'draft',
      n: 1,
      rev: 1,
      cu: 'ann',
      yr: 1999,
      sides: [{ st: 'draft', n: 1 }],
    })
  })

  it('saves a draft in place, and opens the next version over what is published, which stays live', async () => {
    const { id } = await create()
    await write(id, 1, 'saveDraft', film('Beta'))
    expect(await versionsOf(id)).toEqual(['V1 - draft'])
    await write(id, 2, 'publish')
    const saved = await write(id, 3, 'saveDraft', film('Gamma'))
    expect(saved.rev).toBe(4)
    expect(await versionsOf(id)).toEqual(['V2 - draft', 'V1 - published'])
    expect(await read(id)).toMatchObject({ st: 'draft', n: 2, lon: [{ n: 'Gamma' }] })
    expect(await read(id, ['published'])).toMatchObject({ st: 'published', n: 1, lon: [{ n: 'Beta' }] })
    expect(await sidesOf(id)).toEqual(['draft draft primary changed', 'published published changed'])
  })

  it('keeps the superseded version as archived when the next is published', async () => {
    const { id } = await create(film('One'), 'publish')
    await write(id, 1, 'saveDraft', film('Two'))
    const published = await write(id, 2, 'publish')
    expect(await versionsOf(id)).toEqual(['V2 - published', 'V1 - archived'])
    expect(await sidesOf(id)).toEqual(['published published primary'])
    const record = JSON.parse(published.json) as Payload
    expect(record).toEqual(await read(id))
    expect(record.sides).toEqual([{ st: 'published', key: published.key, n: 2 }])
  })

  it('waits for approval out of the sight of All, and approves in one step', async () => {
    const { id } = await create()
    await write(id, 1, 'submit')
    expect(await sidesOf(id)).toEqual(['draft pending'])
    await write(id, 2, 'returnToDraft')
    expect(await sidesOf(id)).toEqual(['draft draft primary'])
    await write(id, 3, 'submit')
    await write(id, 4, 'approve')
    expect(await sidesOf(id)).toEqual(['published published primary'])
  })

  it('turns the published version back into the draft', async () => {
    const made = await create(film('Alpha'), 'publish')
    const back = await write(made.id, 1, 'unpublish')
    expect(back.key).toBe(made.key)
    expect(await versionsOf(made.id)).toEqual(['V1 - draft'])
    expect(await sidesOf(made.id)).toEqual(['draft draft primary'])
  })

  it('archives and deletes the whole document, and restores its newest version as the draft', async () => {
    const { id } = await create(film('One'), 'publish')
    await write(id, 1, 'saveDraft', film('Two'))
    await write(id, 2, 'archive')
    expect(await versionsOf(id)).toEqual(['V2 - archived', 'V1 - archived'])
    expect(await sidesOf(id)).toEqual(['draft archived'])
    await write(id, 3, 'deleteContent')
    expect(await sidesOf(id)).toEqual(['draft deleted'])
    expect(await read(id)).toMatchObject({ st: 'deleted', sides: [], lon: [{ n: 'Two' }] })
    await write(id, 4, 'restoreContent')
    expect(await read(id)).toMatchObject({ st: 'draft', n: 2, lon: [{ n: 'Two' }] })
  })

  it('erases every text at a purge and leaves a tombstone with its history', async () => {
    const { id } = await create(film('Secret'), 'publish')
    await write(id, 1, 'saveDraft', film('Secret too'))
    await write(id, 2, 'purge')
    const kept = await database.kysely.selectFrom('version').select(['payload', 'st']).where('id', '=', id).execute()
    expect(kept).toEqual([
      { payload: null, st: 'purged' },
      { payload: null, st: 'purged' },
    ])
    const side = await database.kysely.selectFrom('side').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(side)).not.toContain('ecret')
    expect(side).toMatchObject({ st: 'purged', prd: ['rimba-my'] })
    expect(await read(id)).toMatchObject({ st: 'purged', id })
    const elsewhere = aSender({ actor: anActor({ products: ['rimba-id'] }) })
    await expect(read(id, undefined, elsewhere)).rejects.toMatchObject({ code: 'notFound' })
    expect(await store.readByKeys(elsewhere, [kind], [id])).toEqual([])
    expect(await store.readByKeys(aSender(), [kind], [id])).toMatchObject([{ id, st: 'purged' }])
  })

  it('throws a draft away and leaves what is published', async () => {
    const { id } = await create(film('One'), 'publish')
    await write(id, 1, 'saveDraft', film('Two'))
    const left = await write(id, 2, 'discardDraft')
    expect(JSON.parse(left.json)).toEqual(await read(id))
    expect(await read(id)).toMatchObject({ st: 'published', lon: [{ n: 'One' }] })
    expect(await versionsOf(id)).toEqual(['V2 - deleted', 'V1 - published'])
    await write(id, 3, 'saveDraft', film('Three'))
    expect(await versionsOf(id)).toEqual(['V3 - draft', 'V2 - deleted', 'V1 - published'])
  })

  it('restores an old version as a draft of its own and keeps the draft that it replaces', async () => {
    const made = await create(film('One'), 'publish')
    await write(made.id, 1, 'saveDraft', film('Two'))
    const decide = Object.assign(() => ({ verb: 'restoreVersion' as const }), { wanted: made.key })
    await store.write(aSender({ ifMatch: 2 }), kind, made.id, decide)
    expect(await read(made.id)).toMatchObject({ st: 'draft', n: 3, lon: [{ n: 'One' }] })
    expect(await versionsOf(made.id)).toEqual(['V3 - draft', 'V2 - archived', 'V1 - published'])
  })

  it('refuses a write that names no revision, and a stale one with what the loser needs to merge', async () => {
    const { id } = await create()
    await expect(store.write(aSender(), kind, id, () => ({ verb: 'submit' }))).rejects.toMatchObject({
      code: 'revisionMissing',
    })
    await write(id, 1, 'saveDraft', film('Theirs', { yr: 2001 }), { actor: anActor({ uid: 'bob' }) })
    const late = write(id, 1, 'saveDraft', film('Mine'))
    await expect(late).rejects.toMatchObject({
      code: 'stale',
      details: { data: { rev: 2, by: 'bob', theirs: { lon: [{ n: 'Theirs' }], rev: 2 } } },
    })
    const { details } = (await late.catch((error: unknown) => error)) as { details: { data: { changed: string[] } } }
    expect(details.data.changed).toContain('/yr')
    expect(await read(id)).toMatchObject({ lon: [{ n: 'Theirs' }] })
  })

  it('lets one of two writers from the same revision win, and writes nothing of the other', async () => {
    const { id } = await create()
    for (let rev = 1; rev <= 20; rev++) {
      const pair = ['x', 'y'].map((name) => write(id, rev, 'saveDraft', film(`${name}${rev}`)))
      const outcomes = await Promise.allSettled(pair)
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
      const loser = outcomes.find((outcome) => outcome.status === 'rejected')
      expect(loser?.reason).toMatchObject({ code: 'stale', details: { data: { rev: rev + 1 } } })
    }
    const audits = await database.kysely.selectFrom('audit').select('rev').where('id', '=', id).execute()
    expect(audits).toHaveLength(21)
  })

  it('does not let one see or write what belongs to other products', async () => {
    const { id } = await create(film('Alpha', { prd: ['rimba-sg'] }))
    const stranger = aSender({ actor: anActor({ products: ['rimba-my'] }), ifMatch: 1 })
    await expect(store.read(stranger, kind, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(store.write(stranger, kind, id, () => ({ verb: 'purge' }))).rejects.toMatchObject({ code: 'notFound' })
    expect(await store.readByKeys(stranger, [kind], [id])).toEqual([])
    const admin = aSender({ actor: anActor({ products: [], productAdmin: true }) })
    expect(await store.read(admin, kind, id)).toMatchObject({ id })
  })

  it('hides entries of foreign products in what it answers', async () => {
    const ends = [
      { prd: 'rimba-my', value: '2027-01-01T00:00:00.000Z' },
      { prd: 'rimba-sg', value: '2028-01-01T00:00:00.000Z' },
    ]
    const { id } = await create(film('Alpha', { prd: ['rimba-my', 'rimba-sg'], lwe_prd: ends }))
    const one = aSender({ actor: anActor({ products: ['rimba-my'] }) })
    expect(await read(id, undefined, one)).toMatchObject({ lwe_prd: [ends[0]], prd: ['rimba-my'] })
    expect(await read(id)).toMatchObject({ lwe_prd: ends })
  })

  it('gives a repeated request its first answer, once, also when both arrive together', async () => {
    const retry = { idempotencyKey: `key-${testIds.next()}`, requestHash: 'same' }
    const first = await store.create(aSender(retry), kind, {
      verb: 'saveDraft',
      next: { payload: film('Once'), schema: 1 },
    })
    const again = await store.create(aSender(retry), kind, {
      verb: 'saveDraft',
      next: { payload: film('Once'), schema: 1 },
    })
    expect(again).toEqual(first)
    const save = { idempotencyKey: `key-${testIds.next()}`, requestHash: 'save' }
    const twice = await Promise.all([1, 2].map(() => write(first.id, 1, 'saveDraft', film('Twice'), save)))
    expect(twice[0]).toEqual(twice[1])
    expect(await write(first.id, 1, 'saveDraft', film('Twice'), save)).toEqual(twice[0])
    expect((await read(first.id)).rev).toBe(2)
    await expect(
      write(first.id, 2, 'saveDraft', film('Other'), { ...save, requestHash: 'other' }),
    ).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    })
  })

  it('refuses a second document with the same external id of the same provider in one of its products', async () => {
    const change = {
      verb: 'saveDraft' as const,
      next: { payload: film('Alpha'), schema: 1 },
      exId: 'EX-1',
      provider: 'acme',
    }
    await store.create(aSender(), kind, change)
    await expect(store.create(aSender(), kind, change)).rejects.toMatchObject({ code: 'exIdTaken' })
    await store.create(aSender(), kind, { ...change, provider: 'other' })
    const inOf = (prd: string[]) => ({ ...change, next: { payload: { ...film('Alpha'), prd }, schema: 1 } })
    await expect(store.create(aSender(), kind, inOf(['rimba-sg', 'rimba-my']))).rejects.toMatchObject({
      code: 'exIdTaken',
    })
    const { id } = await store.create(aSender(), kind, inOf(['rimba-sg']))
    await write(id, 1, 'purge')
    await store.create(aSender(), kind, inOf(['rimba-sg']))
  })

  it("refuses a write against another's live lock or with an old number, in the write itself", async () => {
    const { id } = await create()
    const put = (number: number, until: string | null) =>
      sql`INSERT INTO lock (urn, id, uid, name, tab, number, until)
        VALUES (${kind.urn}, ${id}, 'bob', 'Bob', 't1', ${number}, clock_timestamp() + ${until}::interval)
        ON CONFLICT (id, urn) DO UPDATE SET number = excluded.number, until = excluded.until`.execute(database.kysely)
    await put(7, '5 minutes')
    await expect(write(id, 1, 'submit')).rejects.toMatchObject({ code: 'locked', details: { data: { lo_uid: 'bob' } } })
    const bob = { actor: anActor({ uid: 'bob' }), tab: 't1' }
    await expect(write(id, 1, 'submit', undefined, { ...bob, lockNumber: 6 })).rejects.toMatchObject({
      code: 'lockedByYou',
    })
    await write(id, 1, 'submit', undefined, { ...bob, lockNumber: 7 })
    await put(7, '-1 second')
    await write(id, 2, 'returnToDraft')
    await expect(write(id, 3, 'submit', undefined, { lockNumber: 3 })).rejects.toMatchObject({ code: 'locked' })
  })

  it("gives the sender's own lock back with the write that ends the editing, and tells so", async () => {
    const { id } = await create()
    const bob = { actor: anActor({ uid: 'bob' }), tab: 't1', lockNumber: 7 }
    await sql`INSERT INTO lock (urn, id, uid, name, tab, number, until)
      VALUES (${kind.urn}, ${id}, 'bob', 'Bob', 't1', 7, clock_timestamp() + interval '5 minutes')`.execute(
      database.kysely,
    )
    const holder = async () =>
      (await database.kysely.selectFrom('lock').select(['uid', 'number']).where('id', '=', id).execute())[0]
    const told = async () =>
      (
        await database.kysely
          .selectFrom('event')
          .select(['uid', 'prd', 'data'])
          .where('id', '=', id)
          .where('topic', '=', 'lock')
          .execute()
      ).map((row) => ({ ...row }))
    await write(id, 1, 'saveDraft', film('Beta'), bob)
    expect(await holder()).toEqual({ uid: 'bob', number: 7 })
    await write(id, 2, 'submit', undefined, bob)
    expect(await holder()).toEqual({ uid: null, number: 7 })
    expect(await told()).toEqual([
      { uid: 'bob', prd: ['rimba-my'], data: expect.objectContaining({ change: 'released', ls: 'open', number: 7 }) },
    ])
    await write(id, 3, 'approve', undefined, { actor: anActor({ uid: 'ann' }), tab: 't2' })
    expect(await told()).toHaveLength(1)
  })

  it('tells the audit who changed what, from which version to which', async () => {
    const { id } = await create()
    await write(id, 1, 'saveDraft', film('Alpha', { yr: 2020 }))
    const rows = await database.kysely
      .selectFrom('audit')
      .select(['verb', 'uid', 'trace', 'previous_version', 'current_version', 'change'])
      .where('id', '=', id)
      .orderBy('seq')
      .execute()
    expect(rows[0]).toMatchObject({ verb: 'saveDraft', previous_version: null, current_version: 'V1 - draft' })
    expect(rows[1]).toEqual({
      verb: 'saveDraft',
      uid: 'ann',
      trace: 'trace-1',
      previous_version: 'V1 - draft',
      current_version: 'V1 - draft',
      change: [{ field: '/yr', after: 2020 }],
    })
  })

  it('leaves kept totals that say the same as a count', async () => {
    expect(await totals()).toEqual(await counted())
    expect(await keptGrams(database)).toEqual(await countedGrams(database))
    expect(await wordsUnknown(database)).toEqual([])
  })

  it('leaves rows of the last saves that say what the list rows say, none too many', async () => {
    const { rows } = await sql`
      WITH listed AS (
        SELECT to_jsonb(s) - '{key,refs,airs_on,airs_from,airs_to,featured,list_row}'::text[] AS row FROM side s),
      kept AS (SELECT to_jsonb(r) AS row FROM recent r)
      (TABLE listed EXCEPT TABLE kept) UNION ALL (TABLE kept EXCEPT TABLE listed)`.execute(database.kysely)
    expect(rows).toEqual([])
  })

  it('leaves a search in which each row says its text to its products, whichever of its words were there before', async () => {
    const edits: readonly Verb[] = ['publish', 'saveDraft', 'saveDraft', 'publish', 'saveDraft']
    const verbs: readonly Verb[] = [...edits, 'discardDraft', 'archive']
    const sets = [['rimba-my'], ['rimba-my', 'rimba-sg']]
    for (const changesWords of [() => false, () => true, (nth: number) => nth % 2 === 0]) {
      const { id, rev } = await create(film('Words 0', { yr: 0 }))
      let name = 'Words 0'
      for (const [nth, verb] of verbs.entries()) {
        if (changesWords(nth)) name = `Words ${nth + 1}`
        await write(
          id,
          rev + nth,
          verb,
          ['saveDraft', 'publish'].includes(verb) ? film(name, { yr: nth + 1, prd: sets[nth % 2] }) : undefined,
        )
      }
    }
    type Row = Record<'id' | 'urn' | 'prd_set' | 'words', string> & { ex_id: string | null; payload: Payload }
    const said = await database.pool.query<Row>(
      `SELECT s.id, s.ex_id, s.urn, s.prd_set, coalesce(v.payload, '{}') AS payload, f.words
        FROM side s JOIN version v ON v.key = s.key LEFT JOIN search f ON f.id = s.id AND f.slot = s.slot
          AND (f.st, f.is_primary, f.prd_set, f.updated) = (s.st, s.is_primary, s.prd_set, s.updated)`,
    )
    const asText = said.rows.map(({ ex_id: exId, ...row }) => wordsRow({ ...row, exId }, row).words)
    expect(said.rows.map(({ words }) => words.replaceAll('-', ''))).toEqual(asText)
    const kept = await database.pool.query('SELECT words, urn, prd_set, is_primary FROM search_words ORDER BY words')
    const used = await database.pool.query(
      `SELECT words, urn, prd_set, bool_or(is_primary) AS is_primary FROM search
        GROUP BY words, urn, prd_set ORDER BY words`,
    )
    expect(kept.rows).toEqual(used.rows)
  })

  it('keeps of each write what the next one would read', async () => {
    const { rows } = await database.pool.query<{ id: string; rev: number }>('SELECT id, rev FROM document')
    const ids = rows.map(({ id }) => id)
    const found = await store.factsOf(aSender(), kind, ids)
    const known = rows.flatMap(({ id, rev }) => kept.at(kind, id, rev) ?? [])
    expect(known.length).toBeGreaterThan(10)
    const bySlot = (sides: readonly SideFact[] = []) => sides.toSorted((a, b) => (a.slot < b.slot ? -1 : 1))
    const read = known.map(({ id }) => ({ ...found.get(id), lock: undefined, sides: bySlot(found.get(id)?.sides) }))
    expect(known.map((facts) => ({ ...facts, sides: bySlot(facts.sides) }))).toEqual(read)
  })
})
