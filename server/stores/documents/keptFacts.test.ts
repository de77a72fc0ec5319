import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createDocumentStore, type DocumentStore } from '../documentStore.ts'
import type { DocumentFacts, VersionFact } from './documentFacts.ts'
import { catalogKind } from './documentKind.ts'
import { createKeptFacts, standingRead, type KeptFacts } from './keptFacts.ts'
import type { Sender } from './sender.ts'

const kind = catalogKind(aType())

it('keeps what was asked for last, within its bounds', () => {
  const kept = createKeptFacts(30)
  const text = JSON.stringify({ n: 1 })
  for (const id of ['a', 'b', 'c', 'd']) kept.keep(kind, id, 1, { text })
  expect(kept.at(kind, 'a', 1)).toEqual({ n: 1 })
  expect(kept.at(kind, 'a', 2)).toBeUndefined()
  kept.keep(kind, 'e', 1, { text })
  expect(['a', 'b', 'c', 'd', 'e'].filter((id) => kept.at(kind, id, 1))).toEqual(['a', 'c', 'd', 'e'])
  kept.keep(kind, 'f', 1, { text: JSON.stringify('x'.repeat(200_000)) })
  expect(kept.at(kind, 'f', 1)).toBeUndefined()
})

it('keeps facts as they are, which nobody changes from then on', () => {
  const kept = createKeptFacts()
  const facts = { draft: { payload: { lon: [{ lang: 'en' }] } } } as unknown as DocumentFacts
  kept.keep(kind, 'a', 1, { facts, letters: 10 })
  const found = kept.at(kind, 'a', 1)
  expect(found).toBe(facts)
  expect(() => (found?.draft?.payload?.lon as object[]).push({})).toThrow(TypeError)
  kept.keep(kind, 'b', 1, { facts, letters: 200_000 })
  expect(kept.at(kind, 'b', 1)).toBeUndefined()
})

it('shares what a draft says as what is published does, and leaves the lock out', () => {
  const text = () => ({ lon: [{ lang: 'en', n: 'Alpha' }], yr: 1999 })
  const version = (payload: object) => ({ key: 'k', payload }) as unknown as VersionFact
  const facts = {
    ...{ state: 'live', lock: { uid: 'ann' }, draft: version({ ...text(), yr: 2000 }), published: version(text()) },
  } as unknown as DocumentFacts
  const standing = standingRead(kind, facts)
  const { draft, published, lock } = (standing as { facts: DocumentFacts }).facts
  expect(draft?.payload).toEqual({ ...text(), yr: 2000 })
  expect(draft?.payload?.lon).toBe(published?.payload?.lon)
  expect(lock).toBeUndefined()
})

describe('a store with what is kept', () => {
  let database: Database
  let store: DocumentStore
  let kept: KeptFacts
  beforeAll(async () => {
    database = await openTestDatabase('embedded')
    kept = createKeptFacts()
    store = createDocumentStore({ database, now: Date.now, newId: testIds.next, kept })
  })
  afterAll(() => database.close())

  const create = () => {
    const payload = { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] }
    return store.create(aSender(), kind, { verb: 'saveDraft', next: { payload, schema: 1 } })
  }
  const read = async (id: string) => JSON.parse((await store.read(aSender(), kind, id)).json) as unknown
  const asked = (id: string, rev: number, sender: Partial<Sender> = {}, verb: Verb = 'saveDraft') => {
    const decide = vi.fn((facts: DocumentFacts) => ({
      verb,
      next: { payload: { ...facts.draft?.payload, no: facts.rev }, schema: 1 },
    }))
    const decideAgain = Object.assign(decide, { mayAskAgain: true } as const)
    return { decide, done: store.write(aSender({ ifMatch: rev, ...sender }), kind, id, decideAgain) }
  }
  const trips = async (work: () => Promise<unknown>) => {
    const query = vi.spyOn(database.pool, 'query')
    await work()
    const { length } = query.mock.calls
    query.mockRestore()
    return length
  }
  const touch = (id: string) => database.pool.query('UPDATE document SET rev = rev + 1 WHERE id = $1', [id])

  it('saves in one trip after a save, and after it was opened', async () => {
    const { id } = await create()
    expect(await trips(() => asked(id, 1).done)).toBe(1)
    kept.keep(kind, id, 0, undefined)
    await store.open(aSender(), kind, id)
    expect(await trips(() => asked(id, 2).done)).toBe(1)
    expect(await read(id)).toMatchObject({ rev: 3, no: 2 })
  })

  it('refuses as it would without: what has moved on, what is locked, and what is out of sight', async () => {
    const { id } = await create()
    const foreign = { actor: anActor({ products: ['other'] }), products: ['other'] }
    await expect(asked(id, 1, foreign).done).rejects.toMatchObject({ code: 'notFound' })
    await database.pool.query(
      `INSERT INTO lock (urn, id, uid, name, tab, number, until) VALUES ($1, $2, 'bob', 'Bob', 't', 1, now() + interval '1 hour')`,
      [kind.urn, id],
    )
    await expect(asked(id, 1).done).rejects.toMatchObject({ code: 'locked' })
    await database.pool.query('DELETE FROM lock')
    await touch(id)
    await expect(asked(id, 1).done).rejects.toMatchObject({ code: 'stale' })
  })

  it('asks once more by what stands now, before anything is refused', async () => {
    const { id } = await create()
    const decide = vi.fn(() => {
      throw new DomainError('invalid')
    })
    const write = store.write(aSender({ ifMatch: 1 }), kind, id, Object.assign(decide, { mayAskAgain: true } as const))
    await expect(write).rejects.toMatchObject({ code: 'invalid' })
    expect(decide).toHaveBeenCalledTimes(2)
  })

  it('asks once more where a decision would change what is kept, and keeps it as it was', async () => {
    const { id } = await create()
    await asked(id, 1).done
    const decide = vi.fn((facts: DocumentFacts) => {
      const { payload } = facts.draft ?? {}
      Object.assign(payload ?? {}, { no: 7 })
      return { verb: 'saveDraft' as const, next: { payload: payload ?? {}, schema: 1 } }
    })
    await store.write(aSender({ ifMatch: 2 }), kind, id, Object.assign(decide, { mayAskAgain: true } as const))
    expect(decide).toHaveBeenCalledTimes(2)
  })

  it('answers a repeat once, and refuses another request under its key', async () => {
    const { id } = await create()
    const key = { idempotencyKey: 'kept', requestHash: 'a' }
    const first = await asked(id, 1, key).done
    const again = await asked(id, 1, key).done
    expect(again.json).toBe(first.json)
    await expect(asked(id, 2, { ...key, requestHash: 'b' }).done).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    })
    expect(await read(id)).toMatchObject({ rev: 2 })
  })
})
