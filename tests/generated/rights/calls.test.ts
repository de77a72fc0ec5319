import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'
import type { CallName } from '#contract/wire/calls.ts'
import { CALLS } from '#contract/wire/calls.ts'
import type { CallRow, Guard } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { authorise } from '#server/routes/authorise.ts'
import { shippedType } from '../../support/shippedType.ts'
import type { Person, TestServer } from '../../support/startServer.ts'
import { startTestServer } from '../../support/startServer.ts'
import { PROBES } from '../../matrix/expectations.ts'
import { actorOf, EVERY_ROLE, nameOf, TYPE_DOCUMENTS, TYPES, typeOfPage } from './everyRole.ts'

type Params = { params: Record<string, string>; query: Record<string, unknown>; body: unknown; wanted: boolean }
type Rights = (page: Page, action: Action) => boolean

/** What a write by status needs, by hand: changing a status is a right of its own (specification section 4). */
const BY_STATUS: Readonly<Record<string, Action>> = {
  draft: 'update',
  pending: 'update',
  published: 'publish',
  unpublished: 'unpublish',
  archived: 'archive',
  deleted: 'delete',
  purged: 'purge',
}

/** Requests that a guard has to decide about, with what the role table says of each. A new kind of guard fails here. */
function askedOf(guard: Guard, has: Rights): Params[] {
  const nothing = { params: {}, query: {}, body: undefined }
  const onEveryPage = (ask: (page: Page) => Omit<Params, 'wanted'>, action: Action) =>
    PAGES.map((page) => ({ ...ask(page), wanted: has(page, action) }))
  switch (guard.by) {
    case 'public':
    case 'signed':
    case 'self':
    case 'filtered':
      return [{ ...nothing, wanted: true }]
    case 'adminProduct':
      return [{ ...nothing, wanted: false }]
    case 'page':
      return [{ ...nothing, wanted: guard.pages.some((page) => has(page, guard.action)) }]
    case 'type':
    case 'area':
      return onEveryPage((page) => ({ ...nothing, params: { type: typeOfPage(page) } }), guard.action)
    case 'bulk':
      return PAGES.flatMap((page) => {
        const ask = (body: object, ...actions: Action[]) => ({
          ...nothing,
          params: { type: typeOfPage(page) },
          body,
          wanted: actions.every((action) => has(page, action)),
        })
        return [
          ask({ set: { yr: 1 } }, 'update'),
          ask({ set: { yr: 1 }, publish: true }, 'update', 'publish'),
          ...Object.entries(BY_STATUS).map(([st, action]) => ask({ st }, action)),
        ]
      })
    case 'cty':
      return onEveryPage((page) => {
        const cty = { cty: typeOfPage(page) }
        return { ...nothing, ...(guard.from === 'query' ? { query: cty } : { body: cty }) }
      }, guard.action)
    case 'urn':
      return onEveryPage((page) => {
        const urn = { urn: `urn:resource:catalog:${typeOfPage(page)}` }
        return { ...nothing, ...(guard.from === 'body' ? { body: urn } : { query: urn }) }
      }, guard.action)
    case 'import':
      return PAGES.flatMap((page) =>
        [false, true].map((publish) => ({
          ...nothing,
          params: { type: typeOfPage(page) },
          query: { publish: String(publish) },
          wanted: has(page, 'create') && has(page, 'update') && (!publish || has(page, 'publish')),
        })),
      )
    case 'pageStatus':
      return Object.entries(BY_STATUS)
        .filter(([st]) => !guard.creates || ['draft', 'pending', 'published'].includes(st))
        .map(([st, action]) => ({
          ...nothing,
          body: guard.within === undefined ? { st } : { [guard.within]: { st } },
          wanted: guard.creates
            ? has(guard.page, 'create') && (st !== 'published' || has(guard.page, 'publish'))
            : has(guard.page, action),
        }))
    case 'typeStatus': {
      const own = guard.type === undefined ? undefined : shippedType(guard.type)
      return (own ? [own.page] : PAGES).flatMap((page) =>
        Object.entries(BY_STATUS)
          // A new item starts as a draft, waits for approval, or is published at once.
          .filter(([st]) => !guard.creates || ['draft', 'pending', 'published'].includes(st))
          .map(([st, action]) => ({
            ...nothing,
            params: { type: own?.type ?? typeOfPage(page) },
            body: { st },
            wanted: guard.creates
              ? has(page, 'create') && (st !== 'published' || has(page, 'publish'))
              : has(page, action),
          })),
      )
    }
  }
}

async function isGranted(row: CallRow, asked: Params, roles: readonly string[]): Promise<boolean | string> {
  const typeNamed = (name: string) =>
    [...TYPES, shippedType('airing'), shippedType('virtuallivechannel')].find(({ type }) => type === name)
  const identity = { askProvider: async () => actorOf(roles) }
  const { params, query, body } = asked
  return authorise(row.guard, { params, query, body }, actorOf(roles), { typeNamed, identity }).then(
    () => true,
    (error: unknown) => (error instanceof DomainError && error.code === 'forbidden' ? false : String(error)),
  )
}

describe('every call', () => {
  it.each(EVERY_ROLE.map((roles) => [nameOf(roles), roles] as const))(
    'is granted to %s exactly where the role table says so',
    async (_, roles) => {
      const has: Rights = (page, action) => can({ roles }, page, action)
      const wrong: string[] = []
      for (const row of CALLS)
        for (const asked of askedOf(row.guard, has)) {
          const granted = await isGranted(row, asked, roles)
          if (granted !== asked.wanted) wrong.push(`${row.name} ${JSON.stringify(asked)}: ${granted}`)
        }
      expect(wrong).toEqual([])
    },
  )
})

/** One call of each kind of guard and action, with the requests that the matrix has for it. */
const SAMPLES = [
  ...new Map(
    CALLS.map((row): [string, CallRow] => [JSON.stringify({ ...row.guard, pages: undefined }), row]).toReversed(),
  ).values(),
]

describe('a real request', () => {
  let server: TestServer
  let people: { roles: readonly string[]; person: Person }[]
  beforeAll(async () => {
    server = await startTestServer({ types: TYPE_DOCUMENTS })
    people = []
    for (const roles of EVERY_ROLE) people.push({ roles, person: await server.signInAs({ roles }) })
  })
  afterAll(() => server.close())

  it.each(SAMPLES.map(({ name }) => name as CallName))('of %s is refused exactly by right', async (name) => {
    const wrong: string[] = []
    for (const { roles, person } of people)
      for (const { method, url, payload, need } of PROBES[name]) {
        // Settings of the guest stay in the browser (design 9 (16)): the command says so, after the guard.
        if (url.startsWith('/user/setting') && roles.length === 0) continue
        // Nobody here has the admin value in the product claim.
        const wanted =
          need !== 'productAdmin' &&
          (typeof need === 'string' ||
            ('oneOf' in need
              ? need.oneOf.some(([page, action]) => can({ roles }, page, action))
              : need.every(([page, action]) => can({ roles }, page, action))))
        const headers = { 'if-match': '"1"' }
        const { statusCode } = await person.send({
          method: method as 'GET',
          url: `/api${url}`,
          headers,
          ...(payload && { payload }),
        })
        if ((statusCode !== 403) !== wanted || statusCode === 401 || statusCode >= 500)
          wrong.push(`${nameOf(roles)}: ${method} ${url} answered ${statusCode}`)
      }
    expect(wrong).toEqual([])
  })
})
