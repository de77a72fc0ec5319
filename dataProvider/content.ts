import type { AuditEntry, ContentRecord, ContentRow, VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { SendableStatus } from '#contract/values/status.ts'
import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import type { Reply } from './envelope.ts'
import { pageOf, type Page } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** What a write of a document names beside its payload. */
export type WriteOptions = {
  rev: number | undefined
  lockNumber?: number | undefined
  idempotencyKey?: string
  /** Codes of questions answered with yes. */
  confirm?: readonly string[]
  /** Schema version that the form was made from. */
  schema?: number | undefined
  approval?: boolean
  signal?: AbortSignal
}

/** Catalogue documents, their versions and audit (calls.md sections 2 to 4, 9). Methods are named as their rows. */
export function createContentCalls(transport: Transport) {
  return {
    filterContent: async (body: BodyOf<'filterContent'>, signal?: AbortSignal): Promise<Page<ContentRow>> =>
      pageOf(await transport.send('filterContent', { body, signal })),

    getContent: async (type: string, id: string, st?: string, signal?: AbortSignal): Promise<ContentRecord> =>
      // Without `info` it is the whole record.
      record(
        (await transport.send('getContent', { params: { type, id }, query: { st }, signal })) as Reply<ContentRecord>,
      ),

    readByKeys: async (keys: readonly string[], signal?: AbortSignal): Promise<ContentRow[]> =>
      (await transport.send('readByKeys', { query: { keys: keys.join(',') }, signal })).data,

    createContent: async (
      type: string,
      payload: object,
      st: SendableStatus,
      options: Partial<WriteOptions> = {},
    ): Promise<ContentRecord> =>
      record(
        await transport.send('createContent', {
          params: { type },
          body: { ...payload, st },
          query: { schema: options.schema },
          idempotencyKey: options.idempotencyKey,
          signal: options.signal,
        }),
      ),

    /** `st` in the body is the verb: save, submit, publish, unpublish, archive, delete, restore or purge. */
    saveContent: async (
      type: string,
      id: string,
      payload: object,
      st: SendableStatus,
      options: WriteOptions,
    ): Promise<ContentRecord> =>
      record(
        await transport.send('saveContent', {
          params: { type, id },
          body: { ...payload, st },
          query: saveQuery(options),
          ...headers(options),
        }),
      ),

    discardDraft: async (type: string, id: string, options: WriteOptions): Promise<ContentRecord> =>
      record(await transport.send('discardDraft', { params: { type, id }, ...headers(options) })),

    listVersions: async (type: string, id: string, signal?: AbortSignal): Promise<VersionEntry[]> =>
      (await transport.send('listVersions', { params: { type, id }, signal })).data,

    readVersion: async (type: string, id: string, key: string, signal?: AbortSignal): Promise<ContentRecord> =>
      record(await transport.send('readVersion', { params: { type, id, key }, signal })),

    restoreVersion: async (type: string, id: string, key: string, options: WriteOptions): Promise<ContentRecord> =>
      record(
        await transport.send('restoreVersion', {
          params: { type, id, key },
          query: { confirm: options.confirm?.join(',') },
          ...headers(options),
        }),
      ),

    countContent: async (type: string, signal?: AbortSignal): Promise<number> =>
      (await transport.send('countContent', { params: { type }, signal })).data[0]?.count ?? 0,

    countAllContent: async (signal?: AbortSignal): Promise<{ name: string; count: number }[]> =>
      (await transport.send('countAllContent', { signal })).data,

    listAudit: async (
      type: string,
      id: string,
      query: QueryOf<'listAudit'> = {},
      signal?: AbortSignal,
    ): Promise<Page<AuditEntry>> => pageOf(await transport.send('listAudit', { params: { type, id }, query, signal })),
  }
}

export type ContentCalls = ReturnType<typeof createContentCalls>

function saveQuery(options: WriteOptions): QueryOf<'saveContent'> {
  return {
    schema: options.schema,
    confirm: options.confirm?.join(','),
    ...(options.approval ? { approval: 'true' as const } : {}),
  }
}

function headers(options: WriteOptions) {
  const { rev, lockNumber, idempotencyKey, signal } = options
  return { rev, lockNumber, idempotencyKey, signal }
}

/** The revision stands in the record and in the ETag; the ETag is what the next write must name. */
function record(reply: Reply<ContentRecord>): ContentRecord {
  return reply.rev === undefined ? reply.data : { ...reply.data, rev: reply.rev }
}
