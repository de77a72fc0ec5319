import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportDryRun, JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { IMPORT_BYTES } from '#contract/values/transfer.ts'
import { dataOf, type Answer } from '#tests/support/answers.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload } from '#tests/support/upload.ts'

const movie = shippedType('movie')
const MOVIES = '/api/content/urn/resource/catalog/movie'
const IN = { prd: 'rimba-my' }
type Title = Record<string, unknown> & { id: string; rev: number; st: string }

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs('content_admin')
})
afterAll(() => server.close())

const importFile = (
  text: string | Buffer,
  query: Record<string, string> = {},
  wish: { name?: string; mapping?: object; person?: Person } = {},
) =>
  upload(wish.person ?? admin, '/api/import/urn/resource/catalog/movie', {
    query: { ...IN, ...query },
    text,
    name: wish.name ?? 'films.csv',
    ...(wish.mapping && { fields: { mapping: JSON.stringify(wish.mapping) } }),
  })
const dryRun = async (text: string, wish = {}) => dataOf<ImportDryRun>(await importFile(text, { dryRun: 'true' }, wish))

/** Runs what was asked for, and answers the job as its owner sees it. */
async function ended(answer: Answer): Promise<JobDetail> {
  const { status_id: id } = dataOf<JobAnswer>(answer)
  await server.runner.runDue()
  return dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${id}` }))
}
const imported = async (text: string, query = {}, wish = {}) => ended(await importFile(text, query, wish))
const titles = async () =>
  dataOf<Title[]>(await admin.send({ url: `${MOVIES}?pageSize=100&info=full&sortBy=created&sortOrder=asc` }))
const exported = async (payload: object) => {
  const job = await ended(await admin.send({ method: 'POST', url: '/api/export/urn/resource/catalog/movie', payload }))
  const file = await server.app.inject(job.url ?? '')
  return { job, file, text: file.payload }
}

describe('an import', () => {
  it('shows what it would do before anything is done', async () => {
    const run = await dryRun(
      'title,year,runtime,genres,imdb,lwe\nOne,2001,90,"Drama, Nonesuch",tt1,\nTwo,2002,80,Comedy,tt2,soon\n',
    )
    expect(run).toMatchObject({ count: 2, looked: 2, create: 1, update: 0, unchanged: 0, failures: 1 })
    expect(run.mapping).toEqual({
      title: 'lon.en',
      year: 'yr',
      runtime: 'rt',
      genres: 'gnr',
      imdb: 'ex_id',
      lwe: 'lwe',
    })
    expect(run.fail).toEqual([
      {
        row: 2,
        code: 90000422,
        description: "'soon' is no date that is known here. Write 2026-11-24.",
        field: '/lwe',
        column: 'lwe',
        keyword: 'row.date',
        params: { value: 'soon' },
      },
    ])
    expect(run.unknown).toEqual([{ column: 'genres', word: 'Nonesuch', count: 1 }])
    expect(run.examples[0]).toMatchObject({ row: 1, lon: [{ lang: 'en', n: 'One' }] })
    expect(await titles()).toEqual([])
  })

  it('makes titles, and changes them where it is run again', async () => {
    const first = await imported('ex_id,lon.en,yr\na1,One,2001\na2,Two,2002\n')
    expect(first).toMatchObject({ kind: 'importContent', status: 'active', count: 2, success: 2, failure: 0 })
    const again = await imported('ex_id,lon.en,yr\na1,One,2001\na2,Two again,2002\na3,Three,2003\n')
    expect(again).toMatchObject({ status: 'active', count: 3, success: 3 })
    const made = await titles()
    expect(
      made.map(({ ex_id: exId, lon, yr, prd, st }) => [exId, (lon as { n: string }[])[0]?.n, yr, prd, st]),
    ).toEqual([
      ['a1', 'One', 2001, ['rimba-my'], 'draft'],
      ['a2', 'Two again', 2002, ['rimba-my'], 'draft'],
      ['a3', 'Three', 2003, ['rimba-my'], 'draft'],
    ])
    expect(made[0]?.rev).toBe(1)
  })

  it('makes no title without a name, and says so at the row', async () => {
    const rows = [
      { ex_id: 'n1' },
      { ex_id: 'n2', 'lon.en': '' },
      { ex_id: 'n3', 'lon.en': '!!!' },
      { ex_id: 'n4', 'lon.en': 'Named' },
    ]
    const dry = await dryRun(JSON.stringify(rows), { name: 'films.json' })
    expect(dry).toMatchObject({ create: 1, failures: 3 })
  })

  it('leaves what an empty cell says alone; null clears', async () => {
    await imported('ex_id,lon.en,yr\na1,,\n')
    expect((await titles())[0]).toMatchObject({ yr: 2001, lon: [{ lang: 'en', n: 'One' }] })
    await imported(JSON.stringify([{ ex_id: 'a1', yr: null, 'lon.ms': 'Satu' }]), {}, { name: 'films.json' })
    const [one] = await titles()
    expect(one).not.toHaveProperty('yr')
    expect(one?.lon).toEqual([
      { lang: 'en', n: 'One' },
      { lang: 'ms', n: 'Satu' },
    ])
  })

  it('is taken back as one: what it made is deleted, what it changed is as before', async () => {
    const before = (await titles()).map(({ lon, yr }) => ({ lon, yr }))
    const job = await imported('ex_id,lon.en,yr\na1,Renamed,1999\na9,Nine,2009\n')
    expect(job).toMatchObject({ undoable: true, success: 2 })
    const undone = await ended(await admin.send({ method: 'POST', url: `/api/jobs/${job.id}/undo` }))
    expect(undone).toMatchObject({ kind: 'undo', status: 'active', success: 2, failure: 0 })
    expect((await titles()).map(({ lon, yr }) => ({ lon, yr }))).toEqual(before)

    const anew = await imported('ex_id,lon.en,yr\na9,Nine,2010\n')
    expect(anew).toMatchObject({ status: 'active', success: 1, failure: 0 })
    expect((await titles()).find(({ ex_id: exId }) => exId === 'a9')).toMatchObject({ st: 'draft', yr: 2010 })
    expect(await ended(await admin.send({ method: 'POST', url: `/api/jobs/${anew.id}/undo` }))).toMatchObject({
      success: 1,
    })
    expect((await titles()).map(({ lon, yr }) => ({ lon, yr }))).toEqual(before)
  })

  it('keeps going where a row fails, and gives the failed rows back as a file', async () => {
    const job = await imported(
      'Film,Ende,note\n"=Bad, but kept",never,x\nGood,2034-01-01,y\n',
      {},
      { mapping: { Film: 'lon.en', Ende: 'lwe' }, name: '电影.csv' },
    )
    expect(job).toMatchObject({ status: 'failed', success: 1, failure: 1 })
    const file = await server.app.inject(job.url ?? '')
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="__-failed.csv"; filename*=UTF-8''%E7%94%B5%E5%BD%B1-failed.csv`,
    )
    const [head, row] = file.payload.replace('\uFEFF', '').split('\r\n')
    expect(head).toBe('Film,Ende,note,error,field')
    expect(row).toContain(`"'=Bad, but kept",never,x,`)
    expect(row).toContain(',/lwe')
  })
})

it('a file of one byte too many is refused while it comes', async () => {
  const answer = await importFile(Buffer.alloc(IMPORT_BYTES + 1, 97))
  expect(answer.statusCode).toBe(413)
})

describe('an export', () => {
  it.each(['csv', 'json', 'ndjson'] as const)('as %s changes nothing when it is imported', async (format) => {
    const payload = { ...movie.sample, prd: ['rimba-my'], ex_id: `full-${format}`, st: 'draft' }
    await admin.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload })
    const { text, job } = await exported({ flt: { filter: [] }, format })
    const before = await titles()
    expect(job).toMatchObject({ status: 'active', count: before.length, success: before.length })
    const run = await dryRun(text, { name: `films.${format}` })
    expect(run).toMatchObject({ count: before.length, create: 0, update: 0, failures: 0, unchanged: before.length })
    expect(await imported(text, {}, { name: `films.${format}` })).toMatchObject({ status: 'active', failure: 0 })
    expect((await titles()).map(({ id, rev }) => [id, rev])).toEqual(before.map(({ id, rev }) => [id, rev]))
  })

  it('runs no formula, and opens in spreadsheets as UTF-8', async () => {
    await imported('ex_id,lon.en\nf1,"\'=HYPERLINK(""http://x"")"\n')
    const made = (await titles()).find(({ ex_id: exId }) => exId === 'f1')
    const { text, file } = await exported({ keys: [made?.id], fields: ['lon.en'], format: 'csv' })
    expect(text).toBe(`\uFEFFlon.en\r\n"'=HYPERLINK(""http://x"")"\r\n`)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="movie-\d{4}-\d\d-\d\d-\w{4}\.csv"$/)
  })

  it('holds the titles that are named, and no others', async () => {
    const [one, two] = await titles()
    const { text } = await exported({ keys: [two?.id, one?.id], fields: ['id'], format: 'ndjson' })
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as Title).id),
    ).toEqual([two?.id, one?.id])
  })

  it('holds the side that is asked for, of named titles too', async () => {
    const made = dataOf<Title>(
      await admin.send({
        method: 'POST',
        url: `${MOVIES}?prd=rimba-my`,
        payload: { ...movie.sample, ex_id: 'sides', st: 'published' },
      }),
    )
    const headers = { 'if-match': `"${made.rev}"` }
    const payload = { ...movie.sample, yr: 1999, st: 'draft' }
    await admin.send({ method: 'PUT', url: `${MOVIES}/${made.id}`, headers, payload })
    const years = async (more: object) => {
      const { text } = await exported({ fields: ['st', 'yr'], format: 'ndjson', keys: [made.id], ...more })
      return JSON.parse(text) as object
    }
    expect(await years({})).toEqual({ st: 'draft', yr: 1999 })
    expect(await years({ st: 'published' })).toEqual({ st: 'published', yr: movie.sample.yr })
    expect(
      await years({ st: 'published', keys: undefined, flt: { filter: [{ field: 'ex_id', term: 'sides' }] } }),
    ).toEqual({ st: 'published', yr: movie.sample.yr })
  })

  it('takes along what waits for approval, which no row rewrites; imported again it changes nothing', async () => {
    const body = { ...movie.sample, ex_id: 'waits', yr: 2001, st: 'published' }
    const made = dataOf<Title>(await admin.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload: body }))
    const headers = { 'if-match': `"${made.rev}"` }
    const payload = { ...movie.sample, ex_id: 'waits', yr: 2002, st: 'pending' }
    expect((await admin.send({ method: 'PUT', url: `${MOVIES}/${made.id}`, headers, payload })).statusCode).toBe(200)
    const flt = { filter: [{ field: 'ex_id', term: 'waits' }] }
    const { text } = await exported({ flt, fields: ['id', 'ex_id', 'st', 'yr'], format: 'csv' })
    expect(text).toContain('waits,pending,2002')
    expect(await dryRun(text)).toMatchObject({ count: 1, unchanged: 1, update: 0, failures: 0 })
    for (const query of [{}, { publish: 'true' }]) {
      const job = await imported('ex_id,yr\nwaits,2003\n', query)
      expect(job).toMatchObject({ status: 'failed', success: 0, failure: 1 })
    }
    const read = dataOf<Title>(await admin.send({ url: `${MOVIES}/${made.id}` }))
    expect(read).toMatchObject({ st: 'pending', yr: 2002 })
  })

  it('opens by its signed address for an hour, and for nobody else', async () => {
    const { job } = await exported({ flt: { filter: [] }, format: 'csv' })
    const bare = (job.url ?? '').split('?')[0] ?? ''
    expect((await server.app.inject(bare)).statusCode).toBe(401)
    expect((await server.app.inject(`${bare}?ticket=x.y`)).statusCode).toBe(401)
    expect((await admin.send({ url: bare })).statusCode).toBe(200)
    const other = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'other' })
    expect((await other.send({ url: bare })).statusCode).toBe(404)
    const { url } = dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${job.id}` }))
    expect((await server.app.inject(url ?? '')).statusCode).toBe(200)
  })
})
