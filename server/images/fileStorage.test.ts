import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsOf } from '#tests/support/opsPlace.ts'
import { openS3Bucket, type S3Bucket } from '#tests/support/s3Bucket.ts'
import type { FileStorage } from './fileStorage.ts'
import { folderStorage } from './folderStorage.ts'
import { openStorage } from './openStorage.ts'

let folder: string
let bucket: S3Bucket
const storages: Record<string, FileStorage> = {}
const inBucket = (change: Record<string, string> = {}) => openStorage(settingsOf({ ...bucket.env, ...change }).files)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-files-'))
  bucket = await openS3Bucket()
  storages.folder = folderStorage(join(folder, 'files'))
  storages.bucket = inBucket()
})
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  it('takes a large file in as it lies, and gives it back piece by piece', async () => {
    const storage = storages[kind] as FileStorage
    const path = join(folder, 'large')
    await writeFile(path, 'title\n'.repeat(200_000))
    await storage.putFile('export/large.csv', path)
    const stream = await storage.open('export/large.csv')
    expect(stream && (await text(stream)).length).toBe(1_200_000)
    await storage.remove('export/large.csv')
    expect(await storage.open('export/large.csv')).toBeUndefined()
  })

  it('keeps small ones too', async () => {
    const storage = storages[kind] as FileStorage
    await storage.put('blob/ab/cd', Buffer.from('x'))
    expect((await storage.get('blob/ab/cd'))?.toString()).toBe('x')
    expect(await storage.get('blob/no/thing')).toBeUndefined()
  })
})

it.runIf(existsSync('/dev/full'))(
  'a folder on a full disk says so, though an empty file could still be made',
  async () => {
    const full = join(folder, 'full')
    await mkdir(full)
    await symlink('/dev/full', join(full, '.writable'))
    await expect(folderStorage(full).check()).rejects.toMatchObject({ code: 'storageFull' })
  },
)

it.each([
  ['FILES', 's3://nowhere', /^There is no bucket nowhere at http.*: make it, or correct FILES\.$/],
  ['FILES_SECRET_KEY', 'wrong', /refuses the keys .* for the bucket films \(403 SignatureDoesNotMatch\)\.$/],
  ['FILES_ENDPOINT', 'http://127.0.0.1:1', /^The file storage at http:\/\/127.0.0.1:1 cannot be reached/],
])('a bucket says which setting is wrong, and never that a file is not there: %s', async (name, value, sentence) => {
  const storage = inBucket({ [name]: value })
  await expect(storage.get('blob/ab/cd')).rejects.toThrow(sentence)
  await expect(storage.open('blob/ab/cd')).rejects.toThrow(sentence)
  await expect(storage.put('blob/ab/cd', Buffer.from('x'))).rejects.toThrow(sentence)
  await expect(storage.check()).rejects.toThrow(sentence)
})

it('a bucket that can be used says so', () => inBucket().check())
