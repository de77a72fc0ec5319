import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportDryRun, JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { EXPORT_ADDRESS_MS, EXPORT_KEEP_MS, EXPORTS_PER_MINUTE } from '#contract/values/transfer.ts'
import { codeOf, dataOf, type Answer } from '#tests/support/answers.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload, type Upload } from '#tests/support/upload.ts'
import { eraseExports } from '../../jobs/transfer/eraseExports.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const EXPORT = '/api/export/urn/resource/catalog/movie'
const perProduct = [
  { prd: 'rimba-my', value: '2027-01-01T00:00:00Z' },
  { prd: 'rimba-sg', value: '2028-01-01T00:00:00Z' },
]
type Title = Record<string, unknown> & { id: string; rev: number; st: string }

let server: TestServer
let admin: Person
let local: Person
let clock = Date.UTC(2026, 10, 24)
beforeAll(async () => {
  server = await startTestServer({ now: () => (clock += 1) })
  admin = await server.signInAs('content_admin')
  local = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

const send = (person: Person, text: string, query: Record<string, string> = {}, more: Partial<Upload> = {}) =>
  upload(person, '/api/import/urn/resource/catalog/movie', {
    query: { prd: 'rimba-my', ...query },
    text,
    name: 'films.csv',
    ...more,
  })
async function ended(person: Person, answer: Answer): Promise<JobDetail> {
  const { status_id: id } = dataOf<JobAnswer>(answer)
  await server.runner.runDue()
  return dataOf<JobDetail>(await person.send({ url: `/api/jobs/${id}` }))
}
const made = async (payload: object, prd = 'rimba-my') =>
  dataOf<Title>(await admin.send({ method: 'POST', url: `${MOVIES}?prd=${prd}`, payload }))
const title = async ({ id }: Title) => dataOf<Title>(await admin.send({ url: `${MOVIES}/${id}` }))
const failures = async (person: Person, { id }: JobDetail) =>
  dataOf<JobItem[]>(await person.send({ url: `/api/jobs/${id}/items?outcome=failure` })).map(({ nth, code }) => [
    nth,
    code,
  ])
const exported = async (person: Person, payload: object) => {
  const job = await ended(person, await person.send({ method: 'POST', url: EXPORT, payload }))
  return { job, text: (await server.app.inject(job.url ?? '')).payload }
}

describe('an import', () => {
  it('is for whoever may make and change titles; one that publishes for whoever may publish too', async () => {
    const [creator, viewer] = [await server.signInAs('creator'), await server.signInAs('content_user')]
    const text = 'lon.en\nOne\n'
    expect((await send(viewer, text, { dryRun: 'true' })).statusCode).toBe(403)
    expect((await send(creator, text, { dryRun: 'true' })).statusCode).toBe(200)
    expect((await send(creator, text, { dryRun: 'true', publish: 'true' })).statusCode).toBe(403)
    expect((await send(admin, text, { prd: 'nonesuch' })).statusCode).toBe(404)
  })

  it('does not reach titles of other products, nor tells of them', async () => {
    const foreign = await made({ lon: [{ lang: 'en', n: 'Foreign' }], ex_id: 'sg1' }, 'rimba-sg')
    const job = await ended(local, await send(local, `id,ex_id,lon.en\n${foreign.id},,Mine\n,sg1,Mine\n`))
    expect(await failures(local, job)).toEqual([[1, 90000414]])
    expect(job).toMatchObject({ success: 1 })
    expect(await title(foreign)).toMatchObject({ rev: foreign.rev })
    const [head, first] = (await server.app.inject(job.url ?? '')).payload.split('\r\n')
    expect([head, first]).not.toContain('Foreign')
  })

  it('names the product of a title that its sender may see, and makes no second one', async () => {
    await made({ lon: [{ lang: 'en', n: 'Next door' }], ex_id: 'sg2' }, 'rimba-sg')
    const job = await ended(admin, await send(admin, 'ex_id,lon.en\nsg2,Mine\n'))
    expect(await failures(admin, job)).toEqual([[1, 90010415]])
  })

  it('leaves what stands for other products as it is', async () => {
    const shared = await made({
      lon: [{ lang: 'en', n: 'Shared' }],
      ex_id: 'both',
      prd: ['rimba-my', 'rimba-sg'],
      lwe_prd: perProduct,
    })
    const { text } = await exported(local, { keys: [shared.id], format: 'csv' })
    expect(text).not.toContain('rimba-sg')
    const run = dataOf<ImportDryRun>(await send(local, text, { dryRun: 'true' }))
    expect(run).toMatchObject({ unchanged: 1, update: 0, failures: 0 })
    await ended(local, await send(local, text.replace('2027-01-01', '2029-01-01')))
    expect((await title(shared)).lwe_prd).toEqual([{ ...perProduct[0], value: '2029-01-01T00:00:00Z' }, perProduct[1]])
    expect((await title(shared)).prd).toEqual(['rimba-my', 'rimba-sg'])
  })

  it('puts no title into a product that its sender lacks', async () => {
    const job = await ended(local, await send(local, 'ex_id,lon.en,prd\nmine,Mine,rimba-my|rimba-sg\n'))
    expect(job).toMatchObject({ success: 1 })
    const { id } = dataOf<Title[]>(await admin.send({ url: `${MOVIES}?pageSize=1` }))[0] as Title
    expect((await title({ id } as Title)).prd).toEqual(['rimba-my'])
  })

  it('publishes what is complete, and says of the rest what it lacks', async () => {
    const file = 'ex_id,lon.en,yr,rt,lws\nfull,Full,2001,5400000,2026-01-01T00:00:00Z\nbare,Bare,,,\n'
    const job = await ended(admin, await send(admin, file, { publish: 'true' }))
    expect(job).toMatchObject({ success: 1, failure: 1 })
    expect(await failures(admin, job)).toEqual([[2, 90000422]])
    const again = await ended(admin, await send(admin, file.replace('Full', 'Fuller'), { publish: 'true' }))
    expect(again).toMatchObject({ success: 1 })
  })

  it('waits for nobody: a title that somebody is editing fails, and can be tried again', async () => {
    const held = await made({ lon: [{ lang: 'en', n: 'Held' }], ex_id: 'held' })
    const urn = 'urn:resource:catalog:movie'
    const other = await server.signInAs({ roles: ['content_admin'], username: 'holder' })
    const headers = { 'x-tab-id': 'their-tab' }
    const lock = dataOf<{ number: number }>(
      await other.send({ method: 'POST', url: '/api/user/lock/acquire', payload: { id: held.id, urn }, headers }),
    )
    const job = await ended(admin, await send(admin, 'ex_id,yr\nheld,2001\n'))
    expect(await failures(admin, job)).toEqual([[1, 90010410]])
    const payload = { id: held.id, urn, number: lock.number }
    await other.send({ method: 'PUT', url: '/api/user/lock/release', payload, headers })
    expect(await ended(admin, await admin.send({ method: 'POST', url: `/api/jobs/${job.id}/retry` }))).toMatchObject({
      status: 'active',
      success: 1,
    })
    expect(await title(held)).toMatchObject({ yr: 2001 })
  })

  it('that is sent twice under one key is one import; another file, or another reading of it, is refused under that key', async () => {
    const headers = { 'idempotency-key': 'import-once' }
    const first = dataOf<JobAnswer>(await send(admin, 'lon.en\nOnce\n', {}, { headers }))
    expect(dataOf<JobAnswer>(await send(admin, 'lon.en\nOnce\n', {}, { headers })).status_id).toBe(first.status_id)
    expect((await send(admin, 'lon.en\nTwice\n', {}, { headers })).statusCode).toBe(422)
    const readings: Record<string, string>[] = [{ source: 'gn' }, { mapping: '{"lon.en":"pn"}' }]
    for (const fields of readings)
      expect((await send(admin, 'lon.en\nOnce\n', {}, { headers, fields })).statusCode).toBe(422)
    await server.runner.runDue()
  })

  it('that is refused as a whole leaves nothing behind', async () => {
    const rows = async () => Number((await server.database.pool.query('SELECT count(*) AS n FROM job_item')).rows[0].n)
    const before = await rows()
    expect(codeOf(await send(admin, 'ex_id,lon.en\nx,One\nx,Two\n'))).toBe(90060424)
    expect(codeOf(await send(admin, `lon.en\n${'One\n'.repeat(3)}"open\n`))).toBe(90060424)
    expect(await rows()).toBe(before)
  })

  it('that was staged by a server that died is forgotten', async () => {
    const id = '01000000-0000-7000-8000-000000000001'
    await server.services.transferRows.stage(id, [{ nth: 1, doc: '', input: { 'lon.en': 'Lost' } }])
    expect(await server.services.transferRows.sweep()).toBe(1)
    expect(await server.services.transferRows.sweep()).toBe(0)
  })
})

describe('an export', () => {
  it('holds nothing that its sender may not see', async () => {
    const { text } = await exported(local, { flt: { filter: [] }, format: 'ndjson' })
    expect(text).not.toContain('rimba-sg')
    expect(text).not.toContain('Foreign')
    const [foreign] = dataOf<Title[]>(
      await admin.send({ url: `${MOVIES}?prd=rimba-sg&pageSize=1&sortBy=created&sortOrder=asc` }),
    )
    expect((await exported(local, { keys: [foreign?.id], format: 'ndjson' })).text).toBe('')
    const live = await server.signInAs('live_content_admin')
    expect(
      (await live.send({ method: 'POST', url: EXPORT, payload: { flt: { filter: [] }, format: 'csv' } })).statusCode,
    ).toBe(403)
  })

  it('is refused at once where it cannot be read', async () => {
    const refused = async (payload: object) => codeOf(await admin.send({ method: 'POST', url: EXPORT, payload }))
    expect(await refused({ format: 'csv' })).toBe(90000400)
    expect(await refused({ flt: { filter: [] }, format: 'csv', fields: ['nonsense'] })).toBe(90000422)
    expect(await refused({ flt: { filter: [{ field: 'nonsense', term: 'x' }] }, format: 'csv' })).toBe(90000402)
  })

  it('is named anew by each look at its job, and its file is erased after a day', async () => {
    const { job, text } = await exported(admin, { flt: { filter: [] }, format: 'csv' })
    expect(text.length).toBeGreaterThan(100)
    clock += EXPORT_ADDRESS_MS + 1
    const late = await server.app.inject(job.url ?? '')
    expect([late.statusCode, codeOf(late)]).toEqual([403, 90060403])
    const looked = async () => {
      const person = await server.signInAs('content_admin')
      return dataOf<JobDetail>(await person.send({ url: `/api/jobs/${job.id}` }))
    }
    const again = await looked()
    expect((await server.app.inject(again.url ?? '')).statusCode).toBe(200)
    clock += EXPORT_KEEP_MS
    expect(await eraseExports(server.services.transferRows, server.services.transfers)).toBeGreaterThan(0)
    expect(await looked()).not.toHaveProperty('url')
  })

  it('that breaks off for good leaves no file: what was written is erased after a day', async () => {
    const { bulkJobs, transfers, transferRows } = server.services
    const { progress } = bulkJobs
    bulkJobs.progress = async (job, done) => {
      if (done.file && done.file.isWhole !== false) throw new Error('the database is gone')
      return progress(job, done)
    }
    const person = await server.signInAs('content_admin')
    const asked = await person.send({ method: 'POST', url: EXPORT, payload: { flt: { filter: [] }, format: 'csv' } })
    const { status_id: id } = dataOf<JobAnswer>(asked)
    for (let life = 0; life < 4; life += 1) {
      await server.runner.runDue()
      clock += 60_000
    }
    bulkJobs.progress = progress
    const job = dataOf<JobDetail>(await person.send({ url: `/api/jobs/${id}` }))
    expect(job.status).toBe('failed')
    expect(job).not.toHaveProperty('url')
    expect(await transfers.open(`${id}.csv`).then((file) => file?.destroy() !== undefined)).toBe(true)
    clock += EXPORT_KEEP_MS
    await eraseExports(transferRows, transfers)
    expect(await transfers.open(`${id}.csv`)).toBeUndefined()
  })

  it('may be asked for twice a minute', async () => {
    const limited = await startTestServer({ settings: { rates: { perSecond: 100, burst: 100, searchesPerSecond: 5 } } })
    const person = await limited.signInAs('content_admin')
    const ask = () => person.send({ method: 'POST', url: EXPORT, payload: { flt: { filter: [] }, format: 'csv' } })
    for (let time = 0; time < EXPORTS_PER_MINUTE; time += 1) expect((await ask()).statusCode).toBe(202)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })
})
