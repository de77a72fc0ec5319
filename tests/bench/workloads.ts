import { randomUUID } from 'node:crypto'

/** One piece of work, as Marquee and as the baseline do it. */
export type Workload = {
  name: string
  /** Most that Marquee may cost, as a multiple of the baseline's CPU time a request (design section 7). */
  budget: number
  requests: number
  ours: (n: number) => Promise<void>
  bare: (n: number) => Promise<void>
}

type Sides = { ours: string; bare: string; token: string; total: number; requests: number }
type Sample = { ids: string[]; bareIds: string[] }
type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

async function call(address: string, token: string | undefined, { method = 'GET', body, headers = {} }: Sent = {}) {
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`)
  return { data: text ? (JSON.parse(text) as unknown) : undefined, etag: answer.headers.get('etag') ?? '' }
}

const TYPE = '/api/content/urn/resource/catalog/movie'
const TERMS = ['har', 'mon', 'sea', 'riv', 'sto', 'nig', 'lov', 'cit', 'moo', 'gar']

export async function sampleOf({ ours, bare, token }: Sides): Promise<Sample> {
  const page = (await call(`${ours}${TYPE}?pageSize=100&st=draft,published`, token)).data as { data: { id: string }[] }
  const rows = (await call(`${bare}/items`, undefined)).data as { id: string }[]
  return { ids: page.data.map((row) => row.id), bareIds: rows.map((row) => row.id) }
}

const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** Reads and writes of a title, as an operator's day has them. */
export function workloads(sides: Sides, sample: Sample): Workload[] {
  const { ours, bare, token, total, requests } = sides
  const filter = (body: object) =>
    call(`${ours}/api/content/lookup`, token, { method: 'POST', body: { cty: ['movie'], ...body } })
  const deep = Math.max(1, Math.floor(total / 25 / 2))
  const get = (id: string) => call(`${ours}${TYPE}/${id}`, token)
  const save = async (n: number, st: string) => {
    const id = nth(sample.ids, n)
    const { data, etag } = await get(id)
    const { data: record } = data as { data: Record<string, unknown> }
    const el_no = `bench ${randomUUID()}`
    await call(`${ours}${TYPE}/${id}`, token, {
      method: 'PUT',
      body: { ...record, el_no, st },
      headers: { 'if-match': etag },
    })
  }
  const bareSave = async (n: number) => {
    const id = nth(sample.bareIds, n)
    const { data } = await call(`${bare}/items/${id}`, undefined)
    await call(`${bare}/items/${id}`, undefined, {
      method: 'PUT',
      body: { ...(data as { payload: object }).payload, el_no: randomUUID() },
    })
  }
  const none = undefined
  return [
    {
      name: 'get one',
      budget: 3,
      requests,
      ours: async (n) => void (await get(nth(sample.ids, n))),
      bare: async (n) => void (await call(`${bare}/items/${nth(sample.bareIds, n)}`, none)),
    },
    {
      name: 'list of 25',
      budget: 3,
      requests,
      ours: async () => void (await call(`${ours}${TYPE}?st=all`, token)),
      bare: async () => void (await call(`${bare}/items`, none)),
    },
    {
      name: 'list with total, filtered',
      budget: 1.3,
      requests: Math.ceil(requests / 4),
      ours: async () => void (await filter({ st: 'published' })),
      bare: async () => void (await call(`${bare}/items?st=published&count=1`, none)),
    },
    {
      name: 'deep page (jump to the middle)',
      budget: 2,
      requests: Math.ceil(requests / 10),
      ours: async () => void (await filter({ st: 'all', pageNumber: deep })),
      bare: async () => void (await call(`${bare}/items?offset=${(deep - 1) * 25}`, none)),
    },
    {
      name: 'title search, 3 letters',
      budget: 2,
      requests: Math.ceil(requests / 4),
      ours: async (n) => void (await filter({ filter: [{ field: 'term', term: nth(TERMS, n) }] })),
      bare: async (n) => void (await call(`${bare}/items?term=${nth(TERMS, n)}`, none)),
    },
    {
      name: 'get and save a draft',
      budget: 4,
      requests: Math.ceil(requests / 2),
      ours: (n) => save(n, 'draft'),
      bare: bareSave,
    },
    {
      name: 'get and publish',
      budget: 4,
      requests: Math.ceil(requests / 2),
      ours: (n) => save(n, 'published'),
      bare: bareSave,
    },
  ]
}
