import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeCheck, TypeRecord, TypeRow, TypeVersionEntry } from '#contract/registry/typeRecord.ts'
import type { Transport } from './transport.ts'

export type TypeWrite = {
  rev: number
  lockNumber?: number | undefined
  confirm?: readonly string[]
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Type documents for those who may configure them (calls.md section 5). They belong to no product. */
export function createTypeDocumentCalls(transport: Transport) {
  const allProducts = true
  return {
    listTypeStates: async (signal?: AbortSignal): Promise<TypeRow[]> =>
      (await transport.send('listTypeStates', { signal, allProducts })).data,

    /** Whole documents of the types that the caller may view: what a new one may take its sections from. */
    listTypeDocuments: async (signal?: AbortSignal): Promise<TypeDocument[]> =>
      (await transport.send('listTypes', { query: { info: 'full' }, signal, allProducts })).data.filter(
        (one) => 'schema' in one,
      ),

    readType: async (type: string, version?: number, signal?: AbortSignal): Promise<TypeRecord> =>
      (
        await transport.send('readType', {
          params: { type },
          query: { version },
          signal,
          allProducts,
        })
      ).data,

    listTypeVersions: async (type: string, signal?: AbortSignal): Promise<TypeVersionEntry[]> =>
      (
        await transport.send('listTypeVersions', {
          params: { type },
          signal,
          allProducts,
        })
      ).data,

    createType: async (
      document: object,
      write: Pick<TypeWrite, 'idempotencyKey' | 'signal'> = {},
    ): Promise<TypeRecord> =>
      (
        await transport.send('createType', {
          body: { ...document },
          ...write,
          allProducts,
        })
      ).data,

    saveType: async (type: string, document: object, { confirm, ...write }: TypeWrite): Promise<TypeRecord> =>
      (
        await transport.send('saveType', {
          params: { type },
          body: { ...document },
          query: { confirm: confirm?.join(',') },
          ...write,
          allProducts,
        })
      ).data,

    checkType: async (type: string, document: object, signal?: AbortSignal): Promise<TypeCheck> =>
      (
        await transport.send('checkType', {
          params: { type },
          body: { ...document },
          signal,
          allProducts,
        })
      ).data,
  }
}
