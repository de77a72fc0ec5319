import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '#tests/support/postgres.ts'
import { copyPostgres } from '#tests/support/sharedPostgres.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { whyNotPostgres } from './checkPostgres.ts'
import { openDatabase } from './openDatabase.ts'

type Facts = Parameters<typeof whyNotPostgres>[0]
const fine: Facts = {
  version: 150_018,
  named: '15.18',
  who: 'app',
  database: 'films',
  encoding: 'UTF8',
  zone: 'UTC',
  isNew: true,
  hasTrigrams: false,
  offersTrigrams: true,
  mayMakeTables: true,
  mayMakeExtensions: true,
}

describe('a PostgreSQL', () => {
  it('serves where version, rights and extension are there', () => {
    expect(whyNotPostgres(fine)).toBeUndefined()
  })

  it.each<[string, Partial<Facts>, string]>([
    ['is older than 15', { version: 140_012, named: '14.12' }, 'needs PostgreSQL 15 or newer; this one is 14.12'],
    ['holds no UTF-8', { encoding: 'SQL_ASCII' }, "make one with ENCODING 'UTF8'"],
    ['keeps another time zone', { zone: 'Asia/Tokyo' }, "ALTER ROLE app SET TimeZone = 'UTC'"],
    ['lets its user make no tables', { mayMakeTables: false }, 'GRANT CREATE ON SCHEMA public TO app'],
    ['has no pg_trgm', { offersTrigrams: false }, 'install its contrib package'],
    ['lets its user make no extension', { mayMakeExtensions: false }, 'CREATE EXTENSION pg_trgm in the database films'],
  ])('that %s is refused with what to do', (_case, facts, words) => {
    expect(whyNotPostgres({ ...fine, ...facts })).toContain(words)
  })

  it('that is filled already may be worked on with fewer rights', () => {
    expect(whyNotPostgres({ ...fine, isNew: false, mayMakeTables: false, mayMakeExtensions: false })).toBeUndefined()
  })
})

describe.runIf(hasPostgres)('a user with fewer rights than the owner of a PostgreSQL', () => {
  let admin: Client
  let url: URL
  beforeAll(async () => {
    const postgres = await copyPostgres()
    url = new URL(postgres.url)
    admin = new Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query('CREATE ROLE plain LOGIN')
    await admin.query('CREATE DATABASE bare')
  })
  afterAll(async () => {
    await admin.query('DROP DATABASE bare WITH (FORCE)')
    await admin.query('DROP ROLE plain')
    await admin.end()
  })

  it('is told in a sentence which one is lacking, and gets on with what it needs', async () => {
    const asPlain = Object.assign(new URL(url), { username: 'plain', pathname: 'bare' }).href
    const open = () => openDatabase({ databaseUrl: asPlain, dataDir: '', log: silentLog })
    await expect(open()).rejects.toThrow('The user plain may not make tables in the database bare: say GRANT CREATE')
    const owner = new Client({ connectionString: Object.assign(new URL(url), { pathname: 'bare' }).href })
    await owner.connect()
    await owner.query('GRANT CREATE ON SCHEMA public TO plain')
    await expect(open()).rejects.toThrow('may not make the extension pg_trgm')
    await owner.query('CREATE EXTENSION pg_trgm')
    await owner.end()
    await (await open()).close()
  })
})
