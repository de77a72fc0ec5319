import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DryRun, ImportDryRun, JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer, JobEntry } from '#contract/values/jobs.ts'
import { dataOf, type Answer } from '../support/answers.ts'
import { aMovie } from '../support/aMovie.ts'
import { BULK, FILM, openBulkServer } from '../support/bulk/bulkServer.ts'
import type { Person } from '../support/startServer.ts'
import { testIds } from '../support/testIds.ts'
import { uuidOf } from '../support/tokens.ts'
import { upload, type Upload } from '../support/upload.ts'

const MY = 'rimba-my'
const SG = 'rimba-sg'
const EXPORT = '/api/export/urn/resource/catalog/film'
const IMPORT = '/api/import/urn/resource/catalog/film'

let at: Awaited<ReturnType<typeof openBulkServer>>
/** Of both products. */
let ann: Person
/** Of one, and sees the jobs of others. */
let bob: Person
beforeAll(async () => {
  at = await openBulkServer()
  ann = await signIn('ann', 'content_admin', MY, SG)
  bob = await signIn('bob', 'content_admin', MY)
})
afterAll(() => at.close())

/** Signed in again with other roles or products, a person has those from then on. */
const signIn = (username: string, role: string | undefined, ...products: string[]) =>
  at.server.signInAs({ username, roles: role ? [role] : [], products })
const film = async (...built: ReturnType<typeof aMovie>[]) => {
  const films = built.map((one) => one.build())
  await at.load(...films)
  return films.map(({ id }) => id)
}
const send = (person: Person, text: string | Buffer, more: Partial<Upload> = {}) =>
  upload(person, IMPORT, { text, name: 'films.csv', ...more, query: { prd: MY, ...more.query } })
async function ended(person: Person, answer: Answer): Promise<JobDetail> {
  await at.server.runner.runDue()
  return at.job(person, dataOf<JobAnswer>(answer).status_id)
}
/** Jobs of a person wait for as long as the work goes on: another one of theirs is running. */
async function whileWaiting<T>(username: string, work: () => Promise<T>): Promise<T> {
  const { pool } = at.server.database
  const id = testIds.next()
  await pool.query(
    `INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, lease, due, ct, ut)
      VALUES ($1, 'bulkUpdate', 'processing', 0, 'urn:x', $2, '{}', $3, '{}', 't', '{}', now() + interval '1 day',
        now(), now(), now())`,
    [id, id, uuidOf(username)],
  )
  try {
    return await work()
  } finally {
    await pool.query('DELETE FROM job WHERE id = $1', [id])
  }
}

describe('what others see of a job', () => {
  it('names no title, number, reason or value of products that they lack', async () => {
    const [mine = '', foreign = ''] = await film(
      aMovie().named('Mine').in(MY).with({ no: 1 }).drafted(),
      aMovie().named('Canary').in(SG).with({ no: 1 }).drafted(),
    )
    const done = await at.bulk(ann, {
      keys: [mine, foreign],
      set: { lwe_prd: [{ prd: SG, value: '2031-01-01T00:00:00.000Z' }] },
    })
    const failed = await at.bulk(ann, { keys: [mine, foreign], set: { prd: [SG], yr: 1700 } })
    const filtered = await at.bulk(ann, {
      flt: { filter: [{ field: 'product', term: SG, operator: 'equals' }], st: 'all', term: 'Canary' },
      set: { pn: 'p' },
    })
    for (const { id } of [done, failed, filtered]) {
      const told = [
        await bob.send({ url: `/api/jobs/${id}` }),
        await bob.send({ url: `/api/jobs/${id}/items` }),
        await bob.send({ url: '/api/jobs?scope=product' }),
      ]
      const text = told.map(({ body }) => body).join('')
      expect(text).toContain(id)
      for (const word of ['Canary', SG, '2031-01-01', foreign])
        expect([word, text.includes(word)]).toEqual([word, false])
    }
    expect(await at.items(ann, failed.id)).toHaveLength(2)
    expect((await at.call<JobItem[]>(bob, { url: `/api/jobs/${failed.id}/items` })).count).toBe(1)
  })

  it('holds no file, and no rows of a file that made nothing', async () => {
    const job = await ended(ann, await upload(ann, IMPORT, { text: 'lon.en,yr\nCanary,never\n', name: 'films.csv' }))
    expect(job).toMatchObject({ failure: 1 })
    const text = (await bob.send({ url: `/api/jobs/${job.id}` })).body
    expect(text).not.toContain('ticket')
    expect((await bob.send({ url: `/api/jobs/${job.id}/items` })).body).not.toContain('never')
  })
})

describe('a right that is gone', () => {
  it('ends an export that waits, and signs no address any more', async () => {
    const eve = await signIn('eve', 'content_admin', MY)
    await film(aMovie().named('Canary').in(MY))
    const ask = () => eve.send({ method: 'POST', url: EXPORT, payload: { flt: { filter: [] }, format: 'csv' } })
    const done = await ended(eve, await ask())
    expect(done.url).toBeDefined()
    const [id, late] = await whileWaiting('eve', async () => {
      const { status_id: waiting } = dataOf<JobAnswer>(await ask())
      return [waiting, await signIn('eve', 'live_content_admin', MY)] as const
    })
    await at.server.runner.runDue()
    expect(await at.job(late, id)).toMatchObject({ status: 'failed', code: 90000413 })
    expect(await at.job(late, done.id)).not.toHaveProperty('url')
    const name = done.url?.replace(/\?.*/, '') ?? ''
    expect((await late.send({ url: name })).statusCode).toBe(404)
  })

  it('is asked for again by retry and undo', async () => {
    const fay = await signIn('fay', 'content_admin', MY)
    const [one = '', two = ''] = await film(
      aMovie().in(MY),
      aMovie()
        .in(MY)
        .with({ prd: [SG] }),
    )
    const done = await at.bulk(fay, { keys: [one, two], st: 'archived' })
    expect(done).toMatchObject({ success: 1, failure: 1 })
    const later = await signIn('fay', 'creator', MY)
    for (const act of ['retry', 'undo'])
      expect([act, (await at.post(later, `/api/jobs/${done.id}/${act}`)).status]).toEqual([act, 403])
    expect((await at.standing(one)).state).toBe('archived')
  })
})

describe('a job that was taken back', () => {
  it('is not tried again: what it did then could not be taken back', async () => {
    const [one = '', two = ''] = await film(
      aMovie().in(MY),
      aMovie()
        .in(MY)
        .with({ prd: [SG] }),
    )
    const done = await at.bulk(bob, { keys: [one, two], set: { pn: 'z' } })
    await at.undo(bob, done.id)
    expect((await at.post(bob, `/api/jobs/${done.id}/retry`)).status).toBe(409)
    expect(await at.job(bob, done.id)).toMatchObject({ retryable: false, undoable: false })
  })

  it('is taken back once, whoever asks twice at a time', async () => {
    const [one = ''] = await film(aMovie().in(MY))
    const done = await at.bulk(bob, { keys: [one], set: { pn: 'z' } })
    const answers = await Promise.all([1, 2, 3].map(() => at.post<JobAnswer>(bob, `/api/jobs/${done.id}/undo`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409])
    await at.server.runner.runDue()
    const undo = answers.find(({ status }) => status === 202)?.data.status_id ?? ''
    expect((await at.post(bob, `/api/jobs/${undo}/undo`)).status).toBe(409)
  })
})

describe('many jobs at once', () => {
  it('are no more by trying old ones again', async () => {
    const gus = await signIn('gus', 'content_admin', MY)
    const [foreign = ''] = await film(aMovie().in(SG))
    const failed: string[] = []
    for (let nth = 0; nth < 5; nth += 1) failed.push((await at.bulk(gus, { keys: [foreign], set: { pn: 'x' } })).id)
    const statuses = await whileWaiting('gus', async () => {
      const answers: number[] = []
      for (const id of failed) answers.push((await at.post(gus, `/api/jobs/${id}/retry`)).status)
      return answers
    })
    expect(statuses).toEqual([202, 202, 429, 429, 429])
    await at.server.runner.runDue()
  })

  it('refuse an import before its rows are taken in', async () => {
    const hal = await signIn('hal', 'content_admin', MY)
    const [mine = ''] = await film(aMovie().in(MY))
    await at.bulk(hal, { keys: [mine], set: { pn: 'x' } })
    const answer = await whileWaiting('hal', async () => {
      for (let nth = 0; nth < 2; nth += 1) await at.begun(hal, { keys: [mine], set: { pn: 'x' } })
      return send(hal, 'lon.en\n"open\n')
    })
    expect(answer.statusCode).toBe(429)
    await at.server.runner.runDue()
  })
})

describe('a change set', () => {
  const refused = async (body: object) => {
    const answer = await at.call<DryRun>(ann, { method: 'POST', url: `${BULK}/dryrun`, payload: body })
    return answer.status
  }
  it('writes nothing that is the server’s', async () => {
    const [id = ''] = await film(aMovie().in(MY).with({ ex_id: 'born' }))
    for (const field of [
      'id',
      'key',
      'urn',
      'cty',
      'ct',
      'cu',
      'ut',
      'uu',
      'st',
      'rev',
      'ex_id',
      'ia',
      'prd.__proto__',
    ])
      for (const part of [{ set: { [field]: 'x' } }, { unset: [field] }, { add: { [field]: ['x'] } }])
        expect([field, await refused({ keys: [id], ...part })]).toEqual([field, 422])
    for (const field of ['__proto__', 'constructor']) expect(await refused({ keys: [id], unset: [field] })).toBe(422)
  })

  it('takes no title out of the sight of whoever changes it, nor into a product that they lack', async () => {
    const [id = ''] = await film(aMovie().in(MY))
    const tried = [{ unset: ['prd'] }, { set: { prd: [] } }, { set: { prd: [SG] } }, { remove: { prd: [MY] } }]
    for (const change of tried) {
      const job = await at.bulk(bob, { keys: [id], ...change })
      expect([change, job.success]).toEqual([change, 0])
    }
    expect((await at.bulk(bob, { keys: [id], add: { prd: [SG] } })).failure).toBe(0)
    expect((await at.standing(id)).draft?.payload).toMatchObject({ prd: [MY] })
  })

  it('makes no text longer than a text may be, however often it replaces', async () => {
    const [id = ''] = await film(
      aMovie()
        .in(MY)
        .named('a'.repeat(200))
        .with({ pn: 'a'.repeat(200) }),
    )
    const grow = { field: 'pn', find: 'a', with: 'a'.repeat(250) }
    const payload = { keys: [id], replace: Array.from({ length: 20 }, () => grow) }
    const { status, data: run } = await at.call<DryRun>(ann, { method: 'POST', url: `${BULK}/dryrun`, payload })
    expect([status, run?.failures]).toEqual([200, 1])
    expect(await at.bulk(ann, payload)).toMatchObject({ failure: 1, status: 'failed' })
  })

  it('is no larger than one title may be', async () => {
    const [id = ''] = await film(aMovie().in(MY))
    const gnr = Array.from({ length: 30_000 }, (_, nth) => `${'genre'.repeat(8)}${nth}`)
    expect((await at.begun(ann, { keys: [id], set: { gnr } })).status).toBe(413)
  })

  it('moves no date beyond the years that can be written', async () => {
    const [id = ''] = await film(aMovie().in(MY).with({ lws: '9990-01-01T00:00:00.000Z' }))
    await at.bulk(ann, { keys: [id], shift: { lws: { months: 1200 } } })
    expect((await at.standing(id)).draft?.payload).toMatchObject({ lws: '9990-01-01T00:00:00.000Z' })
  })
})

describe('keys', () => {
  it('of an export are keys, each once', async () => {
    const ask = (keys: string[]) => ann.send({ method: 'POST', url: EXPORT, payload: { keys, format: 'ndjson' } })
    expect((await ask(['x'])).statusCode).toBe(400)
    const [id = ''] = await film(aMovie().in(MY))
    const job = await ended(ann, await ask([id, id, id]))
    expect(job).toMatchObject({ count: 1, success: 1 })
  })
})

describe('lists of jobs', () => {
  it('carry no change sets and keys', async () => {
    const [id = ''] = await film(aMovie().in(MY))
    await at.bulk(ann, { keys: [id], set: { pn: 'canary' } })
    const { data: jobs } = await at.call<JobEntry[]>(ann, { url: '/api/jobs' })
    expect(jobs[0]).toMatchObject({ brief: { fields: ['pn'] } })
    expect(JSON.stringify(jobs)).not.toContain('canary')
  })
})

describe('a purge', () => {
  it('leaves nothing of the title with the jobs that have changed it', async () => {
    const [id = ''] = await film(aMovie().in(MY).with({ pn: 'canary' }))
    await at.bulk(ann, { keys: [id], set: { pn: 'other' } })
    await ended(ann, await send(ann, `id,pn\n${id},canary two\n`))
    const url = `/api/content/urn/resource/catalog/film/${id}`
    const { headers } = await ann.send({ url })
    const purged = await ann.send({
      method: 'PUT',
      url,
      payload: { st: 'purged' },
      headers: { 'if-match': String(headers.etag) },
    })
    expect(purged.statusCode).toBe(200)
    const { rows } = await at.server.database.pool.query('SELECT * FROM job_item WHERE doc = $1', [id])
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('canary')
  })
})

describe('a file', () => {
  const looked = async (text: string | Buffer, more: Partial<Upload> = {}) => {
    const answer = await send(ann, text, { ...more, query: { ...more.query, dryRun: 'true' } })
    return { status: answer.statusCode, run: dataOf<ImportDryRun>(answer), body: answer.body }
  }

  it('reads an empty cell as empty, whatever its column is called', async () => {
    const mapping = JSON.stringify({ constructor: 'pn', toString: 'yr' })
    const { run } = await looked('lon.en,constructor,toString\nOne,,\n', { fields: { mapping } })
    expect(run).toMatchObject({ create: 1, failures: 0 })
    expect(JSON.stringify(run.examples)).not.toContain('native code')
    const job = await ended(ann, await send(ann, 'lon.en,__proto__,constructor,yr\n!!!,,,1\n???,p,q,1\n'))
    const file = (await at.server.app.inject(job.url ?? '')).payload.split('\r\n')
    expect(file.slice(1, 3).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['!!!', '', '', '1'],
      ['???', 'p', 'q', '1'],
    ])
  })

  it('has no number without an end', async () => {
    const [id = ''] = await film(aMovie().in(MY).with({ yr: 1999 }))
    const answer = await send(ann, `{"id":"${id}","yr":1e999}\n`, { name: 'films.ndjson' })
    if (answer.statusCode === 202) await ended(ann, answer)
    expect((await at.standing(id)).draft?.payload).toMatchObject({ yr: 1999 })
  })

  it('has a bounded number of columns, also over all of its objects', async () => {
    const rows = Array.from({ length: 1_200 }, (_, nth) => JSON.stringify({ 'lon.en': 'One', [`column ${nth}`]: 1 }))
    const { status, body } = await looked(rows.join('\n'), { name: 'films.ndjson' })
    expect([status, body.includes('tooManyColumns')]).toEqual([422, true])
  })

  it('may be called anything', async () => {
    const names = [
      `${'a'.repeat(254)}😀.csv`,
      'a\u0001\u007f.csv',
      '../../etc/passwd.csv',
      'x";y="z.csv',
      'a%00b.csv',
      '＝cmd.csv',
    ]
    for (const name of names) {
      const answer = await send(ann, 'lon.en,yr\n!!!,1\n', { name: name.replaceAll('"', '\\"') })
      expect([name, answer.statusCode]).toEqual([name, 202])
      const job = await ended(ann, answer)
      const file = await at.server.app.inject(job.url ?? '')
      expect([name, file.statusCode]).toEqual([name, 200])
      expect(String(file.headers['content-disposition'])).toMatch(
        /^attachment; filename="[\w.-]*"(; filename\*=UTF-8''[\w.%~-]*)?$/,
      )
    }
  })

  it('says what its rows mean, and rows that mean nothing do no harm to those who look', async () => {
    const [id = ''] = await film(aMovie().in(MY))
    const job = await ended(ann, await send(ann, `id,yr\n${id},2001\nno-uuid,2002\n"${'x'.repeat(5000)}",2003\n`))
    expect(job).toMatchObject({ success: 1, failure: 2 })
    for (const person of [ann, bob])
      expect((await person.send({ url: `/api/jobs/${job.id}/items` })).statusCode).toBe(200)
  })

  it('finds one’s own title where another product has the same number', async () => {
    await ended(ann, await send(ann, 'ex_id,pn,lon.en\nsame,p1,Foreign\n', { query: { prd: SG } }))
    await ended(bob, await send(bob, 'ex_id,pn,lon.en\nsame,p2,Mine\n'))
    const job = await ended(bob, await send(bob, 'ex_id,yr\nsame,2001\n'))
    expect(job).toMatchObject({ success: 1, failure: 0 })
  })

  it('tells of no title that its sender may not see', async () => {
    const made = await ended(ann, await send(ann, 'ex_id,pn,lon.en\ntheirs,p1,Foreign\n', { query: { prd: SG } }))
    const foreign = (await at.items(ann, made.id))[0]?.key ?? ''
    const text = 'ex_id,pn,lon.en\ntheirs,p1,Mine\n'
    const dry = await send(bob, text, { query: { dryRun: 'true' } })
    expect(foreign).not.toBe('')
    expect(dry.body).not.toContain(foreign)
    const job = await ended(bob, await send(bob, text))
    expect((await bob.send({ url: `/api/jobs/${job.id}/items` })).body).not.toContain(foreign)
    expect((await bob.send({ url: `/api/jobs/${job.id}` })).body).not.toContain(foreign)
  })

  it('makes no text longer than a save may', async () => {
    const { run } = await looked(JSON.stringify({ 'lon.en': 'One', pn: 'x'.repeat(70_000) }), { name: 'films.ndjson' })
    expect(run).toMatchObject({ create: 1, failures: 0, leftCount: 1 })
  })
})

describe('a type', () => {
  it('that changes while a job runs holds the titles that are still to come', async () => {
    const ids = await film(...Array.from({ length: 1_001 }, () => aMovie().in(MY)))
    const { documents, types } = at.server.services
    const { writeMany } = documents
    let slices = 0
    documents.writeMany = async (...slice) => {
      slices += 1
      const properties = { ...(FILM.schema.properties as object), yr: { type: 'integer', maximum: 1950 } }
      if (slices === 2) await types.install([{ ...FILM, schemaVersion: 2, schema: { ...FILM.schema, properties } }])
      return writeMany(...slice)
    }
    const job = await at.bulk(ann, { keys: ids, set: { yr: 2001 } })
    documents.writeMany = writeMany
    expect(job.success + job.failure).toBe(1_001)
    expect(job.failure).toBeGreaterThan(0)
    expect((await at.items(ann, job.id, '?outcome=failure'))[0]).toMatchObject({ code: 90000422, field: '/yr' })
  })
})
