import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClipHit, EditList, EditListHead, MediaVariant, StoredEditList } from '#contract/schemas/video.ts'
import type { CaptionsKept, CaptionsOf } from '#contract/schemas/captions.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

type Fault = { code: number; field?: string }
type Body<Data> = { data: Data; header: { errors: Fault[] } }

const MOVIES = '/api/content/urn/resource/catalog/movie'
const STALE = 90010409
const media = (name: string) => readFile(join(import.meta.dirname, `../../seed/media/${name}.mp4`))

let server: TestServer
let cutter: Person
let id = ''

beforeAll(async () => {
  server = await startTestServer({})
  cutter = await server.signInAs({
    username: 'cutter',
    name: 'Cutter',
    roles: ['content_admin'],
    products: ['rimba-my'],
  })
  const made = await cutter.send({
    method: 'POST',
    url: `${MOVIES}?prd=rimba-my`,
    payload: { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] },
  })
  id = made.json<Body<{ id: string }>>().data.id
})
afterAll(() => server.close())

const list = (of: Partial<EditList> = {}): EditList => ({
  ...{ asset: { cty: 'movie', id }, rate: { num: 30, den: 1 }, length: 900, output: 'one' },
  segs: [{ id: 'a', in: 30, out: 90, label: 'Opening', keep: true }],
  breaks: [{ id: 'b', at: 60, dur: 30_000, ap: 'mid' }],
  ...of,
})

async function ask<Data>(person: Person, method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, rev = 1) {
  const answer = await person.send({
    method,
    url: `/api/media/${id}/edits${path}?cty=movie${method === 'DELETE' ? `&rev=${rev}` : ''}`,
    ...(payload && { payload }),
  })
  const { data, header } = answer.json<Body<Data>>()
  return { status: answer.statusCode, data, fault: header.errors[0] }
}
const save = (person: Person, edit: string, rev: number, of: Partial<EditList> = {}, name = 'First cut') =>
  ask<StoredEditList>(person, 'PUT', `/${edit}`, { name, rev, edit: list(of) })

describe('edit lists of a title', () => {
  it('are kept by name, read again as they were, changed from the revision that was read, and thrown away', async () => {
    const edit = randomUUID()
    expect(await save(cutter, edit, 0)).toMatchObject({ status: 200, data: { rev: 1, by: 'Cutter', edit: list() } })
    expect((await save(cutter, edit, 1, { segs: [] }, 'Second cut')).data).toMatchObject({ rev: 2, name: 'Second cut' })
    expect((await ask<StoredEditList>(cutter, 'GET', `/${edit}`)).data.edit.segs).toEqual([])
    const heads = (await ask<EditListHead[]>(cutter, 'GET', '')).data
    expect(heads).toMatchObject([{ id: edit, name: 'Second cut', segs: 0, breaks: 1 }])
    // Somebody who read it before the second save throws away nothing that they have not seen.
    expect(await ask(cutter, 'DELETE', `/${edit}`)).toMatchObject({ status: 409, fault: { code: STALE } })
    expect((await ask(cutter, 'DELETE', `/${edit}`, undefined, 2)).status).toBe(200)
    expect((await ask(cutter, 'GET', `/${edit}`)).status).toBe(404)
  })

  it('that somebody else has saved are not written over: the refusal has what stands there', async () => {
    const edit = randomUUID()
    await save(cutter, edit, 0)
    await save(cutter, edit, 1, {}, 'Theirs')
    for (const rev of [0, 1])
      expect(await save(cutter, edit, rev, {}, 'Mine')).toMatchObject({
        ...{ status: 409, fault: { code: STALE } },
        data: { name: 'Theirs', rev: 2 },
      })
    expect((await save(cutter, randomUUID(), 7)).status).toBe(404)
  })

  it('are for those who may view the title, and for no other product and no other title', async () => {
    const edit = randomUUID()
    await save(cutter, edit, 0)
    const viewer = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
    expect((await ask(viewer, 'GET', `/${edit}`)).status).toBe(200)
    expect((await save(viewer, edit, 1)).status).toBe(403)
    expect((await ask(viewer, 'DELETE', `/${edit}`)).status).toBe(403)
    const elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await ask(elsewhere, 'GET', '')).status).toBe(404)
    expect((await ask(elsewhere, 'DELETE', `/${edit}`)).status).toBe(404)
    const foreign = await save(cutter, edit, 1, { asset: { cty: 'movie', id: randomUUID() } })
    expect(foreign).toMatchObject({ status: 422, fault: { field: '/edit/asset' } })
  })

  it.each([
    [
      'a segment that ends where it begins',
      { segs: [{ id: 'a', in: 9, out: 9, label: '', keep: true }] },
      '/edit/segs/0/out',
    ],
    ['one behind the end', { segs: [{ id: 'a', in: 9, out: 901, label: '', keep: true }] }, '/edit/segs/0/out'],
    ['a break behind the end', { breaks: [{ id: 'b', at: 901, dur: 0, ap: 'post' }] }, '/edit/breaks/0/at'],
    ['two breaks of one id', { breaks: [1, 2].map((at) => ({ id: 'b', at, dur: 0, ap: 'mid' })) }, '/edit/breaks/1/id'],
  ] as const)('with %s are refused at their field', async (_what, of, field) => {
    expect(await save(cutter, randomUUID(), 0, of as Partial<EditList>)).toMatchObject({
      status: 422,
      fault: { field },
    })
  })

  it('take any words, and no id that is none', async () => {
    const name = 'நேரடி 剪辑 <script>&"\' ' + '\u{1f3ac}'
    const { data } = await save(cutter, randomUUID(), 0, { names: '{title} {n}' }, name)
    expect(data).toMatchObject({ name, edit: { names: '{title} {n}' } })
    expect((await save(cutter, 'nonesuch', 0)).status).toBe(400)
    const many = Array.from({ length: 501 }, (_, at) => ({
      id: String(at),
      in: at,
      out: at + 1,
      label: '',
      keep: true,
    }))
    expect((await save(cutter, randomUUID(), 0, { segs: many })).status).toBe(422)
  })
})

describe('captions of a title', () => {
  const captions = async <Data>(
    person: Person,
    method: 'GET' | 'PUT' | 'DELETE',
    path = '',
    text?: string,
    rev?: number,
  ) => {
    const read = rev ?? (method === 'PUT' ? 0 : 1)
    const url = `/api/media/${id}/captions${path}${method === 'GET' ? '' : `?cty=movie&rev=${read}`}`
    const answer = await person.send({ method, url, ...(text !== undefined && { payload: { text } }) })
    const { data, header } = answer.json<Body<Data>>()
    return { status: answer.statusCode, data, fault: header.errors[0] }
  }
  const file = 'WEBVTT\n\n00:02.000 --> 00:04.000\nHe was on the last <i>ferry</i>.\n\n00:09.000 --> 00:08.000\nNever'

  it('are kept by language from a file, told by line where they cannot be, found by the search, and thrown away', async () => {
    const kept = await captions<CaptionsKept>(cutter, 'PUT', '/en', file)
    expect(kept).toMatchObject({
      status: 200,
      data: { track: { lang: 'en', rev: 1, count: 1, by: 'Cutter' }, problems: [{ line: 6, reason: 'reversed' }] },
    })
    await captions(cutter, 'PUT', '/ta', 'WEBVTT\n\n00:02.000 --> 00:04.000\nகடைசிப் படகு')
    expect((await captions<CaptionsOf>(cutter, 'GET', '?lang=ta')).data).toMatchObject({
      ...{ tracks: [{ lang: 'en' }, { lang: 'ta' }], lang: 'ta' },
      captions: [{ start: 2_000, end: 4_000, text: 'கடைசிப் படகு' }],
    })
    const hits = async (query: string, of = `&id=${id}`, person = cutter) =>
      (await person.send({ url: `/api/query_stc?query=${encodeURIComponent(query)}&embedding_type=words${of}` })).json<
        Body<ClipHit[]>
      >().data
    expect(await hits('ferry')).toEqual([
      { id, key: id, start: 2_000, end: 4_000, score: 1, text: 'He was on the last ferry.' },
    ])
    expect(await hits('கடைசி')).toHaveLength(1)
    // Over all titles by the words that begin there, in any script, for those who may see the title.
    await captions(cutter, 'PUT', '/zh', '1\n00:00:02,000 --> 00:00:04,000\n他坐上最后一班渡轮。')
    for (const query of ['ferr', 'கடைசி', '渡轮']) expect(await hits(query, '')).toMatchObject([{ id, start: 2_000 }])
    expect(await hits('ferryman', '')).toEqual([])
    const sg = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect(await hits('ferry', '', sg)).toEqual([])
    expect((await captions(cutter, 'DELETE', '/zh')).status).toBe(200)
    for (const lang of ['en', 'ta']) expect((await captions(cutter, 'DELETE', `/${lang}`)).status).toBe(200)
    expect((await captions(cutter, 'DELETE', '/en')).status).toBe(404)
    expect((await captions<CaptionsOf>(cutter, 'GET')).data).toEqual({ tracks: [], captions: [] })
  })

  it('are read of TTML too, and put in place of those that were read alone', async () => {
    const ttml = '<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1s" end="2s">Enak sekali</p></body></tt>'
    expect(await captions(cutter, 'PUT', '/ms', ttml)).toMatchObject({ data: { track: { rev: 1, count: 1 } } })
    expect(await captions(cutter, 'PUT', '/ms', ttml, 1)).toMatchObject({ data: { track: { rev: 2 } } })
    const stale = { status: 409, fault: { code: STALE }, data: { lang: 'ms', rev: 2, by: 'Cutter' } }
    for (const rev of [0, 1]) expect(await captions(cutter, 'PUT', '/ms', ttml, rev)).toMatchObject(stale)
    expect(await captions(cutter, 'DELETE', '/ms', undefined, 1)).toMatchObject(stale)
    expect((await captions(cutter, 'DELETE', '/ms', undefined, 2)).status).toBe(200)
    expect((await captions(cutter, 'PUT', '/ms', ttml, 2)).status).toBe(404)
  })

  it('are refused at their field where nothing is one, and for those who may not change the title', async () => {
    const none = { status: 422, fault: { field: '/text' } }
    for (const text of ['', 'No captions', '-->\n'.repeat(50), '<tt><p begin="1s"'])
      expect(await captions(cutter, 'PUT', '/en', text)).toMatchObject(none)
    expect((await captions(cutter, 'PUT', '/%2e%2e%2fen', file)).status).toBe(400)
    const viewer = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
    expect((await captions(viewer, 'PUT', '/en', file)).status).toBe(403)
    expect((await captions(viewer, 'GET')).status).toBe(200)
    const elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await captions(elsewhere, 'GET')).status).toBe(404)
    expect((await captions(elsewhere, 'DELETE', '/en')).status).toBe(404)
  })
})

it('what plays of a title is told variant by variant, exactly', async () => {
  const facts = async () => {
    const answer = await cutter.send({ url: `/api/media/${id}/facts` })
    return answer.json<Body<{ variants: MediaVariant[] }>>().data.variants
  }
  expect(await facts()).toEqual([])
  for (const [name, query] of [
    ['festival-video', ''],
    ['festival-audio', ''],
    ['bumper-video', '&vrt=clean'],
  ] as const) {
    const { headers } = await cutter.send({ url: `${MOVIES}/${id}` })
    await cutter.send({
      ...{ method: 'POST', url: `/api/media/upload/${id}?cty=movie${query}`, payload: await media(name) },
      headers: { 'content-type': 'video/mp4', 'if-match': String(headers.etag) },
    })
  }
  const rate = { num: 30_000, den: 1_001 }
  expect(await facts()).toMatchObject([
    { video: { rate, frames: 900, dur: 30_030, width: 320 }, audio: { codec: 'mp4a.40.2', sampleRate: 48_000 } },
    { vrt: 'clean', video: { codec: expect.stringMatching(/^avc1/) } },
  ])
})

it('passages of titles are found by what is said of their scenes, by those who may see both', async () => {
  const scene = (n: string, sp: number, prd = 'rimba-my') => ({
    ...{ lon: [{ lang: 'en', n }], chrs: ['Mei'], parent: id, sp, ep: sp + 1_000, prd: [prd] },
  })
  for (const [n, sp] of [
    ['Old harbour at night', 1_000],
    ['A boat leaves the harbour', 2_500],
    ['Snow on the mountain', 9_000],
  ] as const)
    await cutter.send({
      ...{ method: 'POST', url: '/api/content/urn/resource/catalog/scenes?prd=rimba-my', payload: scene(n, sp) },
    })
  const ask = async (person: Person, query: string, more = '') => {
    const url = `/api/query_stc?query=${encodeURIComponent(query)}&embedding_type=both${more}`
    return (await person.send({ url })).json<Body<ClipHit[]>>().data
  }
  const hit = { id, key: id, start: 1_000, end: 3_500 }
  expect(await ask(cutter, 'harbour')).toMatchObject([hit])
  expect(await ask(cutter, 'mountain')).toMatchObject([{ start: 9_000, end: 10_000, score: 1 }])
  // Of one title, letters find what no word does.
  expect(await ask(cutter, 'harbors', `&id=${id}`)).toMatchObject([hit])
  expect(await ask(cutter, 'submarine', `&id=${id}`)).toEqual([])
  const elsewhere = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
  expect(await ask(elsewhere, 'harbour')).toEqual([])
  // By meaning where another service compares, and told where there is none.
  const meant = `/api/query_stc?query=winter&embedding_type=meaning&id=${id}`
  const refused = await cutter.send({ url: meant })
  expect([refused.statusCode, refused.json<Body<null>>().header.errors[0]?.code]).toEqual([422, 90090429])
  const { services } = server
  const own = services.meaning
  services.meaning = {
    isThere: true,
    nearness: async (_question, texts) => texts.map((text) => (text.startsWith('Snow') ? 0.8 : 0.1)),
  }
  expect((await cutter.send({ url: meant })).json<Body<ClipHit[]>>().data).toMatchObject([{ start: 9_000, score: 0.8 }])
  services.meaning = own
})
