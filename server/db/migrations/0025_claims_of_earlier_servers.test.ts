import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import { createDocumentStore, type DocumentStore } from '../../stores/documentStore.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Database } from '../openDatabase.ts'
import { up } from './0025_claims_of_earlier_servers.ts'

const kind = catalogKind(aType())
const PRODUCT = 'rimba-my'

describe.each(TEST_ENGINES)('the external ids of servers that know no claims (%s)', (engine) => {
  let database: Database
  let store: DocumentStore
  let pattern: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    store = createDocumentStore({ database, now: Date.now, newId: testIds.next })
    pattern = (await create()).id
  })
  afterAll(() => database.close())

  const create = (exId?: string) =>
    store.create(aSender(), kind, {
      verb: 'saveDraft',
      next: { payload: { lon: [{ lang: 'en', n: 'Alpha' }], prd: [PRODUCT] }, schema: 1 },
      ...(exId === undefined ? {} : { exId, provider: 'acme' }),
    })
  /** As an earlier server writes: the document and its list rows in one statement. */
  const createEarlier = async (exId: string) => {
    const id = testIds.next()
    const document = JSON.stringify({ id, ex_id: exId, provider: 'acme' })
    await sql`WITH gate AS (
        INSERT INTO document SELECT (jsonb_populate_record(d, ${document}::jsonb)).* FROM document d
        WHERE d.id = ${pattern} RETURNING id),
      side_set AS (
        INSERT INTO side SELECT (jsonb_populate_record(s, jsonb_build_object('id', gate.id))).* FROM side s, gate
        WHERE s.id = ${pattern})
      SELECT id FROM gate`.execute(database.kysely)
    return id
  }

  it('are claimed for the products of a title that such a server makes', async () => {
    await createEarlier('MADE-EARLIER')
    await expect(create('MADE-EARLIER')).rejects.toMatchObject({ code: 'exIdTaken' })
  })

  it('are refused by the index that such a server knows where another title has them', async () => {
    await create('MADE-LATER')
    await expect(createEarlier('MADE-LATER')).rejects.toMatchObject({ code: '23505', constraint: 'document_ex_id' })
  })

  it('are free again when such a server purges the title', async () => {
    const id = await createEarlier('PURGED-EARLIER')
    await sql`UPDATE document SET state = 'purged' WHERE id = ${id}`.execute(database.kysely)
    expect(await create('PURGED-EARLIER')).toMatchObject({ rev: 1 })
  })

  it('are claimed afterwards where such a server made or purged titles before it was helped', async () => {
    await sql`DROP TRIGGER document_claims ON document`.execute(database.kysely)
    await sql`DROP TRIGGER document_frees ON document`.execute(database.kysely)
    await createEarlier('UNCLAIMED')
    const { id } = await create('STILL-CLAIMED')
    await sql`UPDATE document SET state = 'purged' WHERE id = ${id}`.execute(database.kysely)
    await (database.kysely as unknown as Kysely<unknown>).transaction().execute(up)
    await expect(create('UNCLAIMED')).rejects.toMatchObject({ code: 'exIdTaken' })
    expect(await create('STILL-CLAIMED')).toMatchObject({ rev: 1 })
  })
})
