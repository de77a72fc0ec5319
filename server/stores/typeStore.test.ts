import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/openDatabase.ts'
import { shippedTypes } from '../types/shipped.ts'
import { openTypeRegistry } from '../types/typeRegistry.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { createTypeStore } from './typeStore.ts'

describe.each(SAMPLED_ENGINES)('type versions on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('are kept once each, in the order of their numbers', async () => {
    const store = createTypeStore({ kysely: database.kysely, now: () => Date.UTC(2026, 5, 1) })
    const registry = await openTypeRegistry(store)
    await registry.install(shippedTypes())
    await registry.install(shippedTypes())
    const again = await openTypeRegistry(store)
    await again.install(shippedTypes())
    expect(again.etag()).toBe(registry.etag())
    expect((await store.load()).map(({ type }) => type)).toEqual(
      shippedTypes()
        .map(({ type }) => type)
        .toSorted(),
    )
  })

  it('keep what came first under a number', async () => {
    const store = createTypeStore({ kysely: database.kysely, now: () => 0 })
    const [movie] = shippedTypes()
    if (!movie) throw new Error('there is no type')
    const kept = await store.keep({ ...movie, icon: 'second', schemaVersion: 7 })
    expect((await store.keep({ ...movie, icon: 'third', schemaVersion: 7 })).icon).toBe(kept.icon)
  })
})
