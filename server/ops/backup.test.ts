import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpsPlace } from '#tests/support/opsPlace.ts'
import { openOpsPlace, readAll } from '#tests/support/opsPlace.ts'
import type { TestServer } from '#tests/support/startServer.ts'
import { MOVIES, storedMovie } from '#tests/support/storedMovie.ts'
import { isFullRun } from '#tests/support/fullRun.ts'
import { TEST_ENGINES, USUAL_ENGINE, type TestEngine } from '#tests/support/testDatabase.ts'
import { withSnapshot } from '../db/dump/readDump.ts'
import { blobKey, mediaKey, sheetKey } from '../images/fileKeys.ts'
import { openStorage } from '../images/openStorage.ts'
import type { MediaFile } from '../stores/mediaStore.ts'
import type { ArchiveHead, ArchiveManifest } from './archive/archiveFormat.ts'
import { backup } from './backup.ts'
import { openSource } from './openSource.ts'
import { restore } from './restore.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const PICTURE = Buffer.from('the bytes of a picture')
const HASH = createHash('sha256').update(PICTURE).digest('hex')
const FILM = Buffer.alloc(1_100_000, 'film')
const FILM_HASH = createHash('sha256').update(FILM).digest('hex')

/** What is written in one transaction belongs together: a row of these would be half of a save. */
const HALF_SAVES = `
  SELECT d.id FROM document d WHERE NOT EXISTS (SELECT FROM version v WHERE v.key = d.newest_key)
    OR d.state = 'live' AND NOT EXISTS (SELECT FROM side s WHERE s.id = d.id AND s.key IN (d.draft_key, d.published_key))
    OR d.urn LIKE '%movie' AND d.rev <> (SELECT max(a.rev) FROM audit a WHERE a.id = d.id::text)
  UNION ALL SELECT v.id FROM version v WHERE NOT EXISTS (SELECT FROM document d WHERE d.id = v.id)`

/** Films that are saved one after the other until it is told to stop; answers how many were sent. */
function keepWriting(server: TestServer): () => Promise<number> {
  let isWanted = true
  let count = 0
  const writing = (async () => {
    const maker = await server.signInAs('content_admin')
    for (; isWanted; count++) await storedMovie(maker, `Meanwhile ${count}`).catch(expectBusy)
  })()
  // What fails meanwhile is told to whoever ends it.
  writing.catch(() => undefined)
  return async () => {
    isWanted = false
    await writing
    return count
  }
}

/** A server may turn saves away while all of its database is read. */
function expectBusy(error: unknown): void {
  if (!String(error).includes('90000503')) throw error
}

const SHEET = Buffer.from('small pictures of a film')

/** A film that is larger than what a restore takes into memory, with a sheet of small pictures. */
async function keepMedia(server: TestServer, id: string): Promise<void> {
  const { media } = server.services
  const facts = { kind: 'video', duration: 1, timescale: 1, tracks: [], keyframes: [] }
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  await writeFile(join(folder, 'film'), FILM)
  await writeFile(join(folder, 'sheet'), SHEET)
  const file = { hash: FILM_HASH, size: FILM.length, facts: facts as unknown as MediaFile['facts'] }
  await media.store(file, join(folder, 'film'))
  await media.addUses(file, [id])
  const tiles = { count: 1, columns: 1, rows: 1, width: 1, height: 1, every: 1_000 }
  await media.storeDerived(FILM_HASH, { sheet: join(folder, 'sheet'), derived: { tiles } })
  await rm(folder, { recursive: true })
}

/** One source in `npm test`, and what it wrote is restored on both: an embedded database is opened as seldom as can be. */
const SOURCES: readonly TestEngine[] = isFullRun ? TEST_ENGINES : ['embedded']

describe.each(SOURCES)('the backup of a running server (%s)', (engine) => {
  let place: OpsPlace
  let onto: OpsPlace
  let archive: string
  let written = 0
  let restored: Record<string, string[]>
  const seen: (string | null | undefined)[] = []

  /** Reads the documents of one moment, and saves a film in the middle of it. */
  async function readWhileSaving(save: () => Promise<unknown>): Promise<void> {
    const source = await openSource(place.parts)
    await withSnapshot(source, async ({ head, batches }) => {
      await save()
      const at = head.tables.find(({ name }) => name === 'document')?.columns.indexOf('ex_id') ?? -1
      for await (const { table, rows } of batches()) if (table === 'document') seen.push(...rows.map((row) => row[at]))
    })
    await source.close()
  }

  beforeAll(async () => {
    place = await openOpsPlace(engine)
    onto = await openOpsPlace(engine)
    const server = await place.startServer()
    try {
      const maker = await server.signInAs('content_admin')
      const { id } = await storedMovie(maker, 'Before')
      await openStorage(place.parts.settings.files).put(blobKey(HASH, 'jpg'), PICTURE)
      await server.services.images.addUse(HASH, id, 'jpg')
      await keepMedia(server, id)
      await mkdir(join(place.dataDir, 'types'), { recursive: true })
      await writeFile(join(place.dataDir, 'types', 'own.json'), '{}')
      await readWhileSaving(() => storedMovie(maker, 'Saved while it is read'))
      const end = keepWriting(server)
      archive = (await backup(place.parts, place.dataDir, NOW)).path
      written = await end()
    } finally {
      await server.close()
    }
    await restore(onto.parts, { path: archive })
  })
  afterAll(() => Promise.all([place.clear(), onto.clear()]))

  it('sees nothing of what is saved while it is read', () => {
    expect(seen).toContain('Before')
    expect(seen).not.toContain('Saved while it is read')
  })

  it('is a file that only its owner can read, with nothing beside it', async () => {
    expect(archive).toBe(join(place.dataDir, 'marquee-2026-11-22T100000Z.tar.gz'))
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(place.dataDir, 'snapshots')).catch(() => [])).toEqual([])
  })

  it('restores as one moment, with no save in halves and every picture', async () => {
    const { halves, films } = await onto.read(async (database) => {
      restored = await readAll(database)
      const { pool } = database
      return {
        halves: await pool.query(HALF_SAVES),
        films: await pool.query<{ ex_id: string }>('SELECT ex_id FROM document'),
      }
    })
    expect(halves.rows).toEqual([])
    expect(films.rows.map(({ ex_id }) => ex_id)).toContain('Saved while it is read')
    expect(films.rows.filter(({ ex_id }) => ex_id?.startsWith('Meanwhile')).length).toBeLessThanOrEqual(written)
    expect(await openStorage(onto.parts.settings.files).get(blobKey(HASH, 'jpg'))).toEqual(PICTURE)
    expect(await readFile(join(onto.dataDir, 'types', 'own.json'), 'utf8')).toBe('{}')
  })

  it('restores media, however large, with what was drawn of it', async () => {
    const storage = openStorage(onto.parts.settings.files)
    expect((await storage.get(mediaKey(FILM_HASH)))?.equals(FILM)).toBe(true)
    expect(await storage.get(sheetKey(FILM_HASH, 0))).toEqual(SHEET)
  })

  it('is refused by a database that holds rows, until its name is typed', async () => {
    await expect(restore(onto.parts, { path: archive })).rejects.toThrow(/holds (rows|a database) already/)
    const mistyped = restore(onto.parts, { path: archive, confirm: async () => 'another' })
    await expect(mistyped).rejects.toThrow(/not its name/)
    const left = await onto.read(async (database) => {
      const rows = await readAll(database)
      await database.pool.query('DELETE FROM side')
      return rows
    })
    expect(left).toEqual(restored)
    await restore(onto.parts, { path: archive, confirm: async (name) => name })
    expect(await onto.rows()).toEqual(restored)
  })

  it.skipIf(TEST_ENGINES.length < 2)('restores on the other engine too, row by row', async () => {
    const other = await openOpsPlace(engine === 'embedded' ? 'postgres' : 'embedded')
    try {
      await restore(other.parts, { path: archive })
      expect(await other.rows()).toEqual(restored)
    } finally {
      await other.clear()
    }
  })

  it('goes on where it was: the restored server lists and saves, and numbers go on', async () => {
    const server = await onto.startServer()
    try {
      const maker = await server.signInAs('content_admin')
      await storedMovie(maker, 'After')
      expect((await maker.send({ url: `${MOVIES}?prd=rimba-my` })).body).toContain('After')
      const { rows } = await server.database.pool.query<{ doubled: number }>(
        'SELECT count(*) - count(DISTINCT seq) AS doubled FROM audit',
      )
      expect(Number(rows[0]?.doubled)).toBe(0)
    } finally {
      await server.close()
    }
  })
})

describe('an archive that is not as it was written', () => {
  let place: OpsPlace
  let archive: Buffer
  let onto: OpsPlace
  beforeAll(async () => {
    place = await openOpsPlace(USUAL_ENGINE)
    onto = await openOpsPlace('embedded')
    await (await place.startServer()).close()
    archive = await readFile((await backup(place.parts, place.dataDir, NOW)).path)
  })
  afterAll(async () => {
    await place.clear()
    await onto.clear()
  })

  /** Restores other bytes; answers the refusal, and sees that nothing was made. */
  async function refusalOf(bytes: Buffer): Promise<string> {
    const path = join(onto.dataDir, 'other.tar.gz')
    await writeFile(path, bytes)
    const refusal = await restore(onto.parts, { path }).then(
      () => 'restored',
      (error: unknown) => String(error),
    )
    await expect(readFile(join(onto.dataDir, 'database', 'PG_VERSION'))).rejects.toThrow('ENOENT')
    return refusal
  }

  async function repacked(change: (name: string, text: string) => string | undefined): Promise<Buffer> {
    const entries = await unpackTar(gunzipSync(archive))
    const changed = entries.flatMap(({ header, data }) => {
      const text = change(header.name, Buffer.from(data ?? []).toString('utf8'))
      if (text === undefined) return []
      const body = Buffer.from(text)
      return [{ header: { ...header, size: body.length }, body }]
    })
    return gzipSync(await packTar(changed))
  }

  it('is refused where it is cut off', async () => {
    expect(await refusalOf(archive.subarray(0, archive.length - 2_000))).toContain('is damaged')
  })

  it('is refused where a byte has changed', async () => {
    const bytes = Buffer.from(archive)
    const at = bytes.length >> 1
    bytes[at] = (bytes[at] ?? 0) ^ 0xff
    expect(await refusalOf(bytes)).toContain('is damaged')
  })

  it('is refused where a row has changed, or a part or the end is missing', async () => {
    const isRows = (name: string) => name.startsWith('tables/product/')
    expect(
      await refusalOf(await repacked((name, text) => (isRows(name) ? text.replace('rimba', 'rumba') : text))),
    ).toMatch(/is damaged \(tables\/product\/000001.jsonl is not what was written\)/)
    expect(await refusalOf(await repacked((name, text) => (isRows(name) ? undefined : text)))).toContain('is damaged')
    expect(await refusalOf(await repacked((name, text) => (name === 'manifest.json' ? undefined : text)))).toContain(
      'its end is missing',
    )
  })

  it('is refused where it was made by a newer version, though every checksum is right', async () => {
    const added = { name: '9999_later.ts', checksum: 'later' }
    const change = (head: ArchiveHead) => ({ ...head, migrations: [...head.migrations, added] })
    let sum = ''
    const bytes = await repacked((name, text) => {
      if (name === 'head.json') {
        const changed = JSON.stringify(change(JSON.parse(text) as ArchiveHead))
        sum = `${Buffer.byteLength(changed)} ${createHash('sha256').update(changed).digest('hex')}`
        return changed
      }
      if (name !== 'manifest.json') return text
      const manifest = JSON.parse(text) as ArchiveManifest
      const [size = '', hash = ''] = sum.split(' ')
      return JSON.stringify({
        ...manifest,
        entries: manifest.entries.map((entry) => (entry[0] === 'head.json' ? [entry[0], Number(size), hash] : entry)),
      })
    })
    expect(await refusalOf(bytes)).toContain('9999_later.ts')
  })

  it('is refused where an entry lies elsewhere, or is larger than those of a backup', async () => {
    const other = (name: string, size: number) =>
      packTar([{ header: { name, size }, body: Buffer.alloc(size) }]).then((tar) => gzipSync(tar))
    expect(await refusalOf(await other('files/../../etc/passwd', 1))).toContain('is no file of ours')
    expect(await refusalOf(await other('head.json', 10_000_001))).toContain('head.json is too large')
  })

  it('is refused where it is no archive at all, or not there', async () => {
    expect(await refusalOf(Buffer.from('hello'))).toContain('is damaged')
    expect(await refusalOf(gzipSync(await packTar([{ header: { name: 'a.txt', size: 1 }, body: 'a' }])))).toContain(
      'is no backup of Marquee',
    )
    await expect(restore(onto.parts, { path: join(onto.dataDir, 'none') })).rejects.toThrow('There is no file')
  })
})
