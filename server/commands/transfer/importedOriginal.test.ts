import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Aggregate } from '#contract/schemas/aggregate.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { dataOf, type Answer } from '#tests/support/answers.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload } from '#tests/support/upload.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const AGGREGATE = '/api/aggregate/urn/resource/catalog/movie'
type Title = ContentRecord & Record<string, unknown>

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs('content_admin')
})
afterAll(() => server.close())

async function ended(answer: Answer): Promise<JobDetail> {
  const { status_id: id } = dataOf<JobAnswer>(answer)
  await server.runner.runDue()
  return dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${id}` }))
}
const send = (rows: readonly object[], source?: string) =>
  upload(admin, '/api/import/urn/resource/catalog/movie', {
    query: { prd: 'rimba-my' },
    text: JSON.stringify(rows),
    name: 'films.json',
    ...(source && { fields: { source } }),
  })
const imported = async (rows: readonly object[], source?: string) => ended(await send(rows, source))
const undo = async ({ id }: JobDetail) => ended(await admin.send({ method: 'POST', url: `/api/jobs/${id}/undo` }))
const titleOf = async (exId: string): Promise<Title> => {
  const all = dataOf<Title[]>(await admin.send({ url: `${MOVIES}?pageSize=100&info=full` }))
  return all.find((title) => title.ex_id === exId) as Title
}
const save = async (exId: string, change: object) => {
  const { id, rev, lon, prd } = await titleOf(exId)
  return admin.send({
    method: 'PUT',
    url: `${MOVIES}/${id}`,
    headers: { 'if-match': `"${rev}"` },
    payload: { lon, prd, ...change },
  })
}
const restore = async (exId: string) => {
  const { id } = await titleOf(exId)
  const answer = await admin.send({
    method: 'POST',
    url: '/api/content/restore/original',
    payload: { cty: 'movie', id, l2v: false },
  })
  await server.runner.runDue()
  return answer.statusCode
}
const reaggregate = async (exId: string) => {
  const { id } = await titleOf(exId)
  await admin.send({ method: 'POST', url: `${AGGREGATE}/${id}` })
  await server.runner.runDue()
}
const originOf = async (exId: string) => {
  const { id } = await titleOf(exId)
  return dataOf<Aggregate>(await admin.send({ url: `${AGGREGATE}/${id}` }))
}
const name = (n: string) => [{ lang: 'en', n }]

describe('a title that came by import', () => {
  it('can be restored to the text that it was imported with', async () => {
    await imported([{ ex_id: 'o1', 'lon.en': 'One', yr: 2001 }])
    await save('o1', { lon: name('Retouched'), yr: 1999, rt: 60_000 })
    expect(await restore('o1')).toBe(202)
    const title = await titleOf('o1')
    expect(title).toMatchObject({ st: 'draft', lon: name('One'), yr: 2001 })
    expect(title).not.toHaveProperty('rt')
    expect(await originOf('o1')).toMatchObject({
      sources: [{ src: 'cp', fields: ['yr', 'lon'] }],
      original: expect.any(String),
    })
  })

  it('goes back to what a newer file says, without what people have changed between', async () => {
    await imported([{ ex_id: 'o2', 'lon.en': 'Two', yr: 2001 }])
    await save('o2', { lon: name('Two, retouched'), yr: 2001, rt: 60_000 })
    await imported([{ ex_id: 'o2', yr: 2002, 'lon.ms': 'Dua' }])
    expect(await titleOf('o2')).toMatchObject({ yr: 2002, rt: 60_000 })
    await restore('o2')
    const title = await titleOf('o2')
    expect(title).toMatchObject({ yr: 2002, lon: [...name('Two'), { lang: 'ms', n: 'Dua' }] })
    expect(title).not.toHaveProperty('rt')
  })

  it('made by hand and changed by a file has the text of that import as its original', async () => {
    await admin.send({
      method: 'POST',
      url: `${MOVIES}?prd=rimba-my`,
      payload: { lon: name('Three'), ex_id: 'o3', prd: ['rimba-my'] },
    })
    expect(await restore('o3')).toBe(409)
    await imported([{ ex_id: 'o3', yr: 2003 }])
    await save('o3', { lon: name('Else'), yr: 2003 })
    expect(await restore('o3')).toBe(202)
    expect(await titleOf('o3')).toMatchObject({ lon: name('Three'), yr: 2003 })
  })

  it('has no original for those who lack the product that it was imported into', async () => {
    await imported([{ ex_id: 'o9', 'lon.en': 'Nine' }])
    await save('o9', { lon: name('Moved'), prd: ['rimba-sg'] })
    const { id } = await titleOf('o9')
    const neighbour = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    await neighbour.send({
      method: 'POST',
      url: '/api/content/restore/original?prd=rimba-sg',
      payload: { cty: 'movie', id, l2v: false },
    })
    await server.runner.runDue()
    expect(await titleOf('o9')).toMatchObject({ lon: name('Moved'), prd: ['rimba-sg'] })
  })

  it('is aggregated anew from all its sources in their order, and keeps what people have changed', async () => {
    await imported([{ ex_id: 'o4', 'lon.en': 'Four', yr: 2001, rt: 60_000 }], 'cp')
    await imported([{ ex_id: 'o4', 'lon.en': 'The Four', yr: 2002, tc: 'UHD' }], 'gn')
    expect((await originOf('o4')).sources.map(({ src }) => src)).toEqual(['cp', 'gn'])
    await save('o4', { lon: name('Our Four'), yr: 2002, rt: 60_000 })
    await reaggregate('o4')
    expect(await titleOf('o4')).toMatchObject({ lon: name('Our Four'), yr: 2001, rt: 60_000 })
    const { rev } = await titleOf('o4')
    await reaggregate('o4')
    expect((await titleOf('o4')).rev).toBe(rev)
  })

  it('says nothing of a source that is none', async () => {
    expect((await send([{ ex_id: 'o5', 'lon.en': 'Five' }], 'press')).statusCode).toBe(400)
  })

  it('has the sources and the original from before once its import is undone', async () => {
    await imported([{ ex_id: 'o6', 'lon.en': 'Six', yr: 2001 }])
    const before = await originOf('o6')
    const job = await imported([
      { ex_id: 'o6', yr: 2002, rt: 60_000 },
      { ex_id: 'o7', 'lon.en': 'Seven' },
    ])
    const { id: made } = await titleOf('o7')
    expect((await originOf('o6')).sources).toMatchObject([{ fields: ['rt', 'yr', 'lon'] }])
    expect(await undo(job)).toMatchObject({ success: 2, failure: 0 })
    expect(await originOf('o6')).toEqual(before)
    await save('o6', { lon: name('Else'), yr: 1999 })
    await restore('o6')
    expect(await titleOf('o6')).toMatchObject({ lon: name('Six'), yr: 2001 })
    for (const table of ['source', 'aggregate']) {
      const { rows } = await server.database.pool.query(`SELECT FROM ${table} WHERE id = $1`, [made])
      expect(rows).toEqual([])
    }
    const again = await imported([{ ex_id: 'o7', 'lon.en': 'Seven', yr: 2007 }])
    expect(again).toMatchObject({ success: 1 })
    expect(await originOf('o7')).toMatchObject({ sources: [{ src: 'cp' }], original: expect.any(String) })
  })

  it('loses all of it when it is purged', async () => {
    await imported([{ ex_id: 'o8', 'lon.en': 'Eight', yr: 2001 }])
    await imported([{ ex_id: 'o8', yr: 2002 }])
    const { id } = await titleOf('o8')
    await save('o8', { st: 'purged' })
    const { rows } = await server.database.pool.query(
      `SELECT id::text FROM source WHERE id = $1 UNION ALL SELECT id::text FROM aggregate WHERE id = $1
        UNION ALL SELECT doc FROM job_item WHERE doc = $1::text AND before::text LIKE '%2001%'`,
      [id],
    )
    expect(rows).toEqual([])
  })
})
