import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { aSender } from '#tests/support/aSender.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import type { Database } from '../db/openDatabase.ts'
import { createEventLog, type EventLog } from '../stores/eventLog.ts'
import { createTypeStore } from '../stores/typeStore.ts'
import { openServingTypes, takeInSavedTypes } from './openServingTypes.ts'
import type { TypeRegistry } from './typeRegistry.ts'

let database: Database
const log = { ...silentLog, info: () => undefined, warn: () => undefined }
const open: EventLog[] = []

/** What a server does with types, over the database that all share. */
async function aServer(): Promise<{ types: TypeRegistry; store: ReturnType<typeof createTypeStore> }> {
  const events = createEventLog(database, log)
  const store = createTypeStore({ kysely: database.kysely, now: Date.now, onWritten: events.wake })
  const types = await openServingTypes(store, 'no-such-folder', log)
  events.subscribe(takeInSavedTypes(types, store, log))
  await events.start()
  open.push(events)
  return { types, store }
}

beforeAll(async () => {
  database = await openTestDatabase('embedded')
})
afterAll(async () => {
  for (const events of open) await events.close()
  await database.close()
})

it('a type that one server saves serves on the others, without a restart, and after one', async () => {
  const [one, other] = [await aServer(), await aServer()]
  const document = await one.types.number(aType({ type: 'docuseries' }))
  const save = { document, before: undefined, base: 0, sender: aSender(), at: new Date().toISOString() }
  await one.store.write(save)
  await one.types.install([document], 'console')
  await eventually(() => expect(other.types.get('docuseries')).toEqual(document))
  await other.types.settled()
  expect(other.types.originOf('docuseries')).toBe('console')
  expect(other.types.etag('docuseries')).toBe(one.types.etag('docuseries'))
  await expect(other.store.write(save)).rejects.toMatchObject({ code: 'typeExists' })

  const changed = await other.types.number({ ...document, icon: 'tv' })
  const second = { document: changed, before: document, base: 1, sender: aSender(), at: new Date().toISOString() }
  const both = await Promise.allSettled([one.store.write(second), other.store.write(second)])
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
