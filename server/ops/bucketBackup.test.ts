import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOpsPlace, settingsOf, type OpsPlace } from '#tests/support/opsPlace.ts'
import { openS3Bucket, type S3Bucket } from '#tests/support/s3Bucket.ts'
import { storedMovie } from '#tests/support/storedMovie.ts'
import { USUAL_ENGINE } from '#tests/support/testDatabase.ts'
import { blobKey } from '../images/fileKeys.ts'
import { openStorage } from '../images/openStorage.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const PICTURE = Buffer.from('the bytes of a picture')
const KEY = blobKey(createHash('sha256').update(PICTURE).digest('hex'), 'jpg')

describe('the backup of a server whose files lie in a bucket', () => {
  let bucket: S3Bucket
  let place: OpsPlace
  let archive: string
  beforeAll(async () => {
    bucket = await openS3Bucket()
    place = await openOpsPlace(USUAL_ENGINE, bucket.env)
    const server = await place.startServer()
    const { id } = await storedMovie(await server.signInAs('content_admin'), 'With a picture')
    await openStorage(place.parts.settings.files).put(KEY, PICTURE)
    await server.services.images.addUse(createHash('sha256').update(PICTURE).digest('hex'), id, 'jpg')
    const report = await backup(place.parts, place.dataDir, NOW)
    await server.close()
    expect([report.copied, report.missing]).toEqual([1, []])
    archive = report.path
  })
  afterAll(async () => {
    bucket.close()
    await place.clear()
  })

  it('holds them, and restores into another bucket and into a folder', async () => {
    const other = await openS3Bucket()
    for (const env of [other.env, {}]) {
      const onto = await openOpsPlace(USUAL_ENGINE, env)
      const { files } = await restore(onto.parts, { path: archive })
      expect(files).toBe(1)
      expect(await openStorage(onto.parts.settings.files).get(KEY)).toEqual(PICTURE)
      await onto.clear()
    }
    expect(other.keys()).toEqual([KEY])
    other.close()
  })

  it('is no backup without pictures where the bucket is named wrongly', async () => {
    const { files } = settingsOf({ ...bucket.env, FILES: 's3://flims' })
    const parts = { ...place.parts, settings: { ...place.parts.settings, files } }
    await expect(backup(parts, `${place.dataDir}/other.tar.gz`, NOW)).rejects.toThrow('There is no bucket flims')
  })

  it('says so where its folder is not there', async () => {
    const target = `${place.dataDir}/none/backup.tar.gz`
    await expect(backup(place.parts, target, NOW)).rejects.toThrow(`There is no folder ${place.dataDir}/none`)
  })
})
