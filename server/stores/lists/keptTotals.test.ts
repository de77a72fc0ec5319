import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../../db/openDatabase.ts'
import { planOnce } from '../../db/planOnce.ts'
import { isInScope } from '../documents/sender.ts'
import { foldTotals } from './foldTotals.ts'
import { keptTotal, totalsReader, visibleSets, type ReadTotals } from './keptTotals.ts'
import { productSetSql } from './sideScope.ts'
import { createTotalsInMemory, type TotalsInMemory } from './totalsInMemory.ts'

const URN = 'urn:resource:catalog:movie'
const SCOPES = [['p1'], ['p2', 'p7'], ['p1', 'p2', 'p3'], ['none']]

describe.each(SAMPLED_ENGINES)('kept totals on %s', (engine) => {
  let database: Database
  let read: ReadTotals
  let memory: TotalsInMemory

  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.pool.query('DELETE FROM total_delta')
    read = totalsReader(planOnce(database))
    memory = createTotalsInMemory()
  })

  const write = (...rows: [st: string, set: string, delta: number][]) =>
    sql`INSERT INTO total_delta (urn, st, prd_set, delta) VALUES ${sql.join(
      rows.map(([st, set, delta]) => sql`(${URN}, ${st}, ${set}, ${delta})`),
    )}`
  /** What is known after a write, as each scope sees it, beside what the rows themselves say. */
  const known = async () => {
    memory.forget()
    const totals = await memory.of([URN], read)
    const { rows } = await database.pool.query<{ st: string; prd_set: string; delta: number }>(
      'SELECT st, prd_set, delta FROM total_delta WHERE urn = $1',
      [URN],
    )
    const summed = (scope: string[]) =>
      rows
        .filter(({ st, prd_set: set }) => st === 'all' && isInScope(set.split(','), scope))
        .reduce((sum, { delta }) => sum + delta, 0)
    return SCOPES.map((scope) => [keptTotal(totals, URN, 'all', scope)?.count, summed(scope)])
  }
  const agree = async () => {
    const sums = await known()
    expect(sums.map(([kept]) => kept)).toEqual(sums.map(([, rows]) => rows))
  }

  it('are what their rows add up to after each write, however they are added up meanwhile', async () => {
    await write(['all', 'p1', 3], ['all', 'p2', 5], ['draft', 'p1', 3]).execute(database.kysely)
    await agree()
    for (let nth = 0; nth < 40; nth += 1) {
      await write(['all', `p${nth % 9}`, nth], ['all', 'p1,p2', -1], ['all', 'p1', 1]).execute(database.kysely)
      await agree()
      if (nth % 13 === 12) await foldTotals(database.kysely)
    }
    await foldTotals(database.kysely)
    await agree()
  })

  it('are written anew only where something was added', async () => {
    await write(['all', 'p1', 3], ['all', 'p2', 5], ['draft', 'p2', 5]).execute(database.kysely)
    for (let nth = 0; nth < 60; nth += 1) await write(['all', 'p1', 1]).execute(database.kysely)
    const rows = async () => {
      const { rows: kept } = await database.pool.query<{ row: string }>(
        `SELECT concat_ws(' ', seq, st, prd_set, delta) AS row FROM total_delta WHERE urn = $1 ORDER BY st, prd_set`,
        [URN],
      )
      return kept.map(({ row }) => row)
    }
    const before = await rows()
    await foldTotals(database.kysely)
    const after = await rows()
    expect(after).toEqual([expect.stringMatching(/^\d+ all p1 63$/), ...before.slice(-2)])
    await agree()
  })

  it('are the same where a server of before adds them all up', async () => {
    await write(['all', 'p1', 3], ['all', 'p1', 4], ['all', 'p2', -2]).execute(database.kysely)
    await agree()
    await database.pool.query(`WITH gone AS (DELETE FROM total_delta RETURNING urn, st, prd_set, delta)
      INSERT INTO total_delta (urn, st, prd_set, delta)
      SELECT urn, st, prd_set, sum(delta) FROM gone GROUP BY urn, st, prd_set HAVING sum(delta) <> 0`)
    await agree()
  })

  it.runIf(engine === 'postgres')('count what was open while others wrote once it is there, and once', async () => {
    await write(['all', 'p1', 1]).execute(database.kysely)
    await agree()
    const slow = await database.pool.connect()
    await slow.query('BEGIN')
    await slow.query(`INSERT INTO total_delta (urn, st, prd_set, delta) VALUES ($1, 'all', 'p1', 10)`, [URN])
    await write(['all', 'p1', 100]).execute(database.kysely)
    expect((await known())[0]).toEqual([101, 101])
    await write(['all', 'p1', 1_000]).execute(database.kysely)
    expect((await known())[0]).toEqual([1_101, 1_101])
    await slow.query('COMMIT')
    slow.release()
    expect((await known())[0]).toEqual([1_111, 1_111])
    expect((await known())[0]).toEqual([1_111, 1_111])
  })

  it('are read on by what came from another cluster, whose numbers are yet to come here, only until they are added up', async () => {
    await write(['all', 'p1', 7]).execute(database.kysely)
    await database.pool.query(`UPDATE total_delta SET tx = '9000000000000'`)
    await agree()
    await foldTotals(database.kysely)
    await agree()
    const { rows } = await database.pool.query<{ many: number }>(
      'SELECT count(*) AS many FROM total_delta WHERE tx >= pg_snapshot_xmax(pg_current_snapshot())',
    )
    expect(rows[0]?.many).toBe(0)
  })

  it('let rows of many sets be asked for by the products that somebody sees, which finds those of the visible sets', async () => {
    const sets = Array.from({ length: 81 }, (_, nth) => (nth === 0 ? '' : `p${nth % 9},p${nth % 7},p${nth}`))
    await write(...sets.map((set): [string, string, number] => ['all', set, 1])).execute(database.kysely)
    const totals = await memory.of([URN], read)
    for (const scope of SCOPES) {
      const visible = visibleSets(totals, URN, scope)
      expect(visible).toEqual({ products: scope })
      const { rows } = await sql<{ prd_set: string }>`
        SELECT prd_set FROM total_delta WHERE urn = ${URN} AND ${productSetSql(visible)}`.execute(database.kysely)
      const seen = sets.filter((set) => isInScope(set.split(','), scope))
      expect(rows.map(({ prd_set: set }) => set).toSorted()).toEqual(seen.toSorted())
    }
  })
})
