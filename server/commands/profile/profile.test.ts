import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SIDE, PHOTO_UPLOAD_BYTES } from '#contract/values/limits.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { DemoUser } from '../../identity/demoUsers.ts'
import { userClaims } from '../../identity/tokenIssuer.ts'
import { storedMovie } from '#tests/support/storedMovie.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type Profile = { displayName: string; photoURL: string | null; email: string; user_metadata: { displayName: string } }

const BOUNDARY = 'marquee-photo'
const ANN = { username: 'ann', name: 'Ann Lee', roles: ['content_admin'], products: ['rimba-my'] }
let server: TestServer
let ann: Person
let ben: Person

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.signInAs(ANN)
  ben = await server.signInAs({ username: 'ben', name: 'Ben Ong', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  await save({ displayName: '', photoURL: null })
})

const answerOf = async (answer: ReturnType<Person['send']>) => {
  const response = await answer
  const { header, data } = response.json<Envelope<Profile>>()
  return { status: response.statusCode, data, errors: header.errors }
}
const read = (person = ann) => answerOf(person.send({ url: '/api/user/profile' }))
const save = (change: object, person = ann) =>
  answerOf(person.send({ method: 'PATCH', url: '/api/user/profile', payload: { user_metadata: change } }))
const upload = (bytes: Buffer, person = ann, type = 'image/jpeg') => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="me.jpg"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  return answerOf(person.send({ method: 'POST', url: '/api/user/profile/photo', payload, headers }))
}
const drawn = (colour: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 800) =>
  sharp({ create: { width, height: 500, channels: 4, background: colour } })
    .toFormat(format)
    .toBuffer()
const picture = async (address: string | null, person = ann) => person.send({ url: `/api${address}` })

describe('the name of a profile', () => {
  it('is the account’s until another is chosen, and again when that is given up', async () => {
    expect((await read()).data).toMatchObject({ displayName: 'Ann Lee', photoURL: null, email: 'ann@rimba.example' })
    expect((await save({ displayName: '  Annie   Lee ' })).data).toMatchObject({
      displayName: 'Annie Lee',
      accountName: 'Ann Lee',
      user_metadata: { displayName: 'Annie Lee', photoURL: null },
    })
    expect((await read()).data.displayName).toBe('Annie Lee')
    expect((await read(ben)).data.displayName).toBe('Ben Ong')
    for (const displayName of [' ', '\t', '\n \u00a0'])
      expect((await save({ displayName })).data?.displayName).toBe('Ann Lee')
  })

  it('is seen at once in locks, by those who are on the title, and by the own sessions', async () => {
    const { id = '', urn = '' } = await storedMovie(ann, 'Alpha')
    const target = { id, urn }
    const headers = { 'x-tab-id': 'tab-1' }
    const lock = { method: 'POST', url: '/api/user/lock/acquire', payload: target, headers } as const
    const here = { method: 'POST', url: '/api/user/presence', payload: { ...target, mode: 'edit' }, headers } as const
    await ann.send(lock)
    await ann.send(here)
    const told: string[] = []
    const stop = server.services.events.subscribe(({ topic, by }) => topic === 'profile' && told.push(by))
    await save({ displayName: 'Annie' })
    const status = await ben.send({ url: `/api/user/lock/${id}/status?urn=${urn}` })
    expect(status.json<Envelope<{ name: string }>>().data.name).toBe('Annie')
    const people = await ben.send({ url: `/api/user/presence/${id}?urn=${urn}` })
    expect(people.json<Envelope<{ name: string }[]>>().data).toMatchObject([{ name: 'Annie' }])
    expect((await ann.send(lock)).json<Envelope<{ name: string }>>().data.name).toBe('Annie')
    await expect.poll(() => told).toEqual(['Annie'])
    stop()
  })

  it('stands in the tokens that the embedded sign-in makes from now on', async () => {
    await save({ displayName: 'Annie' })
    const { identity } = server.services
    const { uid } = await identity.verify(ann.token)
    const user = await identity.embedded?.directory.findByUid(uid)
    expect(user).toMatchObject({ displayName: 'Annie', roles: ['content_admin'] })
    expect(userClaims(user as DemoUser)).toMatchObject({ name: 'Annie' })
  })

  it('is refused at its field where it could mislead or harm', async () => {
    for (const displayName of ['<script>x</script>', 'Ann\u202eeeL', '???', 'n'.repeat(81)])
      expect(await save({ displayName })).toMatchObject({
        status: 422,
        errors: [{ field: '/user_metadata/displayName' }],
      })
    for (const displayName of ['n'.repeat(2_000), 'n'.repeat(60_000), 7, null])
      expect((await save({ displayName })).status).toBeOneOf([400, 422])
    expect((await save({ displayName: 'n'.repeat(1_100_000) })).status).toBe(413)
    expect((await save({ role: 'admin' })).status).toBeOneOf([400, 422])
    expect((await read()).data.displayName).toBe('Ann Lee')
  })

  it('is nobody else’s, chosen or of an account, however it is written; one’s own account’s name always is', async () => {
    await ben.send({ url: '/api/user/profile' })
    expect((await save({ displayName: 'Annie' })).status).toBe(200)
    for (const displayName of ['ben ong', 'BEN  ONG', 'Bén-Ong', 'Nurul Huda'])
      expect(await save({ displayName })).toMatchObject({ status: 409, errors: [{ code: 90040410 }] })
    expect((await save({ displayName: 'ANNIE' }, ben)).status).toBe(409)
    expect((await save({ displayName: 'annie' })).data.displayName).toBe('annie')
    expect((await save({ displayName: 'Ben Ong' }, ben)).status).toBe(200)
    await save({ displayName: '' }, ben)
  })

  it('is one’s own even without roles or products', async () => {
    const guest = await server.signInAs({ username: 'guest', name: 'Guest', roles: [], products: [] })
    expect((await save({ displayName: 'Gus' }, guest)).data.displayName).toBe('Gus')
  })
})

describe('the photo of a profile', () => {
  it.each(['jpeg', 'png'] as const)('comes as %s and is kept as a small square without metadata', async (format) => {
    const { status, data } = await upload(await drawn('#936', format))
    expect(status).toBe(200)
    const shown = await picture(data.photoURL, ben)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    const { width, height, exif } = await sharp(shown.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: PHOTO_SIDE, height: PHOTO_SIDE, exif: undefined })
  })

  it.each([
    [20_000, 1],
    [1, 20_000],
  ])('takes the middle of a strip of %d x %d pixels, with no more work than for any other', async (width, height) => {
    const create = { width, height, channels: 3 as const, background: '#963' }
    const { status, data } = await upload(await sharp({ create }).png().toBuffer())
    expect(status).toBe(200)
    const shown = await sharp((await picture(data.photoURL)).rawPayload).metadata()
    expect(shown).toMatchObject({ width: PHOTO_SIDE, height: PHOTO_SIDE })
  })

  it.each([
    ['a drawing that could hold scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a page', async () => Buffer.from('<!doctype html><script>x</script>'), 415],
    ['another format', () => drawn('#369', 'webp'), 415],
    ['a torn picture', async () => (await drawn('#369')).subarray(0, 300), 415],
    ['nothing', async () => Buffer.alloc(0), 415],
    ['one byte too many', async () => Buffer.alloc(PHOTO_UPLOAD_BYTES + 1, 0xff), 413],
    ['far too much', async () => Buffer.alloc(PHOTO_UPLOAD_BYTES * 2, 0xff), 413],
  ])('is not %s', async (_, bytes, status) => {
    expect((await upload(await bytes())).status).toBe(status)
    expect((await read()).data.photoURL).toBeNull()
  })

  it('is shown to whoever has a ticket or a token, and to nobody else', async () => {
    const { photoURL } = (await upload(await drawn('#393'))).data
    const ticket = (await ben.send({ url: '/api/image/ticket' })).json<Envelope<{ ticket: string }>>().data.ticket
    expect((await server.app.inject(`/api${photoURL}?ticket=${ticket}`)).statusCode).toBe(200)
    expect((await server.app.inject(`/api${photoURL}?ticket=${ticket}x`)).statusCode).toBe(401)
    expect((await server.app.inject(`/api${photoURL}`)).statusCode).toBe(401)
    for (const file of ['none.jpg', '..%2f..%2fsecret', `${'0'.repeat(64)}.jpg`])
      expect((await picture(`/user/profile/photo/${file}`)).statusCode).toBe(404)
  })

  it('is gone when it is taken away or replaced, unless somebody else shows the same', async () => {
    const red = await drawn('#f00')
    const mine = (await upload(red)).data.photoURL
    const theirs = (await upload(red, ben)).data.photoURL
    expect(theirs).toBe(mine)
    expect((await save({ photoURL: null })).data.photoURL).toBeNull()
    expect((await picture(theirs)).statusCode).toBe(200)
    const next = (await upload(await drawn('#0f0'), ben)).data.photoURL
    expect((await picture(theirs)).statusCode).toBe(404)
    expect((await picture(next)).statusCode).toBe(200)
  })

  it('is uploaded and not linked to; naming the one that is there changes nothing', async () => {
    const { photoURL } = (await upload(await drawn('#00f'))).data
    for (const address of [
      'https://elsewhere.example/x.jpg',
      'javascript:alert(1)',
      `/user/profile/photo/${'0'.repeat(64)}.jpg`,
    ])
      expect(await save({ photoURL: address })).toMatchObject({
        status: 422,
        errors: [{ field: '/user_metadata/photoURL' }],
      })
    expect((await save({ photoURL, displayName: 'Annie' })).data).toMatchObject({ photoURL, displayName: 'Annie' })
  })
})
