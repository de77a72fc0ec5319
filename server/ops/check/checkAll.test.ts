import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOpsPlace, settingsOf, type OpsPlace } from '#tests/support/opsPlace.ts'
import { hasPostgres } from '#tests/support/postgres.ts'
import { checkAll } from './checkAll.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkIssuer } from './checkIssuer.ts'
import { checkStorage } from './checkStorage.ts'
import type { Finding } from './finding.ts'

const NOBODY_LISTENS = 'http://127.0.0.1:1'
const wrongs = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'wrong').map(({ sentence }) => sentence)

describe('the check of an embedded place', () => {
  let place: OpsPlace
  beforeAll(async () => {
    place = await openOpsPlace('embedded')
  })
  afterAll(() => place.clear())

  it('says of an empty folder what the first start makes, and makes nothing itself', async () => {
    const findings = await checkAll(place.parts)
    expect(wrongs(findings)).toEqual([])
    expect(findings.map(({ sentence }) => sentence).join('\n')).toContain('The first start makes the embedded database')
    expect(await readdir(place.dataDir)).toEqual([])
  })

  it('asks the server that runs there', async () => {
    const server = await place.startServer()
    const findings = await checkDatabase(place.parts)
    expect(findings[0]?.sentence).toContain(`serves ${place.dataDir}`)
    await server.drain()
    expect(wrongs(await checkDatabase(place.parts))).toContain('The running server says of its database: stopping.')
    await server.close()
  })

  it('opens the database of a stopped server', async () => {
    const findings = await checkDatabase(place.parts)
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok'])
  })

  it('names a folder for files that cannot be one, and a bucket that does not answer', async () => {
    const path = join(place.dataDir, 'a-file')
    await writeFile(path, '')
    expect((await checkStorage({ kind: 'folder', path: join(path, 'files') })).sentence).toBe(`${path} is no folder.`)
    const bucket = settingsOf({
      FILES: 's3://films',
      FILES_ENDPOINT: NOBODY_LISTENS,
      FILES_ACCESS_KEY: 'key',
      FILES_SECRET_KEY: 'secret',
    })
    expect(await checkStorage(bucket.files)).toMatchObject({ state: 'wrong' })
  })

  it('names a provider that does not answer, or is another one', async () => {
    expect(await checkIssuer(NOBODY_LISTENS)).toMatchObject({ state: 'wrong' })
    const another: typeof fetch = async () => Response.json({ issuer: 'https://another.example.com' })
    expect((await checkIssuer('https://sso.example.com', another)).sentence).toContain('another issuer')
    const right: typeof fetch = async (address) =>
      Response.json(
        String(address).endsWith('/keys')
          ? { keys: [{}] }
          : { issuer: 'https://sso.example.com', jwks_uri: 'https://sso.example.com/keys' },
      )
    expect(await checkIssuer('https://sso.example.com', right)).toMatchObject({ state: 'ok' })
  })
})

describe.skipIf(!hasPostgres)('the check of a PostgreSQL', () => {
  let place: OpsPlace
  const withUrl = (databaseUrl: string) => ({ ...place.parts, settings: { ...place.parts.settings, databaseUrl } })
  const query = (text: string) => place.read(({ pool }) => pool.query(text))
  beforeAll(async () => {
    place = await openOpsPlace('postgres')
  })
  afterAll(() => place.clear())

  it('finds nothing wrong with one that is up to date', async () => {
    const findings = await checkDatabase(place.parts)
    expect(wrongs(findings)).toEqual([])
    expect(findings.map(({ sentence }) => sentence)).toContain('Every migration has run.')
  })

  it('says that nobody answers, or that the database is not there', async () => {
    expect(wrongs(await checkDatabase(withUrl('postgres://a:b@127.0.0.1:1/c'))).join()).toContain('cannot be reached')
    const url = Object.assign(new URL(place.parts.settings.databaseUrl), { pathname: 'none' }).href
    expect(wrongs(await checkDatabase(withUrl(url))).join()).toContain('refuses this user, password or database name')
  })

  it('names the rights that a user of rows alone lacks, and who runs what has not run', async () => {
    await query('CREATE ROLE rows_only LOGIN')
    const url = Object.assign(new URL(place.parts.settings.databaseUrl), { username: 'rows_only' }).href
    expect(wrongs(await checkDatabase(withUrl(url))).join()).toContain('rows_only may not read and write')
    await query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO rows_only')
    expect(wrongs(await checkDatabase(withUrl(url)))).toEqual([])
    await query(`DELETE FROM migration WHERE name LIKE '0021%'`)
    expect(wrongs(await checkDatabase(withUrl(url))).join()).toMatch(/0021_\w+\.ts\).*npm run ops -- migrate/)
    const owners = await checkDatabase(place.parts)
    expect(wrongs(owners)).toEqual([])
    expect(owners.at(-1)).toMatchObject({ state: 'note' })
    await query('DROP OWNED BY rows_only')
    await query('DROP ROLE rows_only')
  })

  it('says that the database is newer than the program', async () => {
    await query(`INSERT INTO migration (name, checksum) VALUES ('9999_later.ts', 'later')`)
    expect(wrongs(await checkDatabase(place.parts)).join()).toContain('newer version of Marquee (9999_later.ts)')
  })
})
