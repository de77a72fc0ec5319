import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Playback } from '#contract/schemas/media.ts'
import { PLAYBACK_S } from '#contract/values/media.ts'
import type { PeakLevel } from '../../media/derive/peaks.ts'
import { tilesOf } from '../../media/derive/tiles.ts'
import { movie } from '../../types/movie/movie.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const folder = join(import.meta.dirname, '../../seed/media')
const sample = (name: string) => readFile(join(folder, `${name}.mp4`))
const dp = { p: 'none', v: '1.0' }
const START = Date.parse('2026-11-22T10:00:00Z')

let server: TestServer
let admin: Person
let elsewhere: Person
let now = START
let film = ''
let bare = ''

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'sg' })
  film = await createMovie()
  bare = await createMovie()
  await upload(film, await sample('festival-video'), 1)
  await upload(film, await sample('festival-audio'), 2)
})
afterAll(() => server.close())

async function createMovie(): Promise<string> {
  const { media_assets: _none, ex_id: _id, ...payload } = movie.sample as Record<string, unknown>
  const url = '/api/content/urn/resource/catalog/movie?prd=rimba-my'
  const made = await admin.send({ method: 'POST', url, payload: { ...payload, prd: ['rimba-my'] } })
  return made.json<{ data: { id: string } }>().data.id
}

const upload = (id: string, payload: Buffer, rev: number) =>
  admin.send({
    method: 'POST',
    url: `/api/media/upload/${id}?cty=movie`,
    payload,
    headers: { 'content-type': 'video/mp4', 'if-match': `"${rev}"` },
  })

async function post<Data>(person: Person, path: string, payload: object) {
  const answer = await person.send({ method: 'POST', url: `/api/playback${path}`, payload })
  const { data, header } = answer.json<{ data: Data; header: { errors: { code: number; field?: string }[] } }>()
  return { status: answer.statusCode, data, error: header.errors[0] }
}

async function tokenOf(person: Person, id = film) {
  const device = await post<{ deviceToken: string }>(person, '/device/register', { id: 'a-browser', type: 'browser' })
  return post<{ token: string; until: string }>(person, '/authorize', {
    ...{ id, cty: 'movie', dp },
    deviceToken: device.data.deviceToken,
  })
}

async function play(person: Person, smil: object[], token?: string) {
  const word = token ?? (await tokenOf(admin)).data.token
  const body = { dp, filter: 'pipeline=ttml_removal', sType: 'dash', smil, token: word }
  return post<Playback>(person, '', body)
}

/** The manifest of a playback and the addresses of its files, below the API. */
async function manifest(url: string) {
  const answer = await server.app.inject(`/api${url}`)
  const files = [...answer.body.matchAll(/<BaseURL>\.\.\/(.+?)<\/BaseURL>/g)].map(([, file]) => `/api/media/${file}`)
  return { answer, files }
}

describe('playing pieces of titles', () => {
  it('goes from a device to an authorization of three hours to a manifest and to bytes', async () => {
    const { data } = await tokenOf(admin)
    expect(Date.parse(data.until) - now).toBe(PLAYBACK_S * 1_000)
    const played = await play(admin, [{ key: film, start: 5_000, end: 12_000 }], data.token)
    // Keyframes every 60 frames of 29.97: the one before 5 s stands at 4.004 s.
    expect(played.data.items).toMatchObject([{ early: 996, frame: 120, rate: { num: 30_000, den: 1_001 } }])
    const { answer, files } = await manifest(played.data.url)
    expect(answer.headers['content-type']).toBe('application/dash+xml')
    expect(files).toHaveLength(2)
    const whole = await server.app.inject(String(files[0]))
    expect(whole.rawPayload.equals(await sample('festival-video'))).toBe(true)
    expect(whole.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
    const part = await server.app.inject({ url: String(files[0]), headers: { range: 'bytes=100-199' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.rawPayload.length}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const tail = await server.app.inject({ url: String(files[0]), headers: { range: 'bytes=-50' } })
    expect(tail.rawPayload.equals(whole.rawPayload.subarray(-50))).toBe(true)
    const beyond = await server.app.inject({ url: String(files[0]), headers: { range: 'bytes=999999999-' } })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`])
  })

  it('opens each of its files by the name that its manifest gives it alone', async () => {
    const played = await play(admin, [{ key: film, start: 0, end: 2_000 }])
    const [video = '', audio = ''] = (await manifest(played.data.url)).files
    const status = async (url: string) => (await server.app.inject(url)).statusCode
    for (const name of ['evil.html', 'audio.mp4', 'sheet-0.jpg', 'manifest.mpd'])
      expect(await status(video.replace('video.mp4', name)), name).toBe(404)
    expect(await status(audio.replace('audio.mp4', 'video.mp4'))).toBe(404)
    expect((await server.app.inject(audio)).headers['content-type']).toBe('audio/mp4')
  })

  it('is planned the same by a remix, under the same name', async () => {
    const smil = [
      { key: film, start: 0, end: 2_000 },
      { key: film, start: 10_000, end: 11_000 },
    ]
    const remix = await post<Playback>(admin, '/remix', { smil })
    const { url: _url, until: _until, ...started } = (await play(admin, smil)).data
    expect(remix.data).toEqual(started)
    expect((await post<Playback>(admin, '/remix', { smil: smil.slice(1) })).data.id).not.toBe(remix.data.id)
  })

  it('ends with its addresses', async () => {
    const played = await play(admin, [{ key: film, start: 0, end: 2_000 }])
    const { files } = await manifest(played.data.url)
    now += PLAYBACK_S * 1_000
    expect((await manifest(played.data.url)).answer.statusCode).toBe(403)
    expect((await server.app.inject(String(files[0]))).statusCode).toBe(200)
    now += 3_600_000
    expect((await server.app.inject(String(files[0]))).statusCode).toBe(403)
    now = START
    const forged = played.data.url.replace(/.(?=\/manifest)/, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await manifest(forged)).answer.statusCode).toBe(404)
    const longer = played.data.url.replace('/manifest', '.more/manifest')
    expect((await manifest(longer)).answer.statusCode).toBe(404)
  })

  it('needs a token of its own person', async () => {
    const stranger = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'other' })
    const { data } = await tokenOf(stranger)
    expect((await play(admin, [{ key: film, start: 0, end: 1_000 }], data.token)).status).toBe(403)
    expect((await play(admin, [{ key: film, start: 0, end: 1_000 }], 'none')).status).toBe(403)
  })

  it('tells nothing of a foreign product: its titles are as missing as those that do not exist', async () => {
    const missing = '0198c0de-0000-7000-8000-00000000dead'
    const smil = (key: string) => ({ smil: [{ key, start: 0, end: 1_000 }] })
    const foreign = await post(elsewhere, '/remix', smil(film))
    expect(foreign).toEqual(await post(elsewhere, '/remix', smil(missing)))
    expect(foreign.status).toBe(404)
    expect((await tokenOf(elsewhere)).status).toBe(404)
    expect((await elsewhere.send({ url: `/api/media/${film}/keyframes` })).statusCode).toBe(404)
  })

  it('says which piece has no media and which lies outside of it', async () => {
    const without = await play(admin, [
      { key: film, start: 0, end: 1_000 },
      { key: bare, start: 0, end: 1_000 },
    ])
    expect([without.status, without.error?.field]).toEqual([404, '/smil/1/key'])
    const outside = await play(admin, [{ key: film, start: 0, end: 99_000 }])
    expect([outside.status, outside.error?.field]).toEqual([422, '/smil/0/end'])
    expect((await play(admin, [{ key: film, start: 0, end: 1_000, vrt: 'dub' }])).status).toBe(404)
  })

  it('media that another title was given is none of a title that only names it', async () => {
    const read = await admin.send({ url: `/api/content/urn/resource/catalog/movie/${film}` })
    const { media_assets: assets } = read.json<{ data: { media_assets: object[] } }>().data
    const url = `/api/content/urn/resource/catalog/movie/${bare}`
    const kept = (await admin.send({ url })).json<{ data: object }>().data
    const saved = await admin.send({
      ...{ method: 'PUT', url, headers: { 'if-match': '"1"' } },
      payload: { ...kept, media_assets: assets },
    })
    expect(saved.statusCode).toBe(200)
    expect((await play(admin, [{ key: bare, start: 0, end: 1_000 }])).status).toBe(404)
  })

  it('tells at which frames a piece can begin', async () => {
    const answer = await admin.send({ url: `/api/media/${film}/keyframes` })
    expect(answer.json<{ data: number[] }>().data).toEqual(Array.from({ length: 15 }, (_, nth) => nth * 60))
  })
})

describe('what is drawn of media', () => {
  it('is a waveform by levels and small pictures at signed addresses, where it was drawn', async () => {
    const { media } = server.services
    const waveform = (query = '') => admin.send({ url: `/api/media/${film}/waveform${query}` })
    const hashes = await hashesOf(film)
    for (const hash of hashes) await media.storeDerived(hash, { derived: {} })
    const [video = '', audio = ''] = hashes
    expect((await waveform()).statusCode).toBe(404)
    const levels = JSON.parse((await readFile(join(folder, 'festival-peaks.json'))).toString()) as PeakLevel[]
    await media.storeDerived(audio, { levels, derived: { peakLevels: levels.length } })
    expect((await waveform()).json<{ data: object }>().data).toEqual({ ...levels[0], level: 0, levels: 2 })
    expect((await waveform('?level=9')).json<{ data: object }>().data).toMatchObject({ level: 1, perSecond: 12.5 })

    const tiles = tilesOf(30_030, { width: 320, height: 180 })
    await media.storeDerived(video, { sheet: join(folder, 'festival-sheet.jpg'), derived: { tiles } })
    const vtt = await admin.send({ url: `/api/media/${film}/thumbnails.vtt` })
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8')
    const [, sheet = ''] = /\n\.\.\/(\S+?)#xywh=160,0,160,90\n/.exec(vtt.body) ?? []
    const picture = await server.app.inject(`/api/media/${sheet}`)
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect((await server.app.inject(`/api/media/${sheet.replace('sheet-0', 'sheet-1')}`)).statusCode).toBe(404)
    expect((await elsewhere.send({ url: `/api/media/${film}/waveform` })).statusCode).toBe(404)
  })

  it('follows an upload by itself where the machine has ffmpeg', async ({ skip }) => {
    if ((await server.services.media.ffmpegVersion()) === undefined) skip('no ffmpeg here')
    const other = await createMovie()
    await upload(other, await sample('railway-audio'), 1)
    await upload(other, await sample('railway-video'), 2)
    await expect
      .poll(async () => (await admin.send({ url: `/api/media/${other}/thumbnails.vtt` })).statusCode)
      .toBe(200)
    const answer = await admin.send({ url: `/api/media/${other}/waveform` })
    expect(answer.json<{ data: { peaks: number[] } }>().data.peaks.length).toBe(2 * 2_002)
  })
})

/** Picture and sound of a title. */
async function hashesOf(id: string): Promise<string[]> {
  const read = await admin.send({ url: `/api/content/urn/resource/catalog/movie/${id}` })
  const { media_assets: assets } = read.json<{ data: { media_assets: { file_uri: string }[] } }>().data
  return assets.map(({ file_uri }) => file_uri.slice('media:'.length))
}
