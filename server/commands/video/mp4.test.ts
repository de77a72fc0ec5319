import { readdir, readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mp4State } from '#contract/schemas/video.ts'
import type { Watching } from '../../media/watching.ts'
import { eventually } from '#tests/support/eventually.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { framesInFile, framesOf, hasFfmpeg } from '#tests/support/framesInFile.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type Fault = { code: number; field?: string }
type Body<Data> = { data: Data; header: { errors: Fault[] } }
type Piece = { key: string; start: number; end: number; name?: string }

const MOVIES = '/api/content/urn/resource/catalog/movie'
const KEYFRAMES_ONLY = 90090428
const MIXED = 90090427
const media = (name: string) => readFile(join(import.meta.dirname, `../../seed/media/${name}.mp4`))
const canCut = await hasFfmpeg()

let server: TestServer
/** Without ffmpeg. */
let bare: TestServer
let plain: Person
let cutter: Person
let folder = ''
let now = Date.parse('2026-11-23T10:00:00Z')
const films: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-test-'))
  server = await startTestServer({ now: () => now })
  cutter = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'cutter' })
  bare = await startTestServer({ settings: { ffmpeg: 'no-such-tool' } })
  plain = await bare.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  films.bare = await aFilm(bare, plain, 'festival')
  for (const name of ['festival', 'harbour']) films[name] = await aFilm(server, cutter, name)
})
afterAll(async () => {
  await server.close()
  await bare.close()
  await rm(folder, { recursive: true })
})

async function aFilm(at: TestServer, person: Person, name: string): Promise<string> {
  const payload = { lon: [{ lang: 'en', n: name }], prd: ['rimba-my'] }
  const made = await person.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload })
  const { id } = made.json<Body<{ id: string }>>().data
  for (const [nth, kind] of ['video', 'audio'].entries())
    await person.send({
      ...{ method: 'POST', url: `/api/media/upload/${id}?cty=movie`, payload: await media(`${name}-${kind}`) },
      headers: { 'content-type': 'video/mp4', 'if-match': `"${nth + 1}"` },
    })
  await at.runner.runDue()
  return id
}

const request = (smil: Piece[], more: object = {}) => ({
  ...{ sType: 'download', bandwidth: {}, subtitle: false, quality: 'SD', lon: [{ lang: 'en', n: 'Best of' }], smil },
  ...more,
})

async function post(payload: object, query = '', person = cutter) {
  const sent = { payload: JSON.stringify(payload), headers: { 'content-type': 'text/plain' } }
  const answer = await person.send({ method: 'POST', url: `/api/download/mp4${query}`, ...sent })
  const { data, header } = answer.json<Body<Mp4State>>()
  return { status: answer.statusCode, data, fault: header.errors[0] }
}

/** Frames of a 29.97 film as the wire has them. */
const at2997 = (frame: number) => Math.round((frame * 1_001_000) / 30_000)
const at30 = (frame: number) => Math.round((frame * 1_000) / 30)

/** Every frame of a finished file: which sample it is of, and which frame of that. */
async function framesIn(on: TestServer, { url }: { url: string }): Promise<[id: number, frame: number][]> {
  const answer = await on.app.inject(`/api${url}`)
  const path = join(folder, 'result.mp4')
  await writeFile(path, answer.rawPayload)
  return framesInFile(path)
}
const run = framesOf

describe.runIf(canCut)('a download where the machine has ffmpeg', () => {
  it('has the very frames that were asked for, in the order of play, of titles of different rates', async () => {
    const { festival = '', harbour = '' } = films
    const body = request([
      { key: festival, start: at2997(47), end: at2997(78) },
      { key: festival, start: at2997(890), end: at2997(900) },
      { key: festival, start: 0, end: at2997(3) },
    ])
    const begun = await post(body)
    expect(begun.data).toMatchObject({ status: 'processing', estimate: expect.any(Number) })
    await server.runner.runDue()
    // The same body is the poll.
    const { data } = await post(body)
    expect(data).toMatchObject({ id: begun.data.id, status: 'ready', progress: 100 })
    expect(data.files).toEqual([{ name: 'Best of.mp4', url: data.mp4Url, size: expect.any(Number) }])
    expect(await framesIn(server, data.files![0]!)).toEqual([...run(3, 47, 78), ...run(3, 890, 900), ...run(3, 0, 3)])

    const many = request(
      [
        { key: harbour, start: at30(61), end: at30(70), name: 'One / two' },
        { key: festival, start: at2997(10), end: at2997(14), name: 'One / two' },
      ],
      { output: 'many' },
    )
    await post(many)
    await server.runner.runDue()
    const both = (await post(many)).data.files ?? []
    expect(both.map(({ name }) => name)).toEqual(['One - two.mp4', 'One - two (2).mp4'])
    expect(await framesIn(server, both[0]!)).toEqual(run(1, 61, 70))
    expect((await framesIn(server, both[1]!)).slice(0, 1)).toEqual([[3, 10]])
  })
})

/** A cut that comes to no end by itself. */
const untilCalledOff = (_plan: unknown, { watching: { signal } }: { watching: Pick<Watching, 'signal'> }) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('called off'))))

/** Has a clip made; answers its content and what became of it. */
async function clip(on: TestServer, person: Person, body: object, path = 'clip') {
  const answer = await person.send({ method: 'POST', url: `/api/readyforair/${path}`, payload: body })
  const { data, header } = answer.json<Body<{ status_id: string; id: string } | null>>()
  const read = async () => {
    const found = await person.send({ url: `/api/content/urn/resource/catalog/shortvideo/${data?.id}` })
    return { status: found.statusCode, ...found.json<Body<Clip | null>>().data }
  }
  return { status: answer.statusCode, job: data?.status_id ?? '', read, fault: header.errors[0], run: on.runner.runDue }
}
type Clip = { id: string; st: string; rt?: number; media_assets?: { ftype: string; file_uri: string }[] }
const clipOf = (id: string, more: object = {}) => ({
  ...{ id, cty: 'shortvideo', lon: [{ lang: 'en', n: 'Opening' }] },
  ...{ smil: [{ key: id, start: at2997(47), end: at2997(78) }], ...more },
})

describe('new content of pieces of a title', () => {
  it.each([true, false])(
    'is processing until its job gives it its media, then a draft that plays (exact: %s)',
    async (exact) => {
      if (exact && !canCut) return
      const [on, person, key] = exact ? [server, cutter, films.festival ?? ''] : [bare, plain, films.bare ?? '']
      const made = await clip(on, person, clipOf(key, { exact }), exact ? 'clip' : 'processShort')
      expect(made.status).toBe(202)
      await made.run()
      const { id, st, media_assets = [] } = await made.read()
      expect(st).toBe('draft')
      expect(media_assets.map(({ ftype }) => ftype)).toEqual(['video', 'audio'])
      const facts = await person.send({ url: `/api/media/${id}/facts` })
      // At keyframes it begins 47 frames earlier.
      const frames = exact ? 31 : 78
      const rate = { num: 30_000, den: 1_001 }
      expect(facts.json<Body<object>>().data).toMatchObject({ variants: [{ video: { rate, frames }, audio: {} }] })
    },
  )

  it('that is called off or fails is not there any more', async () => {
    const { tracks } = bare.services.cuts
    bare.services.cuts.tracks = untilCalledOff
    const called = await clip(bare, plain, clipOf(films.bare ?? '', { exact: false }))
    await eventually(async () => expect((await called.read()).st).toBe('pre-draft'))
    await plain.send({ method: 'POST', url: `/api/jobs/${called.job}/cancel` })
    await called.run()
    expect((await called.read()).st).toBe('purged')
    bare.services.cuts.tracks = () => Promise.reject(new DomainError('cutFailed'))
    const broken = await clip(bare, plain, clipOf(films.bare ?? '', { exact: false }))
    await broken.run()
    bare.services.cuts.tracks = tracks
    expect((await broken.read()).st).toBe('purged')
    const job = await plain.send({ url: `/api/jobs/${broken.job}` })
    expect(job.json<Body<object>>().data).toMatchObject({ status: 'failed', retryable: false })
  })

  it('takes both rights, products of one’s own and a type that has media', async () => {
    const viewer = await bare.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
    expect((await clip(bare, viewer, clipOf(films.bare ?? ''))).status).toBe(403)
    const foreign = await clip(bare, plain, clipOf(films.bare ?? '', { exact: false, prd: ['rimba-sg'] }))
    expect(foreign).toMatchObject({ status: 422, fault: { field: '/prd' } })
    const series = await clip(bare, plain, clipOf(films.bare ?? '', { exact: false, cty: 'team' }))
    expect(series.status).toBe(409)
    const long = await clip(bare, plain, clipOf(films.bare ?? '', { exact: false, cty: 'movie' }), 'processShort')
    expect(long).toMatchObject({ status: 422, fault: { field: '/cty' } })
  })
})

describe('a download where the machine has no ffmpeg', () => {
  it('is refused where it is to be exact, and says so before', async () => {
    const tools = await plain.send({ url: '/api/media/tools' })
    expect(tools.json<Body<object>>().data).toMatchObject({ ffmpeg: null, exact: false, meaning: false })
    const { bare: key = '' } = films
    const refused = await post(request([{ key, start: 0, end: 1_000 }]), '', plain)
    expect(refused).toMatchObject({ status: 422, fault: { code: KEYFRAMES_ONLY, field: '/exact' } })
  })

  it('begins at keyframes, ends at the very frame, and keeps the sound', async () => {
    const { bare: key = '' } = films
    const pieces = [
      { key, start: at2997(130), end: at2997(190) },
      { key, start: at2997(300), end: at2997(310) },
    ]
    const body = request(pieces, { exact: false })
    await post(body, '', plain)
    await bare.runner.runDue()
    const { data } = await post(body, '', plain)
    expect(data).toMatchObject({ status: 'ready', files: [{ name: 'Best of.mp4' }] })
    const bytes = (await bare.app.inject(`/api${data.mp4Url}`)).rawPayload
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
    // Keyframes stand every sixty frames: ten more before the first piece, none before the second.
    if (canCut) expect(await framesIn(bare, data.files![0]!)).toEqual([...run(3, 120, 190), ...run(3, 300, 310)])
  })
})

describe('downloads', () => {
  const body = () => request([{ key: films.festival ?? '', start: 0, end: 1_000 }], { exact: false, output: 'many' })

  it('are of whoever asked for them, by an address that ends and opens nothing else', async () => {
    await post(body())
    await server.runner.runDue()
    const { data } = await post(body())
    const url = `/api${data.mp4Url}`
    const part = await server.app.inject({ url, headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.payload]).toEqual([206, 'ftyp'])
    expect(part.headers['content-disposition']).toContain('attachment')
    expect((await server.app.inject(url.replace(/[^/]*$/, 'evil.html'))).statusCode).toBe(404)
    expect((await server.app.inject(url.replace('/file/', '/file/x'))).statusCode).toBe(404)
    const other = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'other' })
    expect((await other.send({ url: `/api/download/mp4/${data.id}` })).statusCode).toBe(404)
    const elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'sg' })
    expect((await post(body(), '', elsewhere)).status).toBe(404)
    now += 3_600_001
    cutter = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'cutter' })
    expect((await server.app.inject(url)).statusCode).toBe(403)
    expect((await server.app.inject(`/api${(await post(body())).data.mp4Url}`)).statusCode).toBe(200)
  })

  it('that were called off say so until they are asked for again', async () => {
    const sent = request([{ key: films.festival ?? '', start: 0, end: 2_000 }], { exact: false })
    const { files } = server.services.cuts
    server.services.cuts.files = untilCalledOff
    const { data } = await post(sent)
    expect((await cutter.send({ method: 'POST', url: `/api/jobs/${data.id}/cancel` })).statusCode).toBe(200)
    await server.runner.runDue()
    server.services.cuts.files = files
    expect((await post(sent)).data).toMatchObject({ id: data.id, status: 'failed', message: 'This was called off.' })
    const again = await post(sent, '?again=true')
    expect(again.data.id).not.toBe(data.id)
    await server.runner.runDue()
    expect((await post(sent)).data.status).toBe('ready')
  })

  it('that would take more of the disk than there may be fail with the reason and leave nothing behind', async () => {
    const small = await startTestServer({ settings: { mediaCutBytes: 1_000 } })
    const person = await small.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const sent = request([{ key: await aFilm(small, person, 'bumper'), start: 0, end: 1_000 }], { exact: false })
    await post(sent, '', person)
    await small.runner.runDue()
    expect((await post(sent, '', person)).data).toMatchObject({ status: 'failed', message: 'This is too large.' })
    await small.close()
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith('marquee-media-'))
    expect(left.filter((name) => name.includes('cut'))).toEqual([])
  })

  it('of pieces that no media has are refused at their field', async () => {
    const { festival: key = '' } = films
    const faultOf = async (piece: Partial<Piece>) =>
      (await post(request([{ key, start: 0, end: 1_000, ...piece }]))).fault
    expect((await faultOf({ start: 31_000, end: 32_000 }))?.field).toBe('/smil/0/start')
    expect((await faultOf({ start: 2_000, end: 1_000 }))?.field).toBe('/smil/0/end')
    expect((await faultOf({ end: 99_000 }))?.field).toBe('/smil/0/end')
    expect((await faultOf({ key: 'nonesuch' }))?.field).toBe('/smil/0/key')
    const both = [key, films.harbour ?? ''].map((one) => ({ key: one, start: 0, end: 1_000 }))
    expect((await post(request(both, { exact: false }))).fault).toMatchObject({ code: MIXED, field: '/exact' })
  })
})
