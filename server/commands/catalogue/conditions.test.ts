import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#contract/schemas/contentRecord.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { movie } from '../../types/movie/movie.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'

describe('publishing on a condition', () => {
  let server: TestServer
  let admin: Person
  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.signInAs('content_admin')
  })
  afterAll(() => server.close())

  const create = async (st: string, condition: object) => {
    const { ia: _ia, ...sample } = movie.sample
    const payload = { ...sample, prd: ['rimba-my'], ex_id: undefined, cond_pub: condition, st }
    const answer = await admin.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload })
    return { status: answer.statusCode, ...answer.json<Envelope<{ id: string }>>() }
  }

  it('needs a reason, which a draft may still lack', async () => {
    for (const condition of [{ value: true }, { value: true, reason: '  ' }]) {
      const refused = await create('published', condition)
      expect(refused).toMatchObject({ status: 422, header: { errors: [{ field: '/cond_pub/reason' }] } })
      expect((await create('draft', condition)).status).toBe(201)
    }
    expect((await create('published', { value: false })).status).toBe(201)
  })

  it('is kept with its reason, and in the audit', async () => {
    const { status, data } = await create('published', { value: true, reason: 'Subtitles follow' })
    expect(status).toBe(201)
    const audit = await admin.send({ url: `/api/audit/movie/${data.id}` })
    const [entry] = audit.json<Envelope<AuditEntry[]>>().data
    const named = entry?.change.filter(({ field }) => field.startsWith('/cond_pub'))
    expect(JSON.stringify(named)).toContain('Subtitles follow')
  })
})
