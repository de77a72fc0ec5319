import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier } from 'ra-core'
import type { CallName } from '#contract/wire/calls.ts'
import { ApiError } from './apiError.ts'
import type { Reply } from './envelope.ts'
import type { Transport } from './transport.ts'

/** The calls behind a flat collection: one that is not named is not offered, and one record is found in the list. */
type Collection = { list: CallName; paged?: boolean; create?: CallName; update?: CallName; remove?: CallName }

/** Flat collections: no versions, no locks, the same in every product. To add one: a row here. */
const COLLECTIONS: Readonly<Record<string, Collection>> = {
  product: { list: 'listProducts', paged: true, create: 'createProduct' },
  setting: { list: 'listSettings', create: 'createSetting', update: 'saveSetting', remove: 'deleteSetting' },
}

export function isCollection(resource: string): boolean {
  return Object.hasOwn(COLLECTIONS, resource)
}

type Row = { id: Identifier }
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

  async function list(resource: string, { range, sort, id }: ListQuery, signal: AbortSignal | undefined) {
    const { list: name, paged } = COLLECTIONS[resource] as Collection
    const [from, to] = range
    const size = to - from + 1
    const query = paged && !id ? { pageNumber: Math.floor(from / size) + 1, pageSize: size } : {}
    const reply = await send(name, { query, signal })
    const rows = reply.data as Row[]
    const meant = id
      ? rows.filter((row) => id.includes(String(row.id)))
      : paged
        ? rows
        : sorted(rows, sort).slice(from, to + 1)
    return asHttp(meant, `${resource} ${from}-${from + meant.length}/${id ? meant.length : reply.header.count}`)
  }

  async function write(resource: string, call: keyof Collection, id: string | undefined, options: Request) {
    const name = COLLECTIONS[resource]?.[call] as CallName | undefined
    if (!name) throw new ApiError('refused', resource, { status: 405 })
    const body = typeof options.body === 'string' ? (JSON.parse(options.body) as object) : undefined
    const reply = await send(name, {
      ...(call === 'remove' ? { params: { id } } : { body: call === 'update' ? { ...body, id } : body }),
    })
    return asHttp(reply.data ?? { id })
  }

  return simpleRestProvider('', async (url: string, options: Request = {}) => {
    const address = new URL(url, 'http://collection')
    const [resource = '', id] = address.pathname.split('/').slice(1).map(decodeURIComponent)
    const { method = 'GET', signal } = options
    if (method !== 'GET') return write(resource, WRITES[method] ?? 'update', id, options)
    if (id === undefined) return list(resource, readQuery(address.searchParams), signal ?? undefined)
    const found = await list(resource, { range: [0, 0], id: [id] }, signal ?? undefined)
    const [row] = found.json as Row[]
    if (!row) throw new ApiError('refused', resource, { status: 404 })
    return asHttp(row)
  })
}

type Request = { method?: string; body?: unknown; signal?: AbortSignal | null }
type ListQuery = {
  range: readonly [number, number]
  sort?: readonly [field: string, order: string] | undefined
  id?: readonly string[] | undefined
}

const WRITES: Readonly<Record<string, keyof Collection>> = { POST: 'create', PUT: 'update', DELETE: 'remove' }

/** What ra-data-simple-rest puts into an address: the rows that are wanted by their place, or by their ids. */
function readQuery(params: URLSearchParams): ListQuery {
  const range = JSON.parse(params.get('range') ?? '[0,999]') as [number, number]
  const { id } = JSON.parse(params.get('filter') ?? '{}') as { id?: Identifier[] }
  const sort = JSON.parse(params.get('sort') ?? 'null') as ListQuery['sort'] | null
  return { range, sort: sort ?? undefined, id: id?.map(String) }
}

/** A collection that comes whole is sorted here, by what its fields read like. */
function sorted(rows: readonly Row[], sort: ListQuery['sort']): readonly Row[] {
  if (!sort) return rows
  const [field, order] = sort
  const textOf = (row: Row) => String((row as Readonly<Record<string, unknown>>)[field] ?? '')
  const way = order === 'DESC' ? -1 : 1
  return rows.toSorted((a, b) => way * textOf(a).localeCompare(textOf(b), undefined, { numeric: true }))
}

function asHttp(json: unknown, range = '') {
  return { status: 200, headers: new Headers({ 'Content-Range': range }), body: '', json }
}
