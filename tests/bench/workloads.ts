import { randomUUID } from 'node:crypto'
import type { Timed } from './measure.ts'
import { warmUp } from './measure.ts'

/** One piece of work on one side; both sides do as many requests with as many clients on the same documents. */
export type Workload = Timed & { name: string; budget: Budget }

/** Most that Marquee may cost, as a multiple of the baseline's (design section 7). */
export type Budget = { ratio: number; of: 'CPU' | 'time' }

export type Side = { kind: 'ours' | 'bare'; url: string; token?: string }
export type Scale = { total: number; requests: number; searchClients: number; ids: readonly string[] }
type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

const TYPE = '/api/content/urn/resource/catalog/movie'
const TERMS = ['har', 'mon', 'sea', 'riv', 'sto', 'nig', 'lov', 'cit', 'moo', 'gar']
const PAGE = 25
const CLIENTS = 4

async function call({ url, token }: Side, path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return { data: (text ? JSON.parse(text) : undefined) as unknown, etag: answer.headers.get('etag') ?? '' }
}

const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** How many drafts the saves need, so that none is saved twice with the revision of one read. */
export const draftsNeeded = (requests: number): number => savesOf(requests) + warmUp(savesOf(requests))
const savesOf = (requests: number) => Math.ceil(requests / 2)

export function workloads(side: Side, scale: Scale): Workload[] {
  return [...reads(side, scale), ...writes(side, scale)]
}

function reads(side: Side, { total, requests, searchClients, ids }: Scale): Workload[] {
  const isOurs = side.kind === 'ours'
  const deep = Math.max(1, Math.floor(total / PAGE / 2))
  const get = (ours: string, bare: string) => async () => void (await call(side, isOurs ? ours : bare))
  const filter = (body: object, bare: string) => async () =>
    void (await (isOurs
      ? call(side, '/api/content/lookup', { method: 'POST', body: { cty: ['movie'], ...body } })
      : call(side, bare)))
  const search = (term: string) => filter({ filter: [{ field: 'term', term }] }, `/items?term=${term}`)
  return [
    {
      name: 'get one',
      budget: { ratio: 3, of: 'CPU' },
      requests,
      clients: CLIENTS,
      send: (n) => get(`${TYPE}/${nth(ids, n)}`, `/items/${nth(ids, n)}`)(),
    },
    {
      name: `list of ${PAGE}, no total`,
      budget: { ratio: 3, of: 'CPU' },
      requests,
      clients: CLIENTS,
      send: get(`${TYPE}?st=all`, '/items'),
    },
    {
      name: 'list with total, one status',
      budget: { ratio: 1.3, of: 'time' },
      requests: Math.ceil(requests / 4),
      clients: CLIENTS,
      send: filter({ st: 'published' }, '/items?st=published&count=1'),
    },
    {
      name: 'deep list, jump to the middle',
      budget: { ratio: 2, of: 'time' },
      requests: Math.ceil(requests / 50),
      clients: CLIENTS,
      send: filter({ st: 'all', pageNumber: deep }, `/items?offset=${(deep - 1) * PAGE}`),
    },
    {
      name: `title search, 3 letters, ${searchClients} at once`,
      budget: { ratio: 2, of: 'time' },
      requests: Math.ceil(requests / 4),
      clients: searchClients,
      send: (n) => search(nth(TERMS, n))(),
    },
    ...globalSearch(side, { requests, searchClients }),
  ]
}

/** What the popup asks for as one types: hits, and how many each field and type has. */
function globalSearch(side: Side, { requests, searchClients }: Pick<Scale, 'requests' | 'searchClients'>): Workload[] {
  const work = (name: string, ours: string, bare: string): Workload => ({
    name: `${name}, 3 letters, ${searchClients} at once`,
    budget: { ratio: 2, of: 'time' },
    requests: Math.ceil(requests / 4),
    clients: searchClients,
    send: async (n) => void (await call(side, (side.kind === 'ours' ? ours : bare) + nth(TERMS, n))),
  })
  return [
    work('search popup (hits)', '/api/content/search?st=all&term=', '/items?term='),
    work('facets', '/api/content/search/facets?st=all&term=', '/items?count=1&term='),
  ]
}

/** Reading the record is prepared: what is timed is the one call that saves. */
function writes(side: Side, { requests, ids }: Scale): Workload[] {
  const isOurs = side.kind === 'ours'
  const save = (name: string, st: string): Workload => {
    const read = new Map<string, { body: object; etag: string }>()
    const path = (id: string) => (isOurs ? `${TYPE}/${id}` : `/items/${id}`)
    return {
      name,
      budget: { ratio: 4, of: 'CPU' },
      // No document twice: the second save would come with the revision of before the first.
      requests: Math.max(1, Math.min(savesOf(requests), Math.floor(ids.length / 1.25) - 5)),
      clients: CLIENTS,
      prepare: async (n) => {
        const id = nth(ids, n)
        const { data, etag } = await call(side, path(id))
        const { data: record, payload } = data as { data?: object; payload?: object }
        read.set(id, { body: { ...(record ?? payload), st, el_no: randomUUID() }, etag })
      },
      send: async (n) => {
        const id = nth(ids, n)
        const { body, etag } = read.get(id) ?? {}
        await call(side, path(id), { method: 'PUT', body, headers: isOurs && etag ? { 'if-match': etag } : {} })
      },
    }
  }
  return [save('save a draft', 'draft'), save('publish', 'published')]
}
