import type { Pool, PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../openDatabase.ts'
import { runKept } from './runKept.ts'

type Inside = PoolClient & { connection: { stream: { write: (bytes: Buffer) => boolean; destroy: () => void } } }

/** The first letters of all messages that go to the database while something runs: P, B, D, E, S. */
async function sentWhile(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const writes: string[] = []
  const stops: (() => unknown)[] = []
  const listen = ({ connection: { stream } }: Inside) => {
    const write = stream.write.bind(stream)
    stream.write = (bytes) => {
      writes.push(String.fromCharCode(bytes[0] ?? 0))
      return write(bytes)
    }
    stops.push(() => (stream.write = write))
  }
  pool.once('acquire', (client) => listen(client as Inside))
  await work()
  for (const stop of stops) stop()
  return writes
}

describe.each(TEST_ENGINES)('a kept statement (%s)', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await database.pool.query('CREATE TABLE thing (id integer PRIMARY KEY, word text)')
  })
  afterAll(() => database.close())

  const SHOWN = {
    name: 'shown',
    text: `SELECT $1::integer AS whole, $2::bigint AS many, $3::text AS word, $4::text[] AS words, $5::jsonb AS json,
      $6::boolean AS yes, $7::timestamptz AS at, $8::bytea AS bytes, $9::text AS nothing, '-'::text AS "a b"`,
  }
  const VALUES: unknown[] = [
    7,
    2 ** 40,
    'காதல் 🎬 "x"',
    ['a', 'b,"c'],
    { a: [1] },
    true,
    '2026-11-25T10:00:00.5Z',
    null,
    null,
  ]

  it('answers what pg answers, the first time and each time after', async () => {
    const { rows } = await database.pool.query<Record<string, unknown>>(SHOWN.text, VALUES)
    for (let nth = 0; nth < 3; nth++) expect(await runKept(database.pool, SHOWN, VALUES)).toEqual(rows)
    const bytes = Buffer.from([0, 1, 255])
    const given = VALUES.with(7, bytes)
    expect(await runKept(database.pool, SHOWN, given)).toMatchObject([{ bytes, word: VALUES[2] }])
    expect(await runKept(database.pool, SHOWN, VALUES)).toEqual(rows)
  })

  it('goes to the database in one piece once its rows are known', async () => {
    const statement = { name: 'in_one_piece', text: 'SELECT generate_series(1, $1::integer) AS n' }
    const run = () => runKept(database.pool, statement, [3])
    expect(await sentWhile(database.pool, run)).toEqual(['P', 'B', 'D', 'E', 'S'])
    expect(await sentWhile(database.pool, run)).toEqual(['B'])
    expect(await run()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  })

  it('may answer nothing, or be refused, and runs again', async () => {
    const add = { name: 'add', text: 'INSERT INTO thing VALUES ($1, $2)' }
    const run = (...values: unknown[]) => runKept(database.pool, add, values)
    // Refused before it has ever come to its end.
    await expect(run(1, { toPostgres: () => '\0' })).rejects.toThrow('invalid byte sequence')
    expect(await run(1, 'a')).toEqual([])
    await expect(run(1, 'b')).rejects.toMatchObject({ code: '23505', constraint: 'thing_pkey' })
    expect(await run(2, 'b')).toEqual([])
    const circle: Record<string, unknown> = {}
    circle.self = circle
    await expect(run(3, circle)).rejects.toThrow('circular')
    const { rows } = await database.pool.query('SELECT * FROM thing ORDER BY id')
    expect(rows).toEqual([
      { id: 1, word: 'a' },
      { id: 2, word: 'b' },
    ])
  })

  it('fails with its connection, and the next one introduces it anew', async () => {
    const statement = { name: 'lost', text: 'SELECT $1::text AS word, pg_sleep(0.2)::text AS slept' }
    expect(await runKept(database.pool, statement, ['a'])).toMatchObject([{ word: 'a' }])
    const lost = runKept(database.pool, statement, ['b'])
    database.pool.once('acquire', (client) => setTimeout(() => (client as Inside).connection.stream.destroy(), 50))
    await expect(lost).rejects.toThrow('Connection terminated')
    expect(await runKept(database.pool, statement, ['c'])).toMatchObject([{ word: 'c' }])
  })
})
