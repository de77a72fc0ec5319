import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOfTree } from '#contract/rules/transfer/rowsOfTree.ts'
import type { ImportDryRun, JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { dataOf } from '#tests/support/answers.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload } from '#tests/support/upload.ts'

const FOLDER = join(import.meta.dirname, '../../../tests/data/transfer')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
type Title = Record<string, unknown> & { id: string; ex_id: string }

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs('content_admin')
})
afterAll(() => server.close())

const send = (type: string, text: string, name: string, query: Record<string, string> = {}) =>
  upload(admin, `/api/import/urn/resource/catalog/${type}`, { query: { prd: 'rimba-my', ...query }, text, name })

async function imported(type: string, text: string, name: string): Promise<JobDetail> {
  const { status_id: id } = dataOf<JobAnswer>(await send(type, text, name))
  await server.runner.runDue()
  return dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${id}` }))
}
const titles = async (type: string) =>
  new Map(
    dataOf<Title[]>(await admin.send({ url: `/api/content/urn/resource/catalog/${type}?pageSize=100&info=full` })).map(
      (title) => [title.ex_id, title],
    ),
  )
const name = (en: string) => [{ lang: 'en', n: en }]

describe('files of other catalogues', () => {
  it.each([
    ['films.json', 'movie'],
    ['films.csv', 'movie'],
    ['shows.json', 'tvseries'],
  ])('%s imports as it is, and a second time changes nothing', async (file, type) => {
    const text = read(file)
    const job = await imported(type, text, file)
    expect(job).toMatchObject({ status: 'active', success: job.count, failure: 0 })
    expect(job.count).toBeGreaterThan(5)
    const again = dataOf<ImportDryRun>(await send(type, text, file, { dryRun: 'true' }))
    expect(again).toMatchObject({ count: job.count, looked: job.count, unchanged: job.count })
  })

  it('come with genres, people, dates and providers', async () => {
    const [film] = JSON.parse(read('films.json')) as { href: string; title: string; year: number; cast: string[] }[]
    expect((await titles('movie')).get(film?.href ?? '')).toMatchObject({
      lon: name(film?.title ?? ''),
      yr: film?.year,
      ppl: film?.cast.map((n) => ({ n, r: 'actor' })),
    })
    const [show] = JSON.parse(read('shows.json')) as { id: number; premiered: string; network?: { name: string } }[]
    expect((await titles('tvseries')).get(String(show?.id))).toMatchObject({
      rdt: show?.premiered,
      yr: Number(show?.premiered.slice(0, 4)),
      pn: show?.network?.name,
    })
  })

  it('become series, seasons and episodes that hang together', async () => {
    const { series, seasons, episodes } = rowsOfTree(JSON.parse(read('tree.json')))
    const first = await imported('tvseason', lines(seasons), 'tvseason.ndjson')
    expect(first).toMatchObject({ status: 'failed', failure: seasons.length })
    for (const [type, rows] of Object.entries({ tvseries: series, tvseason: seasons, tvepisode: episodes }))
      expect(await imported(type, lines(rows), `${type}.ndjson`)).toMatchObject({ success: rows.length, failure: 0 })
    const [shows, parts, all] = [await titles('tvseries'), await titles('tvseason'), await titles('tvepisode')]
    const season = parts.get('survivor-us-s01')
    expect(season).toMatchObject({ lon: name('Survivor: Borneo'), ssn_n: 1, parent: shows.get('survivor-us')?.id })
    expect(all.get('survivor-us-s01e02')).toMatchObject({
      lon: name('The Generation Gap'),
      parent: season?.id,
      ssn_n: 1,
      eps_n: 2,
      rt: 2_640_000,
      oadt: '2000-06-07',
    })
  })

  it('are taken as lists of episodes, once somebody says of what series', async () => {
    const rows = rowsOfTree(JSON.parse(read('episodes.json')), { name: 'Game of Thrones', id: 'tvmaze-82' })
    await imported('tvseries', lines(rows.series), 'a.ndjson')
    await imported('tvseason', lines(rows.seasons), 'b.ndjson')
    expect(await imported('tvepisode', lines(rows.episodes), 'c.ndjson')).toMatchObject({
      status: 'active',
      failure: 0,
    })
    const season = (await titles('tvseason')).get('tvmaze-82-s01')
    expect((await titles('tvepisode')).get('tvmaze-82-s01e01')).toMatchObject({
      parent: season?.id,
      lon: name('Winter is Coming'),
    })
    expect(await imported('tvepisode', read('scenes.json'), 'scenes.json')).toMatchObject({
      status: 'active',
      failure: 0,
    })
    expect((await titles('tvepisode')).get('tt1480055')).toMatchObject({ ssn_n: 1, eps_n: 1, oadt: '2011-04-17' })
  })

  it('hang from no parent that is deleted or unknown, and stay where they hang already', async () => {
    const row = (exId: string, more: object) => lines([{ ex_id: exId, 'lon.en': exId, ...more }])
    await imported('tvseries', lines([{ ex_id: 'goes', 'lon.en': 'Goes' }]), 'a.ndjson')
    const goes = (await titles('tvseries')).get('goes')
    await imported('tvseason', row('hangs', { parent: 'ex:goes' }), 'b.ndjson')
    const deleted = await admin.send({
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/tvseries/${goes?.id}?confirm=breaks,hasChildren`,
      headers: { 'if-match': `"${goes?.rev}"` },
      payload: { st: 'deleted' },
    })
    expect(deleted.statusCode).toBe(200)

    expect(await imported('tvseason', row('new', { parent: 'ex:goes' }), 'c.ndjson')).toMatchObject({ failure: 1 })
    expect(await imported('tvseason', row('hangs', { parent: goes?.id, yr: 2001 }), 'd.ndjson')).toMatchObject({
      failure: 0,
      success: 1,
    })
    const unknown = { parent: '00000000-0000-4000-8000-000000000000' }
    expect(await imported('tvseason', row('hangs', unknown), 'e.ndjson')).toMatchObject({ failure: 1 })
  })
})
