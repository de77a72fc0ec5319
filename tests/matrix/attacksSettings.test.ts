import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { computingMs } from '../support/computingMs.ts'
import { isFullRun } from '../support/fullRun.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { bodyWith, HOSTILE_VALUES, placesOf, SETTING_ASKS, SETTING_THINGS, type SettingThing } from './settingThings.ts'

/** The full run puts every value in every place; else each place gets some, and all of them come up somewhere. */
const SHARE = isFullRun ? 1 : 6
const JSON_TYPE = { 'content-type': 'application/json' }
/** Without bounds it takes minutes. */
const ENOUGH_MS = 8_000

let server: TestServer
let boss: Person
let view: string
let webhook: string
const ids = new Map<string, string>()

const person = (username: string, roles: string[], products = ['rimba-my']) =>
  server.signInAs({ roles, products, username, name: username })

async function made(url: string, payload: object, who = boss): Promise<{ id: string; [field: string]: unknown }> {
  const answer = await who.send({ method: 'POST', url: `/api${url}`, payload })
  expect([url, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([url, 201, ''])
  return envelopeOf<{ id: string }>(answer).data
}

beforeAll(async () => {
  server = await startTestServer()
  boss = await person('boss', ['operations_super_admin'])
  for (const [name, { make }] of Object.entries(SETTING_THINGS))
    ids.set(name, (await made(make.url + (name === 'configuration' ? '' : '?prd=rimba-my'), make.body)).id)
  await made('/geo/location', SETTING_ASKS.range?.body ?? {})
  const kept = { n: 'v', t: 'view', payload: { cty: 'movie', filter: [], match: 'ALL' } }
  view = (await made('/user/setting/create', kept)).id
  const hook = await made('/machine/webhook', SETTING_ASKS.webhook?.body ?? {})
  webhook = (hook.webhook as { id: string }).id
})
afterAll(() => server.close())

const addressOf = (name: string, url: string) => `/api${url.replace('{id}', ids.get(name) ?? '')}`
const read = (name: string, who = boss) => who.send({ url: addressOf(name, SETTING_THINGS[name]?.url ?? '') })

/** Saves the thing with a body as text; from the revision that it has, unless another is told. */
async function save(name: string, text: string, { who = boss, rev }: { who?: Person; rev?: string } = {}) {
  const { save: url, key } = SETTING_THINGS[name] as SettingThing
  const etag = rev ?? String((await read(name)).headers.etag)
  const payload = key === undefined ? text : text.replace('{', `{"${key}":"${ids.get(name)}",`)
  const headers = { ...JSON_TYPE, ...(etag !== '' && { 'if-match': etag }) }
  return who.send({ method: 'PUT', url: addressOf(name, url), payload, headers })
}

/** What an answer to something hostile lacks; nothing where it is clear. */
function unclear(answer: LightMyRequestResponse): string | undefined {
  const { statusCode, body } = answer
  if (statusCode >= 500) return `${statusCode}`
  if (/node_modules|select |\bat \/|stack/i.test(body)) return `tells ${body.slice(0, 200)}`
  if (statusCode < 300) return undefined
  const [first] = envelopeOf(answer).header.errors
  if (!first?.description) return 'says nothing'
  return statusCode === 422 && !first.field ? `names no field: ${first.description}` : undefined
}

let nth = 0
/** Sends a body with each value in each place, and gathers what was not answered clearly, or not soon. */
async function attack(body: object, send: (text: string) => Promise<LightMyRequestResponse>): Promise<string[]> {
  const wrong: string[] = []
  for (const place of placesOf(body))
    for (const [what, text] of Object.entries(HOSTILE_VALUES)) {
      nth += 1
      if (nth % SHARE !== 0) continue
      let answer: LightMyRequestResponse | undefined
      const ms = await computingMs(async () => void (answer = await send(bodyWith(body, place, text))))
      const lack = answer ? unclear(answer) : 'no answer'
      if (lack !== undefined || ms > ENOUGH_MS) wrong.push(`${what} at /${place.join('/')}: ${lack ?? `${ms} ms`}`)
    }
  return wrong
}

describe('something hostile', () => {
  it.each(Object.keys(SETTING_THINGS))(
    'in a field of %s is refused where it stands, or kept and read again',
    async (name) => {
      const { make } = SETTING_THINGS[name] as SettingThing
      const wrong = await attack({ ...make.body, st: 'draft' }, async (text) => {
        const before = (await read(name)).body
        // A draft takes what a publication does not: every other one is published.
        const answer = await save(name, nth % 2 === 0 ? text.replace('"st":"draft"', '"st":"published"') : text)
        const after = await read(name)
        if (after.statusCode !== 200) return after
        if (answer.statusCode >= 300) expect([text.slice(0, 300), after.body]).toEqual([text.slice(0, 300), before])
        return answer
      })
      expect(wrong).toEqual([])
      expect((await save(name, JSON.stringify(make.body))).statusCode).toBe(200)
    },
  )

  it.each(Object.keys(SETTING_ASKS))('in a field of %s is refused where it stands, or answered', async (name) => {
    const { method, url, body } = SETTING_ASKS[name] as (typeof SETTING_ASKS)[string]
    const ready = JSON.parse(JSON.stringify(body).replace('{webhook}', webhook)) as object
    const wrong = await attack(ready, (payload) =>
      boss.send({ method, url: `/api${url.replace('{view}', view)}`, payload, headers: JSON_TYPE }),
    )
    expect(wrong).toEqual([])
  })

  it('has left nothing behind that lists, versions, audits or the chores fall over', async () => {
    const lists = [
      ...['/policy/urn/resource/rule', '/policy/urn/resource/attribute', '/remote/config/list', '/ad/tag/list'],
      ...['/ad/attribute/list', '/ad/loadpolicy/list', '/geo/location', '/machine/token', '/machine/webhook'],
      ...['/machine/delivery', '/user/watch', '/apps', '/app_attrs', '/app_data_mapping', '/audit/user'],
      ...[`/policy/${ids.get('policy')}/versions`, `/remote/config/versions/${ids.get('configuration')}`],
      ...['/policy/urn/resource/application', '/count/urn/resource/attribute', '/remote/config?app=console'],
      ...['/health/ready', `/audit/rule/${ids.get('policy')}`],
    ]
    for (const url of lists) {
      const { statusCode } = await boss.send({ url: `/api${url}` })
      expect([url, statusCode < 500]).toEqual([url, true])
    }
    expect(({} as JsonObject).isAdmin).toBeUndefined()
  })
})

describe('a schema that a configuration brings', () => {
  const twice = (name: string) => ({ allOf: [{ $ref: `#/$defs/${name}` }, { $ref: `#/$defs/${name}` }] })
  const doubling = Array.from({ length: 30 }, (_, at) => [
    `d${at}`,
    at === 29 ? { type: 'string' } : twice(`d${at + 1}`),
  ])
  const costly = { type: 'array', items: { type: 'string', pattern: '[\\p{L}\\p{N}]{900}$' } }
  const longTexts = Array.from({ length: 200 }, () => 'a'.repeat(4_000))
  const manyPatterns = Array.from({ length: 3_000 }, (_, at) => [`f${at}`, { pattern: `^a{1,${at}}$` }])

  it.each<[string, object, unknown, string]>([
    ['refers to itself', { $ref: '#' }, {}, '/attrs_schema'],
    ['turns in a circle', { type: 'object', allOf: [{ $ref: '#' }] }, {}, '/attrs_schema'],
    ['doubles with each reference', { ...twice('d0'), $defs: Object.fromEntries(doubling) }, {}, '/attrs_schema'],
    ['runs later', { $async: true, type: 'string' }, 3, '/attrs_schema/$async'],
    ['is fetched', { $ref: 'http://127.0.0.1:9/x' }, 3, '/attrs_schema/$ref'],
    ['leads nowhere', { $dynamicRef: '#x' }, 3, '/attrs_schema/$dynamicRef'],
    ['takes from the data', { const: { $data: '/x' } }, 3, '/attrs_schema/const'],
    ['looks ahead', { pattern: '^(?=a)(a|a)*$' }, 'a', '/attrs_schema'],
    ['looks back', { pattern: '^(a*)\\1*\\1*b$' }, 'a', '/attrs_schema'],
    ['has rules that are none', { properties: { a: { maxLength: 'x' } } }, 3, '/attrs_schema/properties/a/maxLength'],
    ['takes long to read', { properties: Object.fromEntries(manyPatterns) }, {}, '/attrs_schema'],
    ['tries much', { type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(50_000)}!`, '/attrs'],
    ['takes long to hold', costly, longTexts, '/attrs/'],
  ])('that %s is refused, and nobody waits for it', async (n, attrs_schema, attrs, field) => {
    let answer: LightMyRequestResponse | undefined
    const payload = { n, app: 'tv', type: 'judged', attrs, attrs_schema, st: 'published' }
    const send = async () =>
      void (answer = await boss.send({ method: 'POST', url: '/api/remote/config/create', payload }))
    expect(await computingMs(send)).toBeLessThan(ENOUGH_MS)
    const told = answer && envelopeOf(answer).header.errors[0]?.field
    expect([answer?.statusCode, told?.startsWith(field)]).toEqual([422, true])
  })
})

describe.each(Object.keys(SETTING_THINGS))('%s', (name) => {
  const text = () => JSON.stringify(SETTING_THINGS[name]?.make.body)
  const lockAs = (who: Person, call: string, more: object = {}) => {
    const payload = { id: ids.get(name), urn: SETTING_THINGS[name]?.lock, ...more }
    const method = call === 'release' ? ('PUT' as const) : ('POST' as const)
    return who.send({ method, url: `/api/user/lock/${call}`, payload, headers: { 'x-tab-id': 'their-tab' } })
  }

  it('is saved from its revision alone, and not while somebody else holds it', async () => {
    const standing = (await read(name)).body
    expect((await save(name, text(), { rev: '' })).statusCode).toBe(428)
    for (const rev of ['0', '"99999"', '"1e3"', 'W/"1"', '*', '-1', "1'; --"])
      expect([rev, [400, 409, 428].includes((await save(name, text(), { rev })).statusCode)]).toEqual([rev, true])
    const bob = await person('bob', ['operations_super_admin'])
    const lock = envelopeOf<{ number: number }>(await lockAs(bob, 'acquire')).data
    const refused = await save(name, text())
    expect([refused.statusCode, envelopeOf<{ name: string }>(refused).data.name]).toEqual([409, 'bob'])
    expect((await lockAs(boss, 'release', { number: lock.number })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await save(name, text())).statusCode).toBe(409)
    expect((await read(name)).body).toBe(standing)
    expect((await lockAs(bob, 'release', { number: lock.number })).statusCode).toBe(200)
  })

  it('is read by a machine that may view its page, and changed, made or locked by none that may do no more', async () => {
    const { page, make } = SETTING_THINGS[name] as SettingThing
    const machine = async (rights: object, products = ['rimba-my']): Promise<Person> => {
      const { token } = await made('/machine/token', { n: 'Feed', rights, products, days: 1 })
      const authorization = `Bearer ${token as string}`
      const send: Person['send'] = (options) =>
        server.app.inject({ ...options, headers: { ...options.headers, authorization } })
      return { token: token as string, send }
    }
    const reader = await machine({ [page]: ['view'] })
    expect((await read(name, reader)).statusCode).toBe(200)
    for (const st of ['draft', 'published', 'archived', 'deleted'])
      expect([st, (await save(name, `{"st":"${st}"}`, { who: reader })).statusCode]).toEqual([st, 403])
    const create = await reader.send({ method: 'POST', url: `/api${make.url}`, payload: make.body })
    expect([create.statusCode, (await lockAs(reader, 'acquire')).statusCode]).toEqual([403, 403])
    const writer = await machine({ [page]: ['view', 'update'] })
    expect((await save(name, '{"st":"published"}', { who: writer })).statusCode).toBe(403)
    const elsewhere = await machine({ cp_datastore: ['view', 'update', 'publish'] })
    expect((await read(name, elsewhere)).statusCode).toBe(403)
  })
})
