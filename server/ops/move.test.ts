import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOpsPlace, type OpsPlace } from '#tests/support/opsPlace.ts'
import { hasPostgres } from '#tests/support/postgres.ts'
import { storedMovie } from '#tests/support/storedMovie.ts'
import { loadDump } from '../db/dump/loadDump.ts'
import { withSnapshot } from '../db/dump/readDump.ts'
import { blobKey } from '../images/fileKeys.ts'
import { folderStorage } from '../images/folderStorage.ts'
import { openStorage } from '../images/openStorage.ts'
import { move } from './move.ts'
import { openEmbeddedAlone, openTarget, type OpsParts } from './openSource.ts'

const PICTURE = Buffer.from('the bytes of a picture')
const HASH = createHash('sha256').update(PICTURE).digest('hex')
const FILMS = 40

describe.skipIf(!hasPostgres)('the move from the embedded database to PostgreSQL', () => {
  let from: OpsPlace
  let to: OpsPlace
  let parts: OpsParts
  beforeAll(async () => {
    from = await openOpsPlace('embedded')
    to = await openOpsPlace('postgres')
    const server = await from.startServer()
    const maker = await server.signInAs('content_admin')
    const films = []
    for (let nth = 0; nth < FILMS; nth++)
      films.push(await storedMovie(maker, `Film ${nth} "quoted" \\ 電影 ${'x'.repeat(nth)}`))
    await openStorage(from.parts.settings.files).put(blobKey(HASH, 'jpg'), PICTURE)
    await server.services.images.addUse(HASH, films[0]?.id ?? '', 'jpg')
    await server.close()
    parts = { ...to.parts, settings: { ...to.parts.settings, dataDir: from.dataDir } }
  })
  afterAll(async () => {
    await from.clear()
    await to.clear()
  })

  it('leaves PostgreSQL empty where it breaks off half way', async () => {
    const source = await openEmbeddedAlone({ dataDir: from.dataDir, log: parts.log })
    const target = await openTarget(parts)
    const half = withSnapshot(source, ({ head, batches }) =>
      loadDump(
        target,
        {
          head,
          async *batches() {
            for await (const batch of batches()) {
              yield batch
              if (batch.table === 'version') throw new Error('killed')
            }
          },
        },
        { isReplacing: false },
      ),
    )
    await expect(half).rejects.toThrow('killed')
    await source.close()
    await target.close()
    expect(Object.values(await to.rows()).flat()).toEqual([])
  })

  it('brings over every row of every table as it was, and the files that are named', async () => {
    const report = await move(parts, `${from.dataDir}/files`)
    expect(await to.rows()).toEqual(await from.rows())
    expect(report.tables.find(({ name }) => name === 'version')).toEqual({ name: 'version', from: FILMS, to: FILMS })
    expect(report.files).toEqual({ copied: 1, missing: [] })
    expect(await folderStorage(`${to.dataDir}/files`).get(blobKey(HASH, 'jpg'))).toEqual(PICTURE)
  })

  it('is refused a second time, since rows are there, and while a server has the folder', async () => {
    await expect(move(parts, undefined)).rejects.toThrow('holds rows already')
    const server = await from.startServer()
    await expect(move(parts, undefined)).rejects.toThrow(/is in use by process/)
    await server.close()
  })
})
