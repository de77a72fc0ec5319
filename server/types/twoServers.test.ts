import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { aSender } from '#tests/support/aSender.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createEventLog, type EventLog } from '../stores/eventLog.ts'
import { createDocumentStore, type Change, type DocumentStore } from '../stores/documentStore.ts'
import { TYPE_KIND } from '../stores/types/typeKind.ts'
import { createTypeStore } from '../stores/typeStore.ts'
import { openServingTypes, takeInSavedTypes } from './openServingTypes.ts'
import type { TypeRegistry } from './typeRegistry.ts'

let database: Database
const log = { ...silentLog, info: () => undefined, warn: () => undefined }
const open: EventLog[] = []

/** What a server does with types, over the database that all share. */
async function aServer(): Promise<{ types: TypeRegistry; documents: DocumentStore }> {
  const events = createEventLog(database, log)
  const parts = { database, now: Date.now, newId: testIds.next }
  const documents = createDocumentStore({ ...parts, onWritten: events.wake })
  const store = createTypeStore({ kysely: database.kysely, now: Date.now })
  const types = await openServingTypes(store, 'no-such-folder', log)
  events.subscribe(takeInSavedTypes(types, store, log))
  await events.start()
  open.push(events)
  return { types, documents }
}

beforeAll(async () => {
  database = await openTestDatabase('embedded')
})
afterAll(async () => {
  for (const events of open) await events.close()
  await database.close()
})

const saveOf = (document: TypeDocument): Change => ({
  verb: 'publish',
  name: document.type,
  next: { payload: { ...document }, schema: document.schemaVersion },
})

it('a type that one server saves serves on the others, without a restart, and after one', async () => {
  const [one, other] = [await aServer(), await aServer()]
  const document = await one.types.number(aType({ type: 'docuseries' }))
  const create = ({ documents }: typeof one) => documents.create(aSender(), TYPE_KIND, saveOf(document))
  await create(one)
  await one.types.install([document], 'console')
  await eventually(() => expect(other.types.get('docuseries')).toEqual(document))
  await other.types.settled()
  expect(other.types.originOf('docuseries')).toBe('console')
  expect(other.types.etag('docuseries')).toBe(one.types.etag('docuseries'))
  await expect(create(other)).rejects.toMatchObject({ code: 'typeExists' })

  const changed = await other.types.number({ ...document, icon: 'tv' })
  const save = ({ documents }: typeof one) =>
    documents.write(aSender({ ifMatch: 1 }), TYPE_KIND, 'docuseries', () => saveOf(changed))
  const both = await Promise.allSettled([save(one), save(other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await eventually(() => expect(one.types.get('docuseries')?.icon).toBe('tv'))
  const restarted = (await aServer()).types.get('docuseries')
  expect(restarted?.icon).toBe('tv')
  // Fields stand in the order in which they were written.
  expect(JSON.stringify(restarted?.schema)).toBe(JSON.stringify(document.schema))
})

it('a file of a type that was saved in the console does not take its place', async () => {
  const { types } = await aServer()
  await types.install([aType({ type: 'docuseries', icon: 'file' }), aType({ type: 'fresh' })], 'file')
  expect([types.get('docuseries')?.icon, types.get('fresh')?.icon]).toEqual(['tv', 'movie'])
})
