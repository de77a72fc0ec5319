import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { aChannel, anAiring } from '../support/aChannel.ts'
import { aMovie } from '../support/aMovie.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { PROBES } from './expectations.ts'
import { MISSING, type Probe } from './probe.ts'
import { SETTING_ASKS, SETTING_THINGS, type SettingThing } from './settingThings.ts'

const CATALOG = '/api/content/urn/resource/catalog'
const STORE = '/api/storefront/urn'

let server: TestServer
/** May do everything, in another product than that of all things. */
let stranger: Person
/** Ids of what stands in Malaysia's product alone, by what it is. */
let things: Readonly<Record<string, string>>

beforeAll(async () => {
  server = await startTestServer()
  const owner = await server.signInAs({ roles: [...ROLE_NAMES], products: ['rimba-my'], username: 'owner' })
  stranger = await server.signInAs({ roles: [...ROLE_NAMES], products: ['rimba-sg'], username: 'stranger' })
  const answered = async <Data>(url: string, payload: object, query = '?prd=rimba-my') => {
    const reply = await owner.send({ method: 'POST', url: url + query, payload })
    expect([url, reply.statusCode, reply.statusCode < 300 ? '' : reply.body]).toEqual([url, 201, ''])
    return envelopeOf<Data>(reply).data
  }
  const made = async (url: string, payload: object, query?: string) =>
    (await answered<{ id: string }>(url, payload, query)).id
  const channel = await made(`${CATALOG}/channel`, aChannel('Zz Heron', 8_411, { prd: ['rimba-my'] }))
  const setting = async (name: string) => {
    const { make } = SETTING_THINGS[name] as SettingThing
    return made(`/api${make.url}`, { ...make.body, n: `Zz.${name}`, prd: ['rimba-my'] })
  }
  const given = <Data>(name: string) => {
    const { url, body } = SETTING_ASKS[name] as (typeof SETTING_ASKS)[string]
    return answered<Data>(`/api${url}`, { ...body, n: `Zz.${name}` }, '')
  }
  const { webhook } = await given<{ webhook: { id: string } }>('webhook')
  const { machine } = await given<{ machine: { id: string } }>('token')
  const view = { n: 'Zz View', t: 'view', payload: { cty: 'movie', filter: [], match: 'ALL' } }
  const page = { ty: 'storefront', lon: [{ lang: 'en', n: 'Zz Page' }] }
  things = {
    movie: await made(`${CATALOG}/movie`, aMovie().named('Zz Harbour').published().build()),
    airing: await made(`${CATALOG}/airing`, anAiring('Zz News', channel, 6, 7, { prd: ['rimba-my'] }).build()),
    channel,
    page: await made(`${STORE}/page`, page),
    container: await made(`${STORE}/container`, { lon: [{ lang: 'en', n: 'Zz Rail' }], i: [] }),
    attribute: await setting('attribute'),
    policy: await setting('policy'),
    adAttribute: await setting('adAttribute'),
    adTag: await setting('adTag'),
    loadPolicy: await setting('loadPolicy'),
    webhook: webhook.id,
    delivery: await made(`/api/machine/webhook/${webhook.id}/test`, {}, ''),
    token: machine.id,
    view: await made('/api/user/setting/create', view, ''),
  }
})
afterAll(() => server.close())

/** The probe as sent for a thing; its parts that name nothing name that. */
const about = ({ method, url, payload }: Probe, id: string) => ({
  method: method as 'GET',
  url: `/api${url.replaceAll(MISSING, id)}`,
  headers: { 'if-match': '"1"', 'x-tab-id': 'tab' },
  ...(payload && { payload: JSON.parse(JSON.stringify(payload).replaceAll(MISSING, id)) as object }),
})

/** What an answer tells, without the ids and instants that differ from one to the next. */
async function told(probe: Probe, id: string): Promise<string> {
  const { statusCode, body } = await stranger.send(about(probe, id))
  return `${statusCode} ${body.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@')}`
}

const named = Object.entries(PROBES).filter(([, probes]) =>
  probes.some((probe) => JSON.stringify(probe).includes(MISSING)),
)

it('every call that names a thing is asked', () => {
  expect(named.length).toBeGreaterThan(130)
})

it.each(named as [CallName, readonly Probe[]][])(
  "%s says of another product's things what it says of nothing",
  async (_name, probes) => {
    const wrong: string[] = []
    for (const probe of probes.filter((one) => JSON.stringify(one).includes(MISSING))) {
      const nothing = await told(probe, MISSING)
      for (const [what, id] of Object.entries(things)) {
        const answer = await told(probe, id)
        if (answer !== nothing || /Zz[ .]/.test(answer))
          wrong.push(
            `${probe.method} ${probe.url} of a ${what}: ${answer.slice(0, 300)} is not ${nothing.slice(0, 300)}`,
          )
      }
    }
    expect(wrong).toEqual([])
  },
)
