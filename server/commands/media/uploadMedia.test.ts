import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movie } from '../../types/movie/movie.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type Asset = { a_id: string; file_uri: string; ftype: string }
type Body = { data: Asset & { dur: number; fps?: number; rate?: object }; header: { errors: { code: number }[] } }

const LIMIT = 300_000
const LOCKED = 90010410
const folder = join(import.meta.dirname, '../../seed/media')
const sample = (name: string) => readFile(join(folder, `${name}.mp4`))

let server: TestServer
let admin: Person
let id = ''
let rev = ''

beforeAll(async () => {
  server = await startTestServer({ settings: { mediaUploadBytes: LIMIT } })
  admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  const { media_assets: _none, ...payload } = movie.sample as Record<string, unknown>
  const made = await admin.send({
    method: 'POST',
    url: '/api/content/urn/resource/catalog/movie?prd=rimba-my',
    payload: { ...payload, prd: ['rimba-my'] },
  })
  id = made.json<{ data: { id: string } }>().data.id
  rev = made.headers.etag as string
})
afterAll(() => server.close())

async function upload(person: Person, bytes: Buffer, query = '', headers: Record<string, string> = {}) {
  const answer = await person.send({
    method: 'POST',
    url: `/api/media/upload/${id}?cty=movie${query}`,
    payload: bytes,
    headers: { 'content-type': 'video/mp4', 'if-match': rev, ...headers },
  })
  if (answer.statusCode === 200) rev = answer.headers.etag as string
  return { status: answer.statusCode, ...answer.json<Body>() }
}

const assets = async () => {
  const read = await admin.send({ url: `/api/content/urn/resource/catalog/movie/${id}` })
  return read.json<{ data: { media_assets?: Asset[] } }>().data.media_assets ?? []
}

describe('media of a title', () => {
  it('is a write of its draft that says what was found in the file', async () => {
    const picture = await upload(admin, await sample('festival-video'))
    expect(picture).toMatchObject({
      status: 200,
      data: { ftype: 'video', dur: 30_030, fps: 29.97, rate: { num: 30_000, den: 1_001 } },
    })
    const sound = await upload(admin, await sample('festival-audio'), '', { 'content-type': 'audio/mp4' })
    expect(sound.data.fps).toBeUndefined()
    expect(await assets()).toEqual([
      { a_id: picture.data.a_id, file_uri: picture.data.file_uri, ftype: 'video' },
      { a_id: sound.data.a_id, file_uri: sound.data.file_uri, ftype: 'audio' },
    ])
  })

  it('takes the place of the same track of the same variant, and of no other', async () => {
    await upload(admin, await sample('bumper-video'), '&vrt=clean')
    const again = await upload(admin, await sample('advert-video'), '&vrt=clean')
    const now = await assets()
    expect(now).toHaveLength(3)
    expect(now.at(-1)?.a_id).toBe(again.data.a_id)
    expect(now.at(-1)?.file_uri).toMatch(/^media:[0-9a-f]{64}\?vrt=clean$/)
  })

  it('is not sent in vain: stale and foreign uploads are refused, and nobody without the right is heard', async () => {
    const bytes = await sample('bumper-video')
    expect((await upload(admin, bytes, '', { 'if-match': '"1"' })).status).toBe(409)
    const elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await upload(elsewhere, bytes)).status).toBe(404)
    const viewer = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
    expect((await upload(viewer, bytes)).status).toBe(403)
  })

  it('is refused while somebody else is at work on the title, under a retry key as well', async () => {
    const bea = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'bea',
      name: 'Bea',
    })
    const lock = await bea.send({
      method: 'POST',
      url: '/api/user/lock/acquire',
      headers: { 'x-tab-id': 'bea-1' },
      payload: { id, urn: 'urn:resource:catalog:movie' },
    })
    const { number } = lock.json<{ data: { number: number } }>().data
    const before = await assets()
    const bytes = await sample('bumper-video')
    const refused = { status: 409, header: { errors: [{ code: LOCKED }] } }
    expect(await upload(admin, bytes)).toMatchObject(refused)
    expect(await upload(admin, bytes, '', { 'idempotency-key': 'locked' })).toMatchObject(refused)
    expect(await assets()).toEqual(before)
    const payload = { id, urn: 'urn:resource:catalog:movie', number }
    await bea.send({ method: 'PUT', url: '/api/user/lock/release', headers: { 'x-tab-id': 'bea-1' }, payload })
  })

  it('has one effect when a broken upload is sent again under its key', async () => {
    const bytes = await sample('ratingcard-video')
    const headers = { 'if-match': rev, 'idempotency-key': 'the-card' }
    const first = await upload(admin, bytes, '&vrt=card', headers)
    const second = await upload(admin, bytes, '&vrt=card', headers)
    expect(second.data).toEqual(first.data)
    expect((await assets()).filter(({ file_uri }) => file_uri.endsWith('vrt=card'))).toHaveLength(1)
    expect((await upload(admin, await sample('bumper-video'), '&vrt=card', headers)).status).toBe(422)
  })

  it('is refused by what it is: too large, of another kind, or no media at all', async () => {
    const large = await upload(admin, Buffer.alloc(LIMIT + 1))
    expect([large.status, large.header.errors[0]]).toMatchObject([413, { params: { limit: LIMIT } }])
    const tools = await admin.send({ url: '/api/media/tools' })
    expect(tools.json()).toMatchObject({ data: { uploadBytes: LIMIT } })
    expect((await upload(admin, Buffer.from('{}'), '', { 'content-type': 'application/json' })).status).toBe(415)
    const broken = await upload(admin, (await sample('bumper-video')).subarray(0, 9_000))
    expect(broken.status).toBe(415)
    expect(broken.header.errors[0]).toMatchObject({ field: '/file', keyword: 'truncated' })
  })
})
