import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import type { Database } from '../database.ts'
import { vacuumTables } from './vacuumTables.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('embedded')
})
afterAll(() => database.close())

const run = (statement: string) => sql.raw(statement).execute(database.kysely)
const size = async () => {
  const { rows } = await sql<{ size: number }>`SELECT pg_total_relation_size('pruned')::integer AS size`.execute(
    database.kysely,
  )
  return rows[0]?.size ?? 0
}
/** As the push log: many rows come, and go when they are old. */
const writeAndPrune = async () => {
  await run('INSERT INTO pruned SELECT g FROM generate_series(1, 2000) g')
  await run('DELETE FROM pruned')
  await run('SELECT pg_stat_force_next_flush()')
}

it('a table of the embedded database that is written and pruned again and again stays as small as it was', async () => {
  await run('CREATE TABLE pruned (n integer PRIMARY KEY)')
  await writeAndPrune()
  expect(await vacuumTables(database.pool)).toEqual(['public.pruned'])
  await writeAndPrune()
  await vacuumTables(database.pool)
  const settled = await size()
  for (let times = 0; times < 5; times += 1) {
    await writeAndPrune()
    await vacuumTables(database.pool)
  }
  expect(await size()).toBeLessThanOrEqual(settled)
})

it('leaves tables alone that have few dead rows', async () => {
  expect(await vacuumTables(database.pool)).toEqual([])
})
