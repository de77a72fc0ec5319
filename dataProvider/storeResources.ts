import type {
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'ra-core'
import type { StoreType } from '#contract/registry/storeTypes.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { VERBS } from '#contract/rules/actions/verbs.ts'
import type { Calls } from './calls.ts'
import { createCursorMemory } from './cursorMemory.ts'
import { listBody } from './resources/listBody.ts'
import type { WriteMeta } from './resources/sendWrite.ts'

type StoreCalls = Pick<
  Calls,
  'lookupPages' | 'lookupContainers' | 'getPage' | 'getContainer' | 'savePage' | 'saveContainer'
>

/**
 * React-admin's methods for storefronts, collections and containers, whose calls are the store's own (calls.md section
 * 19): lists, one record, and a verb for one of them. With its containers a page is saved by its editor.
 */
export function createStoreMethods(calls: StoreCalls) {
  const memory = createCursorMemory()
  return {
    getList: async <R extends RaRecord>(type: string, params: GetListParams): Promise<GetListResult<R>> => {
      const { cty: _type, ...asked } = listBody(type, params)
      const page = params.pagination?.page ?? 1
      const list = JSON.stringify([type, asked])
      const body = { ...asked, ...memory.locate(list, page) }
      const { signal } = params
      const found = isContainer(type)
        ? await calls.lookupContainers({ body, signal })
        : await calls.lookupPages({ body: { ...body, ty: type as PageOf }, signal })
      const { rows, count, ...meta } = found
      memory.remember(list, { page, next: meta.next, prev: meta.prev })
      return { data: recordAs<R[]>(rows), total: count, meta }
    },
    getOne: async <R extends RaRecord>(type: string, { id, meta, signal }: GetOneParams): Promise<GetOneResult<R>> => {
      const read = isContainer(type) ? calls.getContainer : calls.getPage
      const { st } = (meta ?? {}) as { st?: string }
      return { data: recordAs<R>(await read({ params: { id: String(id) }, query: { st }, signal })) }
    },
    /** A verb, `saveDraft` unless told, with the document's own fields where some are sent. */
    update: async <R extends RaRecord>(
      type: string,
      { id, data, previousData, meta }: UpdateParams,
    ): Promise<UpdateResult<R>> => {
      const save = isContainer(type) ? calls.saveContainer : calls.savePage
      const { verb = 'saveDraft', confirm, idempotencyKey, lockNumber, signal, rev } = (meta ?? {}) as WriteMeta
      const payload = payloadOf(data as Record<string, unknown>)
      const saved = await save({
        params: { id: String(id) },
        query: { confirm: confirm?.join(','), approval: verb === 'submitAndApprove' ? ('true' as const) : undefined },
        body: { ...payload, st: VERBS[verb].status },
        rev: rev ?? (previousData as { rev?: number } | undefined)?.rev,
        idempotencyKey,
        lockNumber,
        signal,
      })
      return { data: recordAs<R>(saved) }
    },
  }
}

type PageOf = Exclude<StoreType, 'container'>
const isContainer = (type: string) => type === 'container'

/** React-admin lets the caller name the record's type; what the server answers is of the call's schema. */
const recordAs = <R>(answer: object) => answer as R
