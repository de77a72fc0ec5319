import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogUrn } from '#contract/values/urn.ts'
import { movie } from '../../types/movie/movie.ts'
import type { Person, TestServer } from '#tests/support/startServer.ts'
import { startTestServer } from '#tests/support/startServer.ts'

const urn = catalogUrn('movie')
const BOUNDARY = 'marquee-test'
let server: TestServer
let admin: Person
let viewer: Person
let elsewhere: Person
let movieId = ''
let rev = ''

const drawn = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 40, b: 20 } } })
    .jpeg()
    .toBuffer()

function form(bytes: Buffer): { payload: Buffer; headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

async function upload(
  person: Person,
  bytes: Buffer,
  query = `urn=${urn}&type=Poster&ratio=16x9`,
  ifMatch = rev,
  more: Record<string, string> = {},
) {
  const { payload, headers } = form(bytes)
  const answer = await person.send({
    method: 'POST',
    url: `/api/image/upload/${movieId}?${query}`,
    payload,
    headers: { ...headers, 'if-match': ifMatch, ...more },
  })
  if (answer.statusCode === 200) rev = answer.headers.etag as string
  return answer
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  viewer = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
  elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
  const { ia: _ia, ...payload } = movie.sample
  const made = await admin.send({
    method: 'POST',
    url: '/api/content/urn/resource/catalog/movie?prd=rimba-my',
    payload: { ...payload, prd: ['rimba-my'] },
  })
  movieId = made.json<{ data: { id: string } }>().data.id
  rev = made.headers.etag as string
})
afterAll(() => server.close())

describe('an image of a document', () => {
  it('is written into the draft and can be seen in the widths that are kept', async () => {
    const answer = await upload(admin, await drawn())
    expect(answer.json()).toMatchObject({
      data: { ia: ['0-16x9'], image: { type: 'Poster', ratio: '16x9', width: 640 } },
    })
    const { ticket } = (await admin.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data
    const picture = await server.app.inject(
      `/api/image/${movieId}/0-16x9.jpg?width=100&ticket=${encodeURIComponent(ticket)}`,
    )
    expect(picture.headers['content-type']).toBe('image/jpeg')
    const size = await sharp(picture.rawPayload).metadata()
    expect([size.width, size.height]).toEqual([160, 90])
  })
  it('fills several slots with one picture, for one language or for all', async () => {
    const answer = await upload(admin, await drawn(), `urn=${urn}&type=Cover,Banner&ratio=16x9,4x3&lang=ms`)
    const names = ['0-16x9-Banner_ms', '0-16x9-Cover_ms', '0-4x3-Banner_ms', '0-4x3-Cover_ms']
    expect(answer.json<{ data: { filled: string[] } }>().data.filled.toSorted()).toEqual(names)
    const ticket = (await admin.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data.ticket
    const address = `/api/image/${movieId}/Cover_ms/0-16x9.jpg?width=100&ticket=${encodeURIComponent(ticket)}`
    expect((await server.app.inject(address)).statusCode).toBe(200)
    expect((await upload(admin, await drawn(), `urn=${urn}&type=Cover,Cloth&ratio=16x9`)).statusCode).toBe(422)
    const wrong = await upload(admin, await drawn(), `urn=${urn}&type=Cover&ratio=16x9&lang=xx`)
    expect(wrong.statusCode).toBe(400)
  })
  it('is cropped around its focal point wherever it stands, and as chosen in one slot', async () => {
    const frame = async (slot: string, payload: object, person = admin) => {
      const answer = await person.send({
        method: 'PUT',
        url: `/api/image/${movieId}/${slot}&urn=${urn}`,
        payload,
        headers: { 'if-match': rev },
      })
      if (answer.statusCode === 200) rev = answer.headers.etag as string
      return answer
    }
    const focal = { x: 0.1, y: 0.9 }
    const answer = await frame('0-16x9?suffix=Cover_ms', { focal })
    const { meta } = answer.json<{ data: { meta: Record<string, { focal?: object; crop?: object }> } }>().data
    expect(meta['0-4x3-Banner_ms']?.focal).toEqual(focal)
    const crop = { left: 0.5, top: 0, width: 0.5 }
    const chosen = (await frame('0-4x3?suffix=Banner_ms', { crop })).json<{ data: { meta: typeof meta } }>().data.meta
    expect(chosen['0-4x3-Banner_ms']).toMatchObject({ focal, crop })
    expect(chosen['0-16x9-Cover_ms']?.crop).toBeUndefined()
    const given = (await frame('0-4x3?suffix=Banner_ms', { crop: null })).json<{ data: { meta: typeof meta } }>().data
      .meta
    expect(given['0-4x3-Banner_ms']).not.toHaveProperty('crop')
    expect((await frame('0-4x3?suffix=Banner_ms', { crop: { left: 0.9, top: 0, width: 0.5 } })).statusCode).toBe(422)
    expect((await frame('0-4x3?suffix=Banner_ms', { focal: { x: 2, y: 0 } })).statusCode).toBe(422)
    expect((await frame('0-3x1?suffix=Logo', { focal })).statusCode).toBe(404)
    expect((await frame('0-4x3?suffix=Banner_ms', { focal }, viewer)).statusCode).toBe(403)
  })
  it('can be seen whole by whoever chooses its crop', async () => {
    const ticket = (await admin.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data.ticket
    const address = `/api/image/${movieId}/0-16x9.jpg?width=640&scalingMode=whole&ticket=${encodeURIComponent(ticket)}`
    const size = await sharp((await server.app.inject(address)).rawPayload).metadata()
    expect([size.width, size.height]).toEqual([640, 480])
  })
  it('belongs to whoever shares its product, and to nobody without a ticket', async () => {
    const { ticket } = (await elsewhere.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data
    expect(
      (await server.app.inject(`/api/image/${movieId}/0-16x9.jpg?ticket=${encodeURIComponent(ticket)}`)).statusCode,
    ).toBe(404)
    expect((await server.app.inject(`/api/image/${movieId}/0-16x9.jpg`)).statusCode).toBe(401)
    expect((await server.app.inject(`/api/image/${movieId}/0-16x9.jpg?ticket=x.y`)).statusCode).toBe(401)
  })
  it('is seen by nobody whose role sees no titles', async () => {
    const guest = await server.signInAs({ roles: [], products: ['rimba-my'] })
    const { ticket } = (await guest.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data
    const address = `/api/image/${movieId}/0-16x9.jpg?ticket=${encodeURIComponent(ticket)}`
    expect((await server.app.inject(address)).statusCode).toBe(404)
    expect((await guest.send({ url: `/api/image/${movieId}/0-16x9.jpg` })).statusCode).toBe(404)
    const live = await server.signInAs({ roles: ['live_content_admin'], products: ['rimba-my'] })
    expect((await live.send({ url: `/api/image/${movieId}/0-16x9.jpg` })).statusCode).toBe(404)
    expect((await viewer.send({ url: `/api/image/${movieId}/0-16x9.jpg` })).statusCode).toBe(200)
  })
  it('is seen by whoever lays out storefronts, as viewers see it', async () => {
    const editor = await server.signInAs({ roles: ['storefront_user'], products: ['rimba-my'] })
    const { ticket } = (await editor.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data
    const address = `/api/image/${movieId}/0-16x9.jpg?ticket=${encodeURIComponent(ticket)}`
    expect((await server.app.inject(address)).statusCode).toBe(200)
  })
  it('of a refused upload leaves no bytes behind, and a retry key stands for one picture', async () => {
    const uses = async () =>
      (await server.database.kysely.selectFrom('image_use').selectAll().execute()).map(({ hash }) => hash)
    const before = await uses()
    expect((await upload(admin, await drawn(123, 321), undefined, '"1"')).statusCode).toBe(409)
    expect(await uses()).toEqual(before)
    const at = rev
    const keyed = { 'idempotency-key': 'one-picture' }
    const first = await upload(admin, await drawn(400, 300), undefined, at, keyed)
    const again = await upload(admin, await drawn(400, 300), undefined, at, keyed)
    const other = await upload(admin, await drawn(500, 300), undefined, at, keyed)
    expect([first.statusCode, again.statusCode, other.statusCode]).toEqual([200, 200, 422])
    expect(again.json()).toMatchObject({ data: { image: { width: 400 } } })
    await upload(admin, await drawn())
  })
  it('of a published version stays with it while the draft gets another', async () => {
    const published = await admin.send({
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/movie/${movieId}`,
      payload: { st: 'published' },
      headers: { 'if-match': rev },
    })
    expect(published.json()).toMatchObject({ header: { code: 0 } })
    rev = published.headers.etag as string
    await upload(admin, await drawn(320, 320))
    const metadata = async (st: string) =>
      (await admin.send({ url: `/api/image/${movieId}/metadata?urn=${urn}&st=${st}` })).json<{
        data: { width: number }[]
      }>().data[0]?.width
    expect([await metadata('published'), await metadata('draft')]).toEqual([640, 320])
  })
  it('is removed from the draft', async () => {
    const answer = await admin.send({
      method: 'DELETE',
      url: `/api/image/${movieId}/0-16x9?urn=${urn}`,
      headers: { 'if-match': rev },
    })
    expect(answer.json<{ data: { ia: string[] } }>().data.ia).not.toContain('0-16x9')
    rev = answer.headers.etag as string
    expect(
      (
        await admin.send({
          method: 'DELETE',
          url: `/api/image/${movieId}/0-16x9?urn=${urn}`,
          headers: { 'if-match': rev },
        })
      ).statusCode,
    ).toBe(404)
  })
  it('is refused to whoever may only look, and from an old revision', async () => {
    expect((await upload(viewer, await drawn())).statusCode).toBe(403)
    expect((await upload(admin, await drawn(), undefined, '"1"')).statusCode).toBe(409)
    expect((await upload(elsewhere, await drawn())).statusCode).toBe(404)
  })
  it('must be a sound picture in a slot of the matrix', async () => {
    expect((await upload(admin, Buffer.from('<svg/>'))).statusCode).toBe(415)
    expect((await upload(admin, await drawn(), `urn=${urn}&type=Poster&ratio=7x7x7`)).statusCode).toBe(422)
    expect((await upload(admin, await drawn(), `urn=${urn}&type=__proto__&ratio=16x9`)).statusCode).toBe(422)
  })
  it('of a storefront is named by its settings: seen by those who share its product, uploaded by those who lay it out', async () => {
    const lays = async (product: string, role = 'storefront_admin') =>
      server.signInAs({ roles: [role], products: [product] })
    const [store, far, looks] = [
      await lays('rimba-my'),
      await lays('rimba-sg'),
      await lays('rimba-my', 'storefront_user'),
    ]
    const made = await store.send({
      ...{ method: 'POST', url: '/api/storefront/urn/page?prd=rimba-my' },
      payload: { ty: 'storefront', lon: [{ lang: 'en', n: 'Pictures' }] },
    })
    const { id } = made.json<{ data: { id: string } }>().data
    const send = async (person: Person, bytes: Buffer, of = id) =>
      person.send({ method: 'POST', url: `/api/image/picture/${of}?prd=rimba-my`, ...form(bytes) })
    const { url, width } = (await send(store, await drawn())).json<{ data: { url: string; width: number } }>().data
    expect([url.startsWith(`/image/picture/${id}/`), width]).toEqual([true, 640])
    const read = async (person: Person, address = url) => (await person.send({ url: `/api${address}` })).statusCode
    const guest = await server.signInAs({ roles: [], products: ['rimba-my'] })
    expect([await read(looks), await read(far), await read(guest)]).toEqual([200, 404, 404])
    const { ticket } = (await far.send({ url: '/api/image/ticket' })).json<{ data: { ticket: string } }>().data
    const open = async (more: string) => (await server.app.inject(`/api${url}${more}`)).statusCode
    expect([await open(''), await open(`?ticket=${encodeURIComponent(ticket)}`)]).toEqual([401, 404])
    expect(await read(looks, url.replace('.jpg', '.png'))).toBe(404)
    expect(await read(looks, `/image/picture/${movieId}/${url.split('/').at(-1)}`)).toBe(404)
    const refused = [send(looks, await drawn()), send(far, await drawn()), send(store, await drawn(), movieId)]
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 404, 404])
    expect((await send(store, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415)

    // A rail that is copied into a page of another product takes the picture along; what its copier does not see stays.
    const copied = async (person: Person) => {
      const post = { method: 'POST', url: '/api/storefront/urn/page?prd=rimba-sg' } as const
      const payload = { ty: 'collection', lon: [{ lang: 'en', n: 'Copied' }] }
      const page = (await person.send({ ...post, payload })).json<{ data: { id: string; rev: number } }>().data
      const rail = { id: 'new', lon: [{ lang: 'en', n: 'Rail' }], owner: 'standalone', bg_img: { url } }
      const answer = await person.send({
        ...{ method: 'PUT', url: `/api/storefront/urn/page/${page.id}/tree?prd=rimba-sg` },
        headers: { 'if-match': `"${page.rev}"` },
        payload: { page: { ...payload, c: [{ id: 'new' }] }, containers: [rail], removed: [] },
      })
      const { containers } = answer.json<{ data: { containers: { bg_img: { url: string } }[] } }>().data
      return { page, address: containers[0]?.bg_img.url ?? '' }
    }
    const both = await server.signInAs({ roles: ['storefront_admin'], products: ['rimba-my', 'rimba-sg'] })
    const { page, address } = await copied(both)
    expect(address).toBe(url.replace(id, page.id))
    expect([await read(far, address), await read(looks, address)]).toEqual([200, 404])
    expect((await copied(far)).address).toBe(url)

    // A container that is made or saved alone owns what it names, too.
    const alone = { method: 'POST', url: '/api/storefront/urn/container?prd=rimba-sg' } as const
    const rail = { lon: [{ lang: 'en', n: 'Alone' }], bg_img: { url } }
    const { data: single } = (await both.send({ ...alone, payload: rail })).json<{
      data: { id: string; rev: number; bg_img: { url: string } }
    }>()
    const saved = await both.send({
      ...{ method: 'PUT', url: `/api/storefront/urn/container/${single.id}?prd=rimba-sg`, payload: rail },
      headers: { 'if-match': `"${single.rev}"` },
    })
    const owned = saved.json<{ data: { bg_img: { url: string } } }>().data.bg_img.url
    expect([owned, await read(far, owned)]).toEqual([url.replace(id, single.id), 200])
    expect(single.bg_img.url).toBe(owned)
  })
  it('cannot be named by a form', async () => {
    const forged = { '0-16x9': { hash: 'f'.repeat(64), width: 1, height: 1, size: 1, ext: 'jpg' } }
    const answer = await admin.send({
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/movie/${movieId}`,
      headers: { 'if-match': rev },
      payload: { ...movie.sample, prd: ['rimba-my'], ia: ['0-16x9'], ia_meta: forged, st: 'draft' },
    })
    expect(answer.json<{ data: { ia?: string[] } }>().data.ia ?? []).not.toContain('0-16x9')
    rev = answer.headers.etag as string
  })
})
