import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportDryRun, JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { dataOf } from '#tests/support/answers.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload } from '#tests/support/upload.ts'

const DIRTY = readFileSync(join(import.meta.dirname, '../../../tests/data/transfer/dirtyFilms.json'), 'utf8')
type Title = Record<string, unknown> & { id: string }

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs('content_admin')
})
afterAll(() => server.close())

const send = (text: string, query: Record<string, string> = {}, fields = {}, name = 'films.json') =>
  upload(admin, '/api/import/urn/resource/catalog/movie', { query: { prd: 'rimba-my', ...query }, text, name, fields })
const dryRun = async (text: string, fields = {}, name = 'films.json') =>
  dataOf<ImportDryRun>(await send(text, { dryRun: 'true' }, fields, name))
async function imported(text: string, name = 'films.json'): Promise<JobDetail> {
  const { status_id: id } = dataOf<JobAnswer>(await send(text, {}, {}, name))
  await server.runner.runDue()
  return dataOf<JobDetail>(await admin.send({ url: `/api/jobs/${id}` }))
}
const leftOf = async ({ id }: JobDetail) =>
  dataOf<JobItem[]>(await admin.send({ url: `/api/jobs/${id}/items?left=true` }))
const titles = async () =>
  dataOf<Title[]>(await admin.send({ url: '/api/content/urn/resource/catalog/movie?pageSize=100&info=full' }))

describe('odd cells of a file', () => {
  it('cost themselves, and the title is imported without them', async () => {
    const text = 'ex_id,title,yr,runtime,rdt\nc1,Odd year,soon,90,TBD\nc2,Odd length,2001,long,2001-02-03\n'
    const run = await dryRun(text, {}, 'films.csv')
    expect(run).toMatchObject({ create: 2, failures: 0, leftCount: 3 })
    expect(run.left).toEqual([
      {
        row: 1,
        column: 'yr',
        field: '/yr',
        description: "'soon' is no number.",
        keyword: 'row.number',
        params: { value: 'soon' },
      },
      expect.objectContaining({ row: 1, column: 'rdt', keyword: 'row.date', params: { value: 'TBD' } }),
      expect.objectContaining({ row: 2, column: 'runtime', keyword: 'row.number' }),
    ])
    const job = await imported(text, 'films.csv')
    expect(job).toMatchObject({ status: 'active', success: 2, failure: 0 })
    expect(await leftOf(job)).toMatchObject([
      { nth: 1, outcome: 'success', left: [{ column: 'yr' }, { column: 'rdt' }] },
      { nth: 2, outcome: 'success', left: [{ column: 'runtime' }] },
    ])
    const film = (await titles()).find(({ ex_id: exId }) => exId === 'c2')
    expect(film).toMatchObject({ yr: 2001, rdt: '2001-02-03' })
    expect(film).not.toHaveProperty('rt')
  })

  it('that break a rule of their field are left out too, and told where nothing else changes', async () => {
    await imported('ex_id,title\nc3,Whole\n', 'films.csv')
    const job = await imported('ex_id,yr\nc3,99999\n', 'films.csv')
    expect(job).toMatchObject({ success: 1, failure: 0 })
    expect(await leftOf(job)).toMatchObject([{ outcome: 'unchanged', left: [{ column: 'yr', field: '/yr' }] }])
  })

  it('cost their row where the title cannot do without them: its name, its licence window', async () => {
    const rows = [
      { ex_id: 'c4', title: '???', yr: 'soon' },
      { ex_id: 'c5', title: 'Licensed', lwe: 'next spring' },
      { ex_id: 'c6', title: 'Licensed', lws: '2026-05-01', lwe: '2026-01-01' },
      { ex_id: 'c7', title: ['No', 'text'] },
    ]
    const run = await dryRun(JSON.stringify(rows))
    expect(run).toMatchObject({ create: 0, failures: 4, leftCount: 0 })
    expect(run.fail.map(({ field }) => field)).toEqual(['/lon/0/n', '/lwe', '/lwe', '/lon/en'])
  })
})

describe('dates of other catalogues', () => {
  it('are read in the format of their column, which is guessed', async () => {
    const run = await dryRun(DIRTY)
    expect(run).toMatchObject({
      count: 12,
      create: 11,
      failures: 1,
      leftCount: 0,
      dates: { 'Release Date': 'monthName' },
    })
    const job = await imported(DIRTY)
    expect(job).toMatchObject({ success: 11, failure: 1 })
    const film = (await titles()).find(({ lon }) => JSON.stringify(lon).includes('The Land Girls'))
    expect(film).toMatchObject({ rdt: '1998-06-12', yr: 1998 })
  })

  it('are read as the sender says', async () => {
    const text = 'ex_id,title,released\nd1,One,01/02/1999\n'
    const dates = (format: string) => ({ dates: JSON.stringify({ released: format }) })
    const releasedBy = async (fields: object) =>
      (await dryRun(text, fields, 'films.csv')).examples[0]?.changes.find(({ field }) => field === '/rdt')?.after
    expect(await releasedBy({})).toBe('1999-02-01')
    expect(await releasedBy(dates('monthFirst'))).toBe('1999-01-02')
    expect((await send(text, { dryRun: 'true' }, dates('stardate'), 'films.csv')).statusCode).toBe(400)
  })
})
