import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createDocumentStore } from '../documentStore.ts'
import { catalogKind } from '../documents/documentKind.ts'
import { ALL } from '../documents/totals.ts'
import { createListStore } from '../listStore.ts'
import { createAnchors } from './anchors.ts'
import type { ListQuery } from './listQuery.ts'

describe('places of a list that are known', () => {
  const read = async (behind: { offset: number } | undefined, offset: number) =>
    [10, 20, 30, 40, 50]
      .filter((at) => at > (behind?.offset ?? 0) && at <= offset)
      .map((at) => ({ offset: at, value: `v${at}`, id: `i${at}` }))
  const aMemory = () => {
    const clock = { now: 0 }
    const asked: string[] = []
    const anchors = createAnchors({ every: 10, clock: () => clock.now })
    const before = async (offset: number, rows = 1) => {
      const found = await anchors.before({ key: 'films', offset, rows }, (behind, wanted) => {
        asked.push(`${behind?.offset ?? 0}-${wanted}`)
        return read(behind, wanted)
      })
      return found?.offset
    }
    return { anchors, clock, asked, before }
  }

  it('are walked to once, and further from the last one', async () => {
    const { asked, before } = aMemory()
    expect(await Promise.all([before(25), before(29), before(9)])).toEqual([20, 20, undefined])
    expect(await before(41)).toBe(40)
    expect(await before(12)).toBe(10)
    expect(await before(99)).toBe(50)
    expect(asked).toEqual(['0-20', '20-40', '40-90'])
  })

  it('are known no more after a write, after half a minute, or where a load has added rows', async () => {
    const { anchors, clock, asked, before } = aMemory()
    await before(15)
    anchors.forget()
    await before(15)
    clock.now = 30_000
    await before(15)
    await before(15, 2)
    await before(15, 2)
    expect(asked).toHaveLength(4)
  })

  it('are asked anew where they could not be read', async () => {
    const { anchors, before } = aMemory()
    const broken = anchors.before({ key: 'films', offset: 15, rows: 1 }, () => Promise.reject(new Error('gone')))
    await expect(broken).rejects.toThrow('gone')
    expect(await before(15)).toBe(10)
  })
})

describe.each(SAMPLED_ENGINES)('a jump on %s', (engine) => {
  const kind = catalogKind(aType())
  const NOW = Date.parse('2026-06-01T00:00:00.000Z')
  const day = (n: number) => new Date(NOW - n * 3_600_000).toISOString()
  let database: Database
  let store: ReturnType<typeof createDocumentStore>
  const film = (n: number) => {
    const product = n % 3 === 0 ? 'rimba-sg' : 'rimba-my'
    const named = aMovie()
      .in(product)
      .named(`Film ${n % 7}`)
      .with({ lwe: day(-(n % 5)) })
    return { ...(n % 4 ? named.published() : named.drafted()).updatedAt(day(n % 11)).build(), id: testIds.next() }
  }
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    store = createDocumentStore({ database, now: () => NOW, newId: testIds.next })
    await store.load(
      kind,
      Array.from({ length: 60 }, (_, n) => film(n)),
    )
  })
  afterAll(() => database.close())

  const jump = fc.record({
    column: fc.constantFrom('updated', 'name'),
    order: fc.constantFrom('asc', 'desc'),
    number: fc.integer({ min: 1, max: 20 }),
    size: fc.integer({ min: 1, max: 9 }),
    statuses: fc.constantFrom<ListQuery['statuses']>(ALL, ['draft', 'published']),
    product: fc.constantFrom('rimba-my', 'rimba-sg'),
  })
  const deed = fc.oneof(
    { weight: 5, arbitrary: fc.record({ jump }) },
    { weight: 1, arbitrary: fc.record({ saved: fc.nat(59) }) },
    { weight: 1, arbitrary: fc.record({ loaded: fc.nat(59) }) },
  )

  it('finds the page that walking from the beginning finds, whatever is saved or loaded meanwhile', async () => {
    const anchors = createAnchors({ every: 3 })
    const [walking, jumping] = [undefined, anchors].map((one) =>
      createListStore({ database, now: () => NOW, ...(one && { anchors: one }) }),
    )
    const pageOf = (lists: typeof walking, { column, order, number, size, statuses, product }: Jump) => {
      const query = { statuses, filter: [], match: 'ALL', sort: { column, order }, page: { number, size } }
      return lists?.list(aSender({ products: [product] }), [kind], query as ListQuery)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 20 }), async (deeds) => {
        for (const one of deeds) {
          if ('jump' in one) expect(await pageOf(jumping, one.jump)).toEqual(await pageOf(walking, one.jump))
          if ('loaded' in one) await store.load(kind, [film(one.loaded)])
          if ('saved' in one) {
            await sql`UPDATE side SET updated = clock_timestamp(), sort_name = reverse(sort_name) WHERE id = (
              SELECT id FROM side ORDER BY updated, id OFFSET ${one.saved} LIMIT 1)`.execute(database.kysely)
            anchors.forget()
          }
        }
      }),
      { numRuns: 25 },
    )
  })
})

type Jump = {
  column: string
  order: string
  number: number
  size: number
  statuses: ListQuery['statuses']
  product: string
}
