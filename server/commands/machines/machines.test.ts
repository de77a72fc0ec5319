import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from '#contract/schemas/contentRecord.ts'
import type { MachineToken } from '#contract/schemas/machine.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type Made = { machine: MachineToken; token: string }
type Body = Record<string, unknown>
const FILMS = '/api/content/urn/resource/catalog/film'
const START = Date.parse('2026-11-23T00:00:00Z')
const READS = { n: 'Feed', rights: { cp_datastore: ['view'] }, products: ['rimba-my'], days: 7 }

describe('tokens of machines', () => {
  let server: TestServer
  let at = START
  let head: Person
  const malay = aMovie().named('Alpha').published().build()
  const films = [malay, aMovie().named('Beta').in('rimba-sg').published().build()]
  beforeAll(async () => {
    server = await startTestServer({
      types: [aType()],
      now: () => at,
      seed: async ({ documents }) => void (await documents.load(catalogKind(aType()), films)),
    })
    head = await person('head', ['operations_super_admin'])
  })
  afterAll(() => server.close())

  const person = (username: string, roles: string[], products = ['rimba-my', 'rimba-sg']) =>
    server.signInAs({ username, name: username, roles, products })
  const answered = async <Data>(answer: ReturnType<Person['send']>) => {
    const response = await answer
    const { data, header } = response.json<Envelope<Data>>()
    return { status: response.statusCode, data, fields: header.errors.map(({ field }) => field) }
  }
  const ask = (body: Body, who = head, headers = {}) =>
    answered<Made>(who.send({ method: 'POST', url: '/api/machine/token', payload: body, headers }))
  const make = async (more: Body = {}, who = head) => (await ask({ ...READS, ...more }, who)).data
  const list = async (who = head) => (await answered<MachineToken[]>(who.send({ url: '/api/machine/token' }))).data
  const by = (token: string, options: InjectOptions) =>
    answered<{ id: string; uu?: string }[]>(
      server.app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } }),
    )
  const revoke = (id: string, who = head) =>
    answered<MachineToken>(who.send({ method: 'DELETE', url: `/api/machine/token/${id}` }))
  const write = (token: string) =>
    by(token, { method: 'POST', url: `${FILMS}?prd=rimba-my`, payload: { lon: [{ lang: 'en', n: 'Written' }] } })

  it('read the one product that they are for, and no other', async () => {
    const { token } = await make()
    expect((await by(token, { url: FILMS })).data.map(({ id }) => id)).toEqual([malay.id])
    expect((await by(token, { url: `${FILMS}?prd=rimba-sg` })).status).toBe(404)
    expect((await by(token, { url: `${FILMS}/${films[1]?.id}` })).status).toBe(404)
    expect((await by(token, { url: '/api/content/urn/resource/catalog/channel' })).status).toBe(403)
  })

  it('do what they were given alone, under their own name', async () => {
    expect((await write((await make()).token)).status).toBe(403)
    const { token } = await make({ n: 'Importer', rights: { cp_datastore: ['view', 'create'] } })
    expect((await write(token)).status).toBe(201)
    const { rows } = await server.database.pool.query("SELECT name FROM audit WHERE urn LIKE '%film'")
    expect(rows).toContainEqual({ name: 'Importer' })
    expect((await by(token, { url: '/api/user/profile' })).status).toBe(403)
    expect((await by(token, { url: '/api/events' })).status).toBe(403)
  })

  it('make and see no tokens, whatever they were given', async () => {
    const { token, machine } = await make({ rights: { cp_appconfig: ['view', 'create', 'delete'] } })
    expect((await by(token, { url: '/api/machine/token' })).status).toBe(403)
    expect((await by(token, { method: 'POST', url: '/api/machine/token', payload: READS })).status).toBe(403)
    expect((await by(token, { method: 'DELETE', url: `/api/machine/token/${machine.id}` })).status).toBe(403)
  })

  it('are refused at once when they are revoked, have ended, or never were', async () => {
    const [one, other] = [await make(), await make({ days: 1 })]
    expect((await revoke(one.machine.id)).data.revoked).toBeDefined()
    expect((await revoke(one.machine.id)).status).toBe(200)
    expect((await by(one.token, { url: FILMS })).status).toBe(401)
    expect((await by(other.token, { url: FILMS })).status).toBe(200)
    at += DAY_MS
    head = await person('head', ['operations_super_admin'])
    expect((await by(other.token, { url: FILMS })).status).toBe(401)
    expect((await by('mqt_nonesuch', { url: FILMS })).status).toBe(401)
    expect((await by('mqt_', { url: FILMS })).status).toBe(401)
  })

  it('never have more than whoever made them has now', async () => {
    const boss = await person('boss', ['operations_super_admin'])
    const { token } = await make({ rights: { cp_datastore: ['view', 'publish'] } }, boss)
    const publish = () =>
      by(token, {
        method: 'PUT',
        url: `${FILMS}/${malay.id}`,
        payload: { st: 'published' },
        headers: { 'if-match': '2' },
      })
    await person('boss', ['content_user'])
    expect((await publish()).status).toBe(403)
    expect((await by(token, { url: FILMS })).status).toBe(200)
    await person('boss', ['content_admin'], ['rimba-sg'])
    expect((await by(token, { url: FILMS })).data).toEqual([])
    await server.services.identity.embedded?.directory.disable(tokenSubject(boss.token))
    expect((await by(token, { url: FILMS })).status).toBe(401)
  })

  it('are given nothing that their maker has not got, and that is said at its field', async () => {
    const config = await person('config', ['appconfig_admin'], ['rimba-my'])
    expect((await ask(READS, config)).fields).toEqual(['/rights'])
    const own = { ...READS, rights: { cp_appconfig: ['view'] } }
    expect((await ask({ ...own, products: ['rimba-my', 'rimba-sg'] }, config)).fields).toEqual(['/products'])
    expect((await ask(own, config)).status).toBe(201)
    for (const wrong of [{ n: ' ' }, { days: 0 }, { days: 400 }, { rights: {} }, { rights: { all: ['view'] } }])
      expect((await ask({ ...READS, ...wrong })).status).toBe(422)
    expect((await ask(READS, await person('viewer', ['content_user']))).status).toBe(403)
  })

  it('stand in no answer, table or audit; a repeated request ends the secret of the first', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = (await ask({ ...READS, n: 'Twice' }, head, headers)).data
    const second = (await ask({ ...READS, n: 'Twice' }, head, headers)).data
    expect(second.machine.id).toBe(first.machine.id)
    expect((await by(first.token, { url: FILMS })).status).toBe(401)
    expect((await by(second.token, { url: FILMS })).status).toBe(200)
    const tables = ['machine_token', 'audit', 'idempotency', 'event']
    const kept = await Promise.all(tables.map((table) => server.database.pool.query(`SELECT * FROM ${table}`)))
    const text = JSON.stringify([kept.map(({ rows }) => rows), await list()])
    for (const { token } of [first, second]) expect(text).not.toContain(token)
    const audit = kept[1]?.rows.filter(({ id }) => id === first.machine.id)
    expect(audit).toMatchObject([{ verb: 'makeToken', name: 'head', prd: ['rimba-my'] }])
  })

  it('are listed with their last use, for those who share a product with them', async () => {
    const { token, machine } = await make({ n: 'Listed', products: ['rimba-my', 'rimba-sg'] })
    await by(token, { url: FILMS })
    const found = (await list()).find(({ id }) => id === machine.id)
    expect(found).toMatchObject({ by: 'head', used: new Date(at).toISOString(), rights: READS.rights })
    const partly = await list(await person('partly', ['content_user'], ['rimba-sg']))
    expect(partly.filter(({ n }) => n === 'Listed')).toMatchObject([{ products: ['rimba-sg'] }])
    expect(partly.some(({ n }) => n === 'Feed')).toBe(false)
    const foreign = await person('foreign', ['appconfig_admin'], [])
    expect((await revoke(machine.id, foreign)).status).toBe(404)
    const audit = (who: Person) => answered<AuditEntry[]>(who.send({ url: `/api/audit/machinetoken/${machine.id}` }))
    await revoke(machine.id)
    const told = (await audit(head)).data
    expect(told.map(({ verb, name }) => [verb, name])).toEqual([
      ['revokeToken', 'head'],
      ['makeToken', 'head'],
    ])
    expect(JSON.stringify(told)).not.toContain(token)
    const clerk = await person('clerk', ['creator'])
    expect([(await audit(foreign)).status, (await audit(clerk)).status]).toEqual([404, 403])
  })
})

function tokenSubject(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
}
