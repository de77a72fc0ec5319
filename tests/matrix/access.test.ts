import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { PAGES, type Action, type Page } from '#contract/values/access.ts'
import { CALLS, type CallName } from '#contract/wire/calls.ts'
import { aType } from '../support/aType.ts'
import { isFullRun } from '../support/fullRun.ts'
import { snapshotTables } from '../support/snapshotTables.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { PROBES } from './expectations.ts'
import type { Probe } from './probe.ts'

/** Whoever has no role of the table has the row `default`; a role nobody knows gives nothing. */
const ROLES: readonly (readonly string[])[] = [...ROLE_NAMES.map((role) => [role]), [], ['nonesuch']]
const typeOfPage = (page: Page) => `on_${page}`
const headers = { 'if-match': '"1"' }

let server: TestServer
let people: { roles: readonly string[]; person: Person }[]

beforeAll(async () => {
  server = await startTestServer({ types: PAGES.map((page) => aType({ type: typeOfPage(page), page })) })
  people = []
  for (const roles of ROLES) people.push({ roles, person: await server.signInAs({ roles }) })
})
afterAll(() => server.close())

const sent = ({ method, url, payload }: Probe) => ({
  method: method as 'GET',
  url: `/api${url}`,
  headers,
  ...(payload && { payload }),
})
function allows(roles: readonly string[], { need }: Probe): boolean {
  if (typeof need === 'string') return need !== 'productAdmin'
  if ('oneOf' in need) return need.oneOf.some(([page, action]) => can({ roles }, page, action))
  return need.every(([page, action]) => can({ roles }, page, action))
}

/**
 * For one who may and one who may not, another pair for each probe: can() is held against the table by itself. The full
 * run asks as everybody.
 */
function standingFor(probe: Probe, nth: number): typeof people {
  if (isFullRun) return people
  const turned = people.map((_, at) => people[(at + nth) % people.length] as (typeof people)[number])
  const may = ({ roles }: { roles: readonly string[] }) => allows(roles, probe)
  return [turned.find(may), turned.find((one) => !may(one))].filter((one) => one !== undefined)
}

describe('every call', () => {
  it('is probed', () => {
    expect(Object.keys(PROBES).toSorted()).toEqual(CALLS.map(({ name }) => name).toSorted())
  })

  it.each(Object.keys(PROBES) as CallName[])('%s answers 401 to nobody, unless it needs no sign-in', async (name) => {
    for (const probe of PROBES[name]) {
      const { statusCode } = await server.app.inject(sent(probe))
      if (probe.need !== 'nothing') expect(statusCode).toBe(401)
      else expect(statusCode, 'a signed address without its ticket may still be refused').not.toBe(403)
    }
  })

  it.each(Object.keys(PROBES) as CallName[])('%s answers 403 exactly where the role table forbids it', async (name) => {
    const wrong: string[] = []
    for (const [nth, probe] of PROBES[name].entries()) {
      for (const { roles, person } of standingFor(probe, CALLS.findIndex((row) => row.name === name) + nth)) {
        // Settings of the guest stay in the browser (design 9 (16)): the command says so, after the guard.
        if (probe.url.startsWith('/user/setting') && roles.length === 0) continue
        const { statusCode } = await person.send(sent(probe))
        const isRefused = statusCode === 403
        if (isRefused === allows(roles, probe) || statusCode === 401 || statusCode >= 500) {
          wrong.push(`${roles.join() || 'no role'}: ${probe.method} ${probe.url} answered ${statusCode}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

const missing = '0198c0de-0000-7000-8000-00000000dead'
const BY_ACTION: Partial<Record<Action, (type: string) => Omit<Probe, 'need'>>> = {
  view: (type) => ({ method: 'GET', url: `/content/urn/resource/catalog/${type}` }),
  create: (type) => ({ method: 'POST', url: `/content/urn/resource/catalog/${type}`, payload: {} }),
  update: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'draft' },
  }),
  publish: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'published' },
  }),
  unpublish: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'unpublished' },
  }),
  archive: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'archived' },
  }),
  delete: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'deleted' },
  }),
  purge: (type) => ({
    method: 'PUT',
    url: `/content/urn/resource/catalog/${type}/${missing}`,
    payload: { st: 'purged' },
  }),
  'force-unlock': (type) => ({
    method: 'POST',
    url: '/user/lock/force',
    payload: { id: missing, urn: `urn:resource:catalog:${type}` },
  }),
}

/**
 * Those who differ on a page by what they may: can() is held against the table by itself, every call above is asked by
 * every role, and who stands for a row changes from page to page. The full run asks as everybody.
 */
function differing(page: Page): typeof people {
  if (isFullRun) return people
  const at = PAGES.indexOf(page) % people.length
  const byRow = new Map<string, (typeof people)[number]>()
  for (const one of [...people.slice(at), ...people.slice(0, at)]) {
    const row = Object.keys(BY_ACTION)
      .filter((action) => can(one, page, action as Action))
      .join()
    if (!byRow.has(row)) byRow.set(row, one)
  }
  return [...byRow.values()]
}

describe('every cell of the role table', () => {
  it.each(PAGES)('%s: the server says what can() says, for every role and action', async (page) => {
    const wrong: string[] = []
    for (const { roles, person } of differing(page)) {
      for (const [action, probe] of Object.entries(BY_ACTION)) {
        const { statusCode } = await person.send(sent({ ...probe(typeOfPage(page)), need: 'signIn' }))
        if (
          (statusCode === 403) === can({ roles }, page, action as Action) ||
          statusCode === 401 ||
          statusCode >= 500
        ) {
          wrong.push(`${roles.join() || 'no role'}: ${action} answered ${statusCode}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it('nothing was changed by all of this', async () => {
    const tables = await snapshotTables(server.database)
    for (const name of ['version', 'audit', 'lock', 'idempotency', 'setting']) {
      expect([name, tables[name]?.rows]).toEqual([name, 0])
    }
  })
})
