import { createServer, type IncomingMessage, type Server } from 'node:http'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStorage } from './fileStorage.ts'
import { folderStorage } from './folderStorage.ts'
import { s3Storage } from './s3Storage.ts'

/** As much of a bucket as a storage asks for: it wants to know beforehand how long a body is, as the real ones do. */
function bucket(): Server {
  const kept = new Map<string, string>()
  const put = async (request: IncomingMessage) => {
    if (request.headers['content-length'] === undefined || !request.headers.authorization) return 411
    kept.set(request.url ?? '', await text(request))
    return 200
  }
  return createServer((request, response) => {
    const { url = '', method } = request
    const answer = (status: number, body?: string) => response.writeHead(status).end(body)
    if (method === 'PUT') void put(request).then(answer)
    else if (method === 'DELETE') answer(kept.delete(url) ? 204 : 404)
    else answer(kept.has(url) ? 200 : 404, kept.get(url))
  })
}

let folder: string
let server: Server
const storages: Record<string, FileStorage> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-files-'))
  server = bucket()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'id', secretAccessKey: 'secret' }
  storages.folder = folderStorage(join(folder, 'files'))
  storages.bucket = s3Storage({ endpoint, bucket: 'marquee', region: 'local', ...keys })
})
afterAll(async () => {
  server.close()
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
