import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { keptGrams } from '#tests/support/gramCounts.ts'
import { copyPostgres } from '#tests/support/sharedPostgres.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { TEST_ENGINES, type TestEngine } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { endCutLoad } from '../../db/largeLoad/endLargeLoad.ts'
import { notedLoad, type LoadWish } from '../../db/largeLoad/noted.ts'
import { openDatabase, type Database } from '../../db/openDatabase.ts'
import { createStores } from '../../stores/createStores.ts'
import type { DocumentStore } from '../../stores/documentStore.ts'
import { loadGenerated } from './loadGenerated.ts'
import { cutLoad, loadLarge, mayPutAside } from './loadLarge.ts'

const wish: LoadWish = { from: 0, count: 1200, only: undefined, now: Date.UTC(2026, 10, 24) }
const TABLES = [
  ...['document', 'version', 'side', 'recent', 'search', 'search_words', 'external_id', 'channel_number'],
  'newest_words',
]

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A database that can be opened again and again. */
async function place(engine: TestEngine) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-'))
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const postgres = engine === 'postgres' ? await copyPostgres() : undefined
  if (postgres) stops.push(postgres.stop)
  return async (options: { keepsLoad?: boolean } = {}) => {
    const database = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder, log: silentLog, ...options })
    let open = true
    const close = async () => {
      if (open) await database.close()
      open = false
    }
    stops.push(close)
    return { ...database, close }
  }
}

const loadedBy = (load: DocumentStore['load']) =>
  loadGenerated({ ...wish, documents: { load }, now: () => wish.now, onProgress: () => undefined })

async function loadUsually(database: Database): Promise<number> {
  const { documents, search } = createStores({ database, log: silentLog, now: () => wish.now, newId: testIds.next })
  const loaded = await loadedBy(documents.load)
  await search.note()
  return loaded
}

/** Three slices arrive. */
async function cutShort(database: Database): Promise<void> {
  const arriving: Promise<number>[] = []
  const load = (copy: DocumentStore['load']) =>
    loadedBy(async (...slice) => {
      if (arriving.length < 3) arriving.push(copy(...slice))
      await Promise.all(arriving)
      throw new Error('killed')
    })
  await expect(loadLarge(database, wish, load, () => undefined)).rejects.toThrow('killed')
  expect(await Promise.all(arriving)).toHaveLength(3)
}

/** All that a load leaves: rows whatever their order, counts, and what the tables are held to. */
async function leftBy(database: Database) {
  const read = async (text: string) => (await database.pool.query<{ is: string }>(text)).rows.map(({ is }) => is)
  const rows: Record<string, string[]> = {}
  for (const table of TABLES)
    rows[table] = await read(`SELECT count(*) || md5(string_agg(t::text, '' ORDER BY t::text)) AS is FROM (
      SELECT to_jsonb(row) - '{noted,noted_words}'::text[] AS t FROM ${table} row) rows`)
  return {
    rows,
    totals: await read(`SELECT concat_ws(' ', urn, st, prd_set, sum(delta)) AS is FROM total_delta
      GROUP BY urn, st, prd_set HAVING sum(delta) <> 0 ORDER BY 1`),
    grams: await keptGrams(database),
    // Saves that meet the same new word at once each put it in.
    words: await read(`SELECT md5(string_agg(DISTINCT concat_ws(' ', word, look, number), ' ')) AS is FROM word`),
    ...(await heldTo(read)),
  }
}

async function heldTo(read: (text: string) => Promise<string[]>) {
  return {
    indexes: await read(`SELECT concat_ws(' ', indexdef, (SELECT string_agg(attnum || ' of ' || attstattarget, ', ')
        FROM pg_attribute WHERE attrelid = indexname::regclass AND attstattarget >= 0)) AS is
      FROM pg_indexes WHERE schemaname = current_schema() ORDER BY 1`),
    keys: await read(`SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS is FROM pg_constraint
      WHERE connamespace = current_schema()::regnamespace ORDER BY 1`),
    triggers: await read(`SELECT concat(tgname, tgenabled) AS is FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`),
  }
}

describe.each(TEST_ENGINES)('a large load (%s)', (engine) => {
  it('leaves what a usual load leaves, in tables that are as they were', async () => {
    const [usual, large] = [await (await place(engine))(), await (await place(engine))()]
    expect(await loadUsually(usual)).toBe(wish.count)
    expect(await loadLarge(large, wish, loadedBy, () => undefined)).toBe(wish.count)
    expect(await leftBy(large)).toEqual(await leftBy(usual))
  })

  it('that was cut short is ended by the next start, with the titles that have arrived', async () => {
    const open = await place(engine)
    const before = await open()
    const was = await leftBy(before)
    await cutShort(before)
    await before.close()
    const after = await open()
    expect(await notedLoad(after)).toBeUndefined()
    const { rows, totals, ...held } = await leftBy(after)
    expect(held).toMatchObject({ indexes: was.indexes, keys: was.keys, triggers: was.triggers })
    expect(rows.recent).not.toEqual(was.rows.recent)
    expect(totals).not.toEqual(was.totals)
  })

  it('that was cut short goes on where the same is wanted again, and counts nothing twice', async () => {
    const [usual, open] = [await (await place(engine))(), await place(engine)]
    await loadUsually(usual)
    const before = await open()
    await cutShort(before)
    await before.close()
    const after = await open({ keepsLoad: true })
    expect(await cutLoad(after, { ...wish, count: 1 })).toBeUndefined()
    const noted = await cutLoad(after, { ...wish, from: 700 })
    expect(noted).toEqual(wish)
    await loadLarge(after, noted ?? wish, loadedBy, () => undefined)
    expect(await leftBy(after)).toEqual(await leftBy(usual))
  })

  it('whose end was cut short is ended by whoever comes next', async () => {
    const [usual, open] = [await (await place(engine))(), await place(engine)]
    await loadUsually(usual)
    const database = await open()
    const load = async (copy: DocumentStore['load']) => {
      const loaded = await loadedBy(copy)
      await database.pool.query(`ALTER TABLE side RENAME COLUMN released TO put_out`)
      return loaded
    }
    await expect(loadLarge(database, wish, load, () => undefined)).rejects.toThrow('released')
    expect(await notedLoad(database)).toBeDefined()
    await database.pool.query(`ALTER TABLE side RENAME COLUMN put_out TO released`)
    await endCutLoad(database, silentLog)
    expect(await leftBy(database)).toEqual(await leftBy(usual))
  })

  it('keeps away from databases that are in use, and from small loads', async () => {
    const open = await place(engine)
    const database = await open()
    expect(await mayPutAside(database, { from: 0, count: 100_000 })).toBe(true)
    expect(await mayPutAside(database, { from: 0, count: 1000 })).toBe(false)
    expect(await mayPutAside(database, { from: 100_000, count: 100_000 })).toBe(false)
    if (engine === 'embedded') return
    await open()
    expect(await mayPutAside(database, { from: 0, count: 100_000 })).toBe(false)
  })
})
