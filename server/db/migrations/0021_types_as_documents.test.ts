import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { createDocumentStore } from '../../stores/documentStore.ts'
import { TYPE_KIND } from '../../stores/types/typeKind.ts'
import { createTypeStore } from '../../stores/typeStore.ts'
import type { Database } from '../openDatabase.ts'
import { up } from './0021_types_as_documents.ts'

/** What the migrations before this one leave. */
const BEFORE = `
  ALTER TABLE document DROP COLUMN name;
  CREATE TABLE type_document (type text COLLATE "C" PRIMARY KEY, rev integer NOT NULL, document json NOT NULL,
    updated timestamptz NOT NULL, updated_by text NOT NULL, updated_name text NOT NULL DEFAULT '');
  CREATE TABLE type_revision (type text COLLATE "C" NOT NULL, rev integer NOT NULL, document json NOT NULL,
    created timestamptz NOT NULL, created_by text COLLATE "C" NOT NULL, created_name text NOT NULL,
    PRIMARY KEY (type, rev));`

const FIRST = '2026-05-01T08:00:00.000Z'
const LAST = '2026-05-02T09:30:00.000Z'
const shipped = aType({ type: 'channel', icon: 'tv' })
const saved: TypeDocument = { ...shipped, icon: 'movie', schemaVersion: 2 }
/** An earlier migration changed what serves, and not the save that it came from. */
const serving: TypeDocument = { ...saved, icon: 'file' }

describe.each(TEST_ENGINES)('types that were saved before they were documents (%s)', (engine) => {
  let database: Database
  const store = () => createTypeStore({ kysely: database.kysely, now: Date.now })
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const { pool, kysely } = database
    for (const statement of BEFORE.split(';').filter((text) => text.trim())) await pool.query(statement)
    const revision = 'INSERT INTO type_revision VALUES ($1, $2, $3, $4, $5, $6)'
    await pool.query(revision, ['channel', 1, JSON.stringify(shipped), FIRST, 'system', ''])
    await pool.query(revision, ['channel', 2, JSON.stringify(saved), LAST, 'u-ann', 'Ann'])
    const current = ['channel', 2, JSON.stringify(serving), LAST, 'u-ann', 'Ann']
    await pool.query('INSERT INTO type_document VALUES ($1, $2, $3, $4, $5, $6)', current)
    await pool.query(
      `INSERT INTO audit (urn, id, rev, verb, uid, username, name, trace, change, at)
        VALUES ('urn:resource:type', 'channel', 2, 'saveType', 'u-ann', 'ann', 'Ann', '', '[]', $1)`,
      [LAST],
    )
    await (kysely as unknown as Kysely<unknown>).transaction().execute(up)
  })
  afterAll(() => database.close())

  it('serve as they served, their fields in the order in which they were written', async () => {
    const [only, ...others] = await store().saved()
    expect(others).toEqual([])
    expect(only).toEqual({ document: serving, rev: 2, at: LAST, by: 'u-ann', name: 'Ann' })
    expect(JSON.stringify(only?.document)).toBe(JSON.stringify(serving))
  })

  it('keep each of their saves', async () => {
    const { entries, count } = await store().saves('channel', { limit: 10, offset: 0 })
    expect(count).toBe(2)
    expect(entries.map(({ rev, at, by, name, document: { icon } }) => ({ rev, at, by, name, icon }))).toEqual([
      { rev: 2, at: LAST, by: 'u-ann', name: 'Ann', icon: 'file' },
      { rev: 1, at: FIRST, by: 'system', name: '', icon: 'tv' },
    ])
  })

  it('are saved on from their revision', async () => {
    const documents = createDocumentStore({ database, now: Date.now, newId: testIds.next })
    const write = (ifMatch: number) =>
      documents.write(aSender({ ifMatch }), TYPE_KIND, 'channel', () => ({
        verb: 'publish',
        next: { payload: { ...saved }, schema: 2 },
      }))
    expect(await write(2)).toMatchObject({ id: 'channel', rev: 3 })
    await expect(write(2)).rejects.toMatchObject({
      code: 'stale',
      details: { data: { by: 'ann', changed: ['/icon'] } },
    })
    expect((await store().savedOne('channel'))?.document).toEqual(saved)
    expect((await store().savedOne('channel', 1))?.document).toEqual(shipped)
  })
})
