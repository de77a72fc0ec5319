import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import type { RunSql } from '../../db/planOnce.ts'
import { createDocumentStore } from '../documentStore.ts'
import { catalogKind } from '../documents/documentKind.ts'
import { ALL } from '../documents/totals.ts'
import { createListStore } from '../listStore.ts'
import type { ListQuery } from './listQuery.ts'
import { createSeenPages, type CheckedPage, type ReadSeen } from './seenPages.ts'

describe.each(SAMPLED_ENGINES)('a page that was seen, on %s', (engine) => {
  const kind = catalogKind(aType())
  const NOW = Date.parse('2026-06-01T00:00:00.000Z')
  const FILMS = 12
  let database: Database
  let store: ReturnType<typeof createDocumentStore>
  const film = (n: number) => {
    const named = aMovie().in('rimba-my').named(`Film ${n}`)
    return {
      ...(n % 3 ? named.published() : named.drafted()).updatedAt(new Date(NOW - n * 60_000).toISOString()).build(),
      id: testIds.next(),
    }
  }
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    store = createDocumentStore({ database, now: () => NOW, newId: testIds.next })
    await store.load(
      kind,
      Array.from({ length: FILMS }, (_, n) => film(n)),
    )
  })
  afterAll(() => database.close())

  describe('is asked', () => {
    let asked: string[]
    let seen: ReadSeen
    const page = (name: string): CheckedPage => ({
      rows: sql`SELECT '1' AS began, key::text || ' ' || xmin::text AS version FROM side WHERE ${name} <> '' ORDER BY key LIMIT 3`,
      state: sql`SELECT '1,' || string_agg(version, ',') AS state FROM (
        SELECT key::text || ' ' || xmin::text AS version FROM side WHERE ${name} <> '' ORDER BY key LIMIT 3) found`,
    })
    const once: RunSql = async (statement) => {
      asked.push(statement.compile(database.kysely).sql.includes('AS state') ? 'state' : 'rows')
      return (await statement.execute(database.kysely)).rows
    }
    const write = () => sql`UPDATE side SET sort_name = sort_name`.execute(database.kysely)
    beforeEach(() => {
      asked = []
      seen = createSeenPages(database.kysely, { rows: 12, ofPage: 3 })
    })

    it('for its state alone, as long as that is the same', async () => {
      const first = await seen(once, page('a'))
      expect(await seen(once, page('a'))).toBe(first)
      expect(await seen(once, page('a'))).toBe(first)
      expect(asked).toEqual(['rows', 'state', 'state'])
    })

    it('for its rows at once where it changes with every reading, until it was the same twice', async () => {
      for (let n = 0; n < 3; n++) {
        await seen(once, page('a'))
        await write()
      }
      expect(asked).toEqual(['rows', 'state', 'rows', 'rows'])
      await seen(once, page('a'))
      await seen(once, page('a'))
      await seen(once, page('a'))
      expect(asked.slice(4)).toEqual(['rows', 'rows', 'state'])
    })

    it('anew where others were seen since, or where it is too long to be remembered', async () => {
      for (const name of ['a', 'b', 'c', 'd']) await seen(once, page(name))
      await seen(once, page('a'))
      expect(asked).toEqual(['rows', 'rows', 'rows', 'rows', 'rows'])
      const short = createSeenPages(database.kysely, { rows: 12, ofPage: 2 })
      await short(once, page('a'))
      await short(once, page('a'))
      expect(asked.slice(5)).toEqual(['rows', 'rows'])
    })

    it('by what is asked as well as by its statement', async () => {
      await seen(once, page('a'))
      await seen(once, page('b'))
      expect(asked).toEqual(['rows', 'rows'])
    })
  })

  /** What a row shows comes from these tables, each of which one changes, and from `recent`, which is written with them. */
  const writes: Record<string, (n: number) => ReturnType<typeof sql>> = {
    side: (n) => sql`UPDATE side SET list_row = list_row || jsonb_build_object('pn', clock_timestamp()::text)
      WHERE id = ${nth(n)}`,
    order: (n) => sql`UPDATE side SET sort_name = reverse(sort_name), updated = clock_timestamp() WHERE id = ${nth(n)}`,
    document: (n) => sql`UPDATE document SET rev = rev + 1, updated_name = 'Aisyah' WHERE id = ${nth(n)}`,
    lock: (n) => sql`INSERT INTO lock (urn, id, uid, name, number, until)
      VALUES (${kind.urn}, ${nth(n)}::text, 'u1', 'Kumar', 1, clock_timestamp() + interval '1 hour')
      ON CONFLICT (id, urn) DO UPDATE SET name = reverse(lock.name), until = excluded.until`,
    ending: (n) => sql`UPDATE lock SET until = clock_timestamp() - interval '1 hour' WHERE id = ${nth(n)}::text`,
    gone: (n) => sql`DELETE FROM lock WHERE id = ${nth(n)}::text`,
  }
  const nth = (n: number) => sql`(SELECT id FROM document ORDER BY id OFFSET ${n}::int LIMIT 1)`
  const deed = fc.oneof(
    { weight: 3, arbitrary: fc.record({ asked: fc.nat(7) }) },
    { weight: 1, arbitrary: fc.record({ write: fc.constantFrom(...Object.keys(writes)), n: fc.nat(FILMS - 1) }) },
  )
  const questions = (['updated', 'name'] as const).flatMap((column) =>
    [ALL, ['published'] as const].flatMap((statuses) => [1, 2].map((number) => ({ column, statuses, number }))),
  )

  it('is what a first reading would be, whatever was written to its rows, their documents or locks', async () => {
    const listsAnew = () => createListStore({ database, now: () => NOW })
    const remembering = listsAnew()
    const pageOf = (lists: typeof remembering, n: number) => {
      const { column, statuses, number } = questions[n] ?? {}
      const query = {
        ...{ statuses, filter: [], match: 'ALL' },
        ...{ sort: { column, order: 'desc' }, page: { number, size: 4 } },
      }
      return lists.list(aSender({ products: ['rimba-my'] }), [kind], query as unknown as ListQuery)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 40 }), async (deeds) => {
        for (const one of deeds)
          if ('asked' in one) expect(await pageOf(remembering, one.asked)).toEqual(await pageOf(listsAnew(), one.asked))
          else await writes[one.write]?.(one.n).execute(database.kysely)
      }),
      { numRuns: 20 },
    )
  })
})
