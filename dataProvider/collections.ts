import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'ra-core'
import type { CallName } from '#contract/wire/calls.ts'
import { ApiError } from './apiError.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { narrowed, picked, sorted } from './collectionRows.ts'
import type { Row, RowFilter, RowSort } from './collectionRows.ts'
import type { Reply } from './envelope.ts'
import type { Transport } from './transport.ts'

/** The calls behind a flat collection: one that is not named is not offered, and one record is found in the list. */
type Collection = {
  list: CallName
  paged?: boolean
  create?: CallName
  update?: CallName
  /** What of a record the update takes besides its id: react-admin hands back all that it was given. */
  changes?: readonly string[]
  remove?: CallName
}

/** Flat collections: no versions, no locks, the same in every product. To add one: a row here. */
const COLLECTIONS: Readonly<Record<string, Collection>> = {
  product: { list: 'listProducts', paged: true, create: 'createProduct' },
  setting: {
    list: 'listSettings',
    create: 'createSetting',
    update: 'saveSetting',
    changes: ['n', 'payload'],
    remove: 'deleteSetting',
  },
}

export function isCollection(resource: string): boolean {
  return Object.hasOwn(COLLECTIONS, resource)
}

/** What a collection's calls take: their names come from a table, so the compiler cannot compare them one by one. */
type SendAny = (
  name: CallName,
  options: { params?: object; query?: object; body?: unknown; signal?: AbortSignal | undefined },
) => Promise<Reply<unknown>>

/**
 * Hands ra-data-simple-rest an HTTP client that speaks the envelope: its range becomes a page, the envelope's count its
 * Content-Range. Rejects with an ApiError.
 */
export function createCollectionProvider(transport: Transport): DataProvider {
  const send = transport.send as unknown as SendAny

  async function page(name: CallName, at: number, pageSize: number, signal: AbortSignal | undefined) {
    const reply = await send(name, { query: { pageNumber: at, pageSize }, signal })
    return { rows: reply.data as Row[], total: reply.header.count ?? 0 }
  }

  /** All rows of a collection: the server narrows and sorts none of them, so that is done here. */
  async function whole(resource: string, signal: AbortSignal | undefined): Promise<readonly Row[]> {
    const { list: name, paged } = COLLECTIONS[resource] as Collection
    if (!paged) return (await send(name, { query: {}, signal })).data as Row[]
    const all: Row[] = []
    for (let at = 1; ; at++) {
      const { rows, total } = await page(name, at, MAX_PAGE_SIZE, signal)
      all.push(...rows)
      if (rows.length === 0 || all.length >= total) return all
    }
  }

  async function list(resource: string, { range, sort, filter }: ListQuery, signal: AbortSignal | undefined) {
    const { list: name, paged } = COLLECTIONS[resource] as Collection
    const [from, to] = range
    const size = to - from + 1
    const isPlain = Object.keys(filter).length === 0 && (sort === undefined || sort[0] === 'id')
    if (paged && isPlain && from % size === 0) {
      const { rows, total } = await page(name, from / size + 1, size, signal)
      return asHttp(rows, `${resource} ${from}-${from + rows.length}/${total}`)
    }
    const meant = sorted(narrowed(await whole(resource, signal), filter), sort)
    return asHttp(meant.slice(from, to + 1), `${resource} ${from}-${to}/${meant.length}`)
  }

  async function write(resource: string, call: keyof Collection, id: string | undefined, options: Request) {
    const name = COLLECTIONS[resource]?.[call] as CallName | undefined
    if (!name) throw new ApiError('refused', resource, { status: 405 })
    const { changes } = COLLECTIONS[resource] as Collection
    const given = typeof options.body === 'string' ? (JSON.parse(options.body) as object) : {}
    const body = call === 'update' ? { ...(changes ? picked(given, changes) : given), id } : given
    const reply = await send(name, call === 'remove' ? { params: { id } } : { body })
    return asHttp(reply.data ?? { id })
  }

  return simpleRestProvider('', async (url: string, options: Request = {}) => {
    const address = new URL(url, 'http://collection')
    const [resource = '', id] = address.pathname.split('/').slice(1).map(decodeURIComponent)
    const { method = 'GET', signal } = options
    if (method !== 'GET') return write(resource, WRITES[method] ?? 'update', id, options)
    if (id === undefined) return list(resource, readQuery(address.searchParams), signal ?? undefined)
    const found = await list(resource, { range: [0, 0], filter: { id: [id] } }, signal ?? undefined)
    const [row] = found.json as Row[]
    if (!row) throw new ApiError('refused', resource, { status: 404 })
    return asHttp(row)
  })
}

type Request = { method?: string; body?: unknown; signal?: AbortSignal | null }
type ListQuery = {
  range: readonly [number, number]
  sort?: RowSort | undefined
  filter: RowFilter
}

const WRITES: Readonly<Record<string, keyof Collection>> = { POST: 'create', PUT: 'update', DELETE: 'remove' }

/** What ra-data-simple-rest puts into an address: the rows that are wanted by their place, what they say, their order. */
function readQuery(params: URLSearchParams): ListQuery {
  const range = JSON.parse(params.get('range') ?? '[0,999]') as [number, number]
  const filter = JSON.parse(params.get('filter') ?? '{}') as RowFilter
  const sort = JSON.parse(params.get('sort') ?? 'null') as ListQuery['sort'] | null
  return { range, sort: sort ?? undefined, filter }
}

function asHttp(json: unknown, range = '') {
  return { status: 200, headers: new Headers({ 'Content-Range': range }), body: '', json }
}
