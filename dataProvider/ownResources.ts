import type {
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  RaRecord,
  UpdateParams,
  UpdateResult,
} from 'ra-core'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { listFilterFrom } from '#contract/rules/filters/listFilterFrom.ts'
import { isAttributeType } from '#contract/rules/policy/operatorsOf.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import { VERBS } from '#contract/rules/actions/verbs.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import type { Calls } from './calls.ts'
import { createCursorMemory } from './cursorMemory.ts'
import { listBody, type ListFilter } from './resources/listBody.ts'
import type { WriteMeta } from './resources/sendWrite.ts'

type OwnCalls = Pick<
  Calls,
  | 'lookupPages'
  | 'lookupContainers'
  | 'lookupPolicies'
  | 'lookupAttributes'
  | 'getPage'
  | 'getContainer'
  | 'getPolicy'
  | 'getPolicyAttribute'
  | 'savePage'
  | 'saveContainer'
  | 'savePolicy'
  | 'saveAttribute'
  | 'filterAdTags'
  | 'getAdTag'
  | 'saveAdTag'
  | 'filterAdAttributes'
  | 'getAdAttribute'
  | 'saveAdAttribute'
  | 'filterLoadPolicies'
  | 'getLoadPolicy'
  | 'saveLoadPolicy'
>

type Found = { rows: readonly object[]; count: number; next?: string | undefined; prev?: string | undefined }
type Lookup = { query: { prd?: string }; body: BodyOf<'lookupContainers'>; signal: AbortSignal | undefined }
type Read = { query: { st: string | undefined }; signal: AbortSignal | undefined }
type Save = Omit<Parameters<Calls['savePage']>[0], 'params' | 'body'> & { body: { st: BodyOf<'savePolicy'>['st'] } }
type Doors = {
  find: (asked: Lookup, attributeType?: string) => Promise<Found>
  read: (id: string, asked: Read) => Promise<object>
  save: (id: string, asked: Save) => Promise<object>
}

/**
 * React-admin's methods for what has no type document, whose calls are its own (calls.md sections 18 and 19): lists, one
 * record, and a verb for one of them. With its parts each is saved by its editor.
 */
export function createOwnMethods(calls: OwnCalls) {
  const memory = createCursorMemory()
  const doors = doorsOf(calls)
  return {
    getList: async <R extends RaRecord>(type: string, params: GetListParams): Promise<GetListResult<R>> => {
      const { cty: _type, ...asked } = listBody(type, params)
      const page = params.pagination?.page ?? 1
      const list = JSON.stringify([type, asked, params.filter])
      const body = { ...asked, ...memory.locate(list, page) }
      const { products, attributeType } = listFilterFrom<ListFilter>(params.filter)
      // Named and empty: of no product more than of any other.
      const query = products === 'all' ? { prd: '' } : {}
      const found = doors[type as OwnType].find({ query, body, signal: params.signal }, attributeType)
      const { rows, count, ...meta } = await found
      memory.remember(list, { page, next: meta.next, prev: meta.prev })
      return { data: recordAs<R[]>(rows), total: count, meta }
    },
    getOne: async <R extends RaRecord>(type: string, { id, meta, signal }: GetOneParams): Promise<GetOneResult<R>> => {
      const { st } = (meta ?? {}) as { st?: string }
      return { data: recordAs<R>(await doors[type as OwnType].read(String(id), { query: { st }, signal })) }
    },
    /** A verb, `saveDraft` unless told, with the document's own fields where some are sent. */
    update: async <R extends RaRecord>(
      type: string,
      { id, data, previousData, meta }: UpdateParams,
    ): Promise<UpdateResult<R>> => {
      const { verb = 'saveDraft', confirm, idempotencyKey, lockNumber, signal, rev } = (meta ?? {}) as WriteMeta
      const payload = payloadOf(data as Record<string, unknown>)
      const saved = await doors[type as OwnType].save(String(id), {
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

function doorsOf(calls: OwnCalls): Record<OwnType, Doors> {
  const page = (ty: 'storefront' | 'collection'): Doors => ({
    find: ({ body, ...asked }) => calls.lookupPages({ ...asked, body: { ...body, ty } }),
    read: (id, asked) => calls.getPage({ params: { id }, ...asked }),
    save: (id, asked) => calls.savePage({ params: { id }, ...asked }),
  })
  return {
    storefront: page('storefront'),
    collection: page('collection'),
    container: {
      find: (asked) => calls.lookupContainers(asked),
      read: (id, asked) => calls.getContainer({ params: { id }, ...asked }),
      save: (id, asked) => calls.saveContainer({ params: { id }, ...asked }),
    },
    policy: {
      find: (asked) => calls.lookupPolicies(asked),
      read: (key, asked) => calls.getPolicy({ params: { key }, ...asked }),
      save: (key, asked) => calls.savePolicy({ params: { key }, ...asked }),
    },
    policy_attributes: {
      find: ({ body, ...asked }, type) =>
        calls.lookupAttributes({ ...asked, body: { ...body, ...(isAttributeType(type) && { type }) } }),
      read: (key, asked) => calls.getPolicyAttribute({ params: { key }, ...asked }),
      save: (key, { body, ...asked }) => calls.saveAttribute({ body: { ...body, key }, ...asked }),
    },
    adtag: {
      find: (asked) => calls.filterAdTags(asked),
      read: (id, asked) => calls.getAdTag({ params: { id }, ...asked }),
      save: (id, asked) => calls.saveAdTag({ params: { id }, ...asked }),
    },
    adattribute: {
      find: (asked) => calls.filterAdAttributes(asked),
      read: (id, asked) => calls.getAdAttribute({ params: { id }, ...asked }),
      save: (id, asked) => calls.saveAdAttribute({ params: { id }, ...asked }),
    },
    adload: {
      find: (asked) => calls.filterLoadPolicies(asked),
      read: (id, asked) => calls.getLoadPolicy({ params: { id }, ...asked }),
      save: (id, asked) => calls.saveLoadPolicy({ params: { id }, ...asked }),
    },
  }
}

/** React-admin lets the caller name the record's type; what the server answers is of the call's schema. */
const recordAs = <R>(answer: object) => answer as R
