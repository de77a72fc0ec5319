import type {
  CreateParams,
  CreateResult,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyReferenceResult,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
  UpdateResult,
} from 'react-admin'
import { listFilterFrom } from '#contract/rules/filters/listFilterFrom.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import type { ContentCalls, WriteOptions } from './content.ts'
import { createCursorMemory } from './cursorMemory.ts'

/** A list's filter values in react-admin's filter object: status, term, entries, and how they combine. */
export type ListFilter = {
  st?: string
  term?: string
  entries?: FilterEntry[]
  match?: 'ALL' | 'ANY'
  products?: string
  /** The saved view that the list was opened with: for the screen, the server need not know. */
  view?: string
  /** Where days and relative terms are read (IANA). */
  zone?: string
}
/** What a write names through react-admin's meta. */
export type WriteMeta = Partial<WriteOptions> & { st?: SendableStatus }
/** React-admin's methods for generated resources: the resource's name is the type's (design section 1). */
export function createResourceMethods(
  content: ContentCalls,
  clean: (type: string, payload: object) => Promise<object>,
) {
  const memory = createCursorMemory()
  async function getList<R extends RaRecord>(type: string, params: GetListParams): Promise<GetListResult<R>> {
    const body = listBody(type, params)
    const page = params.pagination?.page ?? 1
    const list = JSON.stringify(body)
    const found = await content.filterContent({ ...body, ...memory.locate(list, page) }, params.signal)
    const { rows, count, ...meta } = found
    memory.remember(list, { page, next: meta.next, prev: meta.prev })
    return { data: rows as unknown as R[], total: count, meta }
  }

  async function save<R extends RaRecord>(
    type: string,
    id: Identifier,
    payload: object,
    previous: Partial<RaRecord> | undefined,
    meta: WriteMeta = {},
  ) {
    const { st = 'draft', rev = previous?.rev as number | undefined, ...rest } = meta
    return (await content.saveContent(type, String(id), await clean(type, payload), st, {
      rev,
      ...rest,
    })) as unknown as R
  }

  return {
    getList,
    getOne: async <R extends RaRecord>(type: string, params: GetOneParams): Promise<GetOneResult<R>> => ({
      data: (await content.getContent(
        type,
        String(params.id),
        (params.meta as { st?: string } | undefined)?.st,
        params.signal,
      )) as unknown as R,
    }),
    getMany: async <R extends RaRecord>(_type: string, params: GetManyParams): Promise<GetManyResult<R>> => ({
      data: (await content.readByKeys(params.ids.map(String), params.signal)) as unknown as R[],
    }),
    getManyReference: async <R extends RaRecord>(
      type: string,
      params: GetManyReferenceParams,
    ): Promise<GetManyReferenceResult<R>> =>
      getList<R>(type, {
        ...params,
        filter: { ...params.filter, entries: [{ field: 'parent', term: String(params.id) }] },
      }),
    create: async <R extends Omit<RaRecord, 'id'>>(
      type: string,
      params: CreateParams,
    ): Promise<CreateResult<R & { id: Identifier }>> => {
      const { st = 'draft', ...options } = (params.meta ?? {}) as WriteMeta
      const payload = await clean(type, params.data as object)
      return { data: (await content.createContent(type, payload, st, options)) as unknown as R & { id: Identifier } }
    },
    update: async <R extends RaRecord>(type: string, params: UpdateParams): Promise<UpdateResult<R>> => ({
      data: await save<R>(type, params.id, params.data as object, params.previousData, params.meta as WriteMeta),
    }),
    /** Delete is a status, reversible (section 4). */
    delete: async <R extends RaRecord>(type: string, params: DeleteParams<R>): Promise<DeleteResult<R>> => ({
      data: await save<R>(type, params.id, {}, params.previousData, { ...(params.meta as WriteMeta), st: 'deleted' }),
    }),
    updateMany: (type: string, _params: UpdateManyParams): Promise<UpdateManyResult> => refuseMany(type),
    deleteMany: (type: string, _params: DeleteManyParams): Promise<DeleteManyResult> => refuseMany(type),
  }
}

/** Many documents change by a bulk job that reports each item, never by a loop of writes (calls.md section 6). */
function refuseMany(type: string): Promise<never> {
  return Promise.reject(new Error(`${type}: many documents are changed by a bulk job`))
}

/** A list without its place: what its cursors are remembered by. */
function listBody(type: string, { pagination, sort, filter }: GetListParams) {
  const { st, term, entries = [], match = 'ALL', zone } = listFilterFrom<ListFilter>(filter)
  return {
    cty: [type],
    filter: entries,
    match,
    ...(term?.trim() ? { term: term.trim() } : {}),
    ...(zone && entries.length > 0 ? { zone } : {}),
    ...(st ? { st } : {}),
    ...(sort ? { sortBy: sort.field, sortOrder: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const) } : {}),
    ...(pagination ? { pageSize: pagination.perPage } : {}),
  }
}
