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
} from 'ra-core'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { Calls } from './calls.ts'
import { gatherRows } from './resources/gatherRows.ts'
import { listBody } from './resources/listBody.ts'
import { sendWrite } from './resources/sendWrite.ts'
import type { WriteMeta } from './resources/sendWrite.ts'
import { createCursorMemory } from './cursorMemory.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { BulkBody, BulkFilter } from '#contract/wire/calls/bulkBodies.ts'

/** What a read of one record may name through react-admin's meta: the side of a status, or one version by its key. */
type ReadMeta = { st?: string; version?: string }
/** Which children: of all live sides unless told. */
type ChildFilter = { st?: string }
/** The answer of updateMany and deleteMany: the titles that were named, and the number of the job that changes them. */
export type BulkStarted = { data: Identifier[]; meta: { job: string } }

type ResourceCalls = Pick<
  Calls,
  | 'filterContent'
  | 'getContent'
  | 'readVersion'
  | 'readByKeys'
  | 'listChildren'
  | 'createContent'
  | 'saveContent'
  | 'discardDraft'
  | 'restoreVersion'
  | 'bulkUpdate'
>
/** Cleans a payload by its type's schema: every write of a record passes here, and nowhere else. */
type Clean = (type: string, payload: object) => Promise<object>

/** React-admin's methods for generated resources: the resource's name is the type's (design section 1). */
export function createResourceMethods(calls: ResourceCalls, clean: Clean) {
  const memory = createCursorMemory()
  const rowsOf = gatherRows((ids) => calls.readByKeys({ query: { keys: ids.join(','), info: 'row' } }))
  async function getList<R extends RaRecord>(type: string, params: GetListParams): Promise<GetListResult<R>> {
    const body = listBody(type, params)
    const page = params.pagination?.page ?? 1
    const list = JSON.stringify(body)
    const found = await calls.filterContent({ body: { ...body, ...memory.locate(list, page) }, signal: params.signal })
    const { rows, count, ...meta } = found
    memory.remember(list, { page, next: meta.next, prev: meta.prev })
    return { data: recordsAs<R>(rows), total: count, meta }
  }

  async function write<R>(type: string, id: string | undefined, data: object, meta: WriteMeta = {}): Promise<R> {
    const payload = payloadOf(data as Record<string, unknown>)
    const isEmpty = Object.keys(payload).length === 0
    return (await sendWrite(calls, type, id, isEmpty ? payload : await clean(type, payload), meta)) as R
  }

  async function start(type: string, ids: readonly Identifier[], changes: object, meta: BulkMeta = {}) {
    const body = { ...chosenOf(ids, meta), ...changes, ...meta.changes }
    const { status_id: job } = await calls.bulkUpdate({ params: { type }, body })
    return { data: [...ids], meta: { job } }
  }

  return {
    getList,
    getOne: async <R extends RaRecord>(type: string, params: GetOneParams): Promise<GetOneResult<R>> => {
      const { st, version } = (params.meta ?? {}) as ReadMeta
      const [id, signal] = [String(params.id), params.signal]
      const found = version
        ? await calls.readVersion({ params: { type, id, key: version }, signal })
        : await calls.getContent({ params: { type, id }, query: { st }, signal })
      return { data: recordAs<R>(found) }
    },
    /** List rows by their ids, of whatever types, gathered over all who ask at once: those that may not be read are left out. */
    getMany: async <R extends RaRecord>(_type: string, { ids }: GetManyParams): Promise<GetManyResult<R>> => ({
      data: recordsAs<R>(await rowsOf(ids.map(String))),
    }),
    /** Children of a document in the order of their numbers, or of the sort that is asked for; `filter.st` names sides. */
    getManyReference: async <R extends RaRecord>(
      type: string,
      { id, pagination, sort, filter, signal }: GetManyReferenceParams,
    ): Promise<GetManyReferenceResult<R>> => {
      const children = await calls.listChildren({
        params: { id: String(id) },
        query: {
          cty: type,
          ...(filter as ChildFilter | undefined),
          ...(sort?.field ? { sortBy: sort.field, sortOrder: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
          ...(pagination ? { pageNumber: pagination.page, pageSize: pagination.perPage } : {}),
        },
        signal,
      })
      return { data: recordsAs<R>(children.rows), total: children.count }
    },
    create: async <R extends Omit<RaRecord, 'id'>>(
      type: string,
      { data, meta }: CreateParams,
    ): Promise<CreateResult<R & { id: Identifier }>> => ({
      data: await write(type, undefined, data as object, meta as WriteMeta),
    }),
    update: async <R extends RaRecord>(
      type: string,
      { id, data, previousData, meta }: UpdateParams,
    ): Promise<UpdateResult<R>> => ({
      data: await write(type, String(id), data as object, { rev: revisionOf(previousData), ...(meta as WriteMeta) }),
    }),
    /** Delete is a status, reversible (section 4). */
    delete: async <R extends RaRecord>(
      type: string,
      { id, previousData, meta }: DeleteParams<R>,
    ): Promise<DeleteResult<R>> => ({
      data: await write(
        type,
        String(id),
        {},
        { rev: revisionOf(previousData), verb: 'deleteContent', ...(meta as WriteMeta) },
      ),
    }),
    /**
     * Many documents change by a job that reports each of them, never by a loop of writes (calls.md section 6). `data`
     * are fields to set; `meta.changes` is a whole change set, `meta.flt` everything that a list shows.
     */
    updateMany: (type: string, { ids, data, meta }: UpdateManyParams): Promise<UpdateManyResult & BulkStarted> =>
      start(type, ids, Object.keys(data as object).length > 0 ? { set: data as object } : {}, meta as BulkMeta),
    deleteMany: (type: string, { ids, meta }: DeleteManyParams): Promise<DeleteManyResult & BulkStarted> =>
      start(type, ids, { st: 'deleted' }, meta as BulkMeta),
  }
}

const revisionOf = (record: Partial<RaRecord> | undefined) => record?.rev as number | undefined

/** React-admin lets the caller name the record's type; what the server answers is of the type's schema. */
const recordAs = <R>(record: object) => record as R
const recordsAs = <R>(rows: readonly object[]) => rows as R[]

/** What a change of many names through react-admin's meta. */
type BulkMeta = {
  /** All that match, in place of the ids. */
  flt?: BulkFilter | undefined
  /** By id the revision at which a title was seen: one that has changed since is left as it is. */
  revisions?: Readonly<Record<string, number>> | undefined
  /** What is done beside setting fields: unset, add, remove, shift, replace, a status. */
  changes?: ChangeSet
}
/** The titles that a change of many is about. */
function chosenOf(
  ids: readonly Identifier[],
  { flt, revisions }: BulkMeta,
): Pick<BulkBody, 'keys' | 'flt' | 'revisions'> {
  if (flt) return { flt }
  return { keys: ids.map(String), ...(revisions ? { revisions } : {}) }
}
