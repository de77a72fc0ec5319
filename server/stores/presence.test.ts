import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIDE_DRAFTS_PER_USER } from '#contract/values/limits.ts'
import { SIDE_DRAFT_MS } from '#contract/values/timers.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createPresenceStore, type PresenceStore } from './presenceStore.ts'
import { createSideDraftStore, type SideDraftStore } from './sideDraftStore.ts'

const ann = { uid: 'ann', name: 'Ann', tab: 't1' }
const bob = { uid: 'bob', name: 'Bob', tab: 't2' }
const urn = 'urn:resource:catalog:film'

describe.each(SAMPLED_ENGINES)('on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  describe('presence', () => {
    let presence: PresenceStore
    beforeAll(() => {
      presence = createPresenceStore(database.kysely)
    })
    const viewing = { mode: 'view', place: 'names' } as const

    it('is news when somebody comes, edits or moves, and none when nothing changes', async () => {
      const film = { urn, id: testIds.next() }
      expect(await presence.show(film, ann, viewing)).toBe(true)
      expect(await presence.show(film, ann, viewing)).toBe(false)
      expect(await presence.show(film, ann, { mode: 'edit', place: 'names' })).toBe(true)
      expect(await presence.show(film, ann, { mode: 'edit', place: null })).toBe(true)
      expect(await presence.list(film)).toMatchObject([{ ...ann, mode: 'edit', place: null }])
    })

    it('ends with a word, or 90 s after the last one', async () => {
      const film = { urn, id: testIds.next() }
      await presence.show(film, ann, viewing)
      await presence.show(film, bob, viewing)
      expect((await presence.list(film)).map(({ name }) => name)).toEqual(['Ann', 'Bob'])
      expect(await presence.leave(film, ann)).toBe(true)
      expect(await presence.leave(film, ann)).toBe(false)
      await database.pool.query(`UPDATE presence SET until = clock_timestamp() - interval '1 second' WHERE id = $1`, [
        film.id,
      ])
      expect(await presence.list(film)).toEqual([])
      expect(await presence.show(film, bob, viewing)).toBe(true)
    })
  })

  describe('parked edits', () => {
    let time = Date.parse('2026-03-01T12:00:00.000Z')
    let drafts: SideDraftStore
    beforeAll(() => {
      drafts = createSideDraftStore(database.kysely, { now: () => time, newId: testIds.next })
    })
    const parked = (doc: string) =>
      ({ doc, urn, rev: 4, reason: 'unlocked', by: 'Max', payload: { yr: 2001 }, base: { yr: 1999, rt: 5 } }) as const

    it('come back with the text before and after, to their owner alone', async () => {
      const doc = testIds.next()
      const { id } = await drafts.save('ann', parked(doc))
      const [row] = await drafts.list('ann', { doc })
      expect(row).toMatchObject({ id, rev: 4, reason: 'unlocked', by: 'Max', ct: '2026-03-01T12:00:00.000Z' })
      expect(row?.fields.toSorted()).toEqual(['rt', 'yr'])
      expect(await drafts.read('ann', id)).toMatchObject({ payload: { yr: 2001 }, base: { yr: 1999, rt: 5 } })
      expect(await drafts.list('bob', { doc })).toEqual([])
      await expect(drafts.read('bob', id)).rejects.toMatchObject({ code: 'notFound' })
      await expect(drafts.remove('bob', id)).rejects.toMatchObject({ code: 'notFound' })
      await drafts.remove('ann', id)
      expect(await drafts.list('ann', { doc })).toEqual([])
    })

    it('are kept for 30 days', async () => {
      const doc = testIds.next()
      await drafts.save('ann', parked(doc))
      time += SIDE_DRAFT_MS
      expect(await drafts.list('ann', { doc })).toEqual([])
      expect(await drafts.prune()).toBeGreaterThan(0)
    })

    it('are kept up to a number per person, and the next is refused in words', async () => {
      const doc = testIds.next()
      for (let each = 0; each < SIDE_DRAFTS_PER_USER; each++) await drafts.save('hoarder', parked(doc))
      await expect(drafts.save('hoarder', parked(doc))).rejects.toMatchObject({ code: 'tooManyDrafts' })
    })
  })
})
