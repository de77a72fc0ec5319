import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

type TypeWrite = {
  rev: number
  lockNumber?: number | undefined
  confirm?: readonly string[]
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Type documents for those who may configure them (calls.md section 5). They belong to no product. */
export function createTypeDocumentCalls(transport: Transport) {
  const { data } = forwarding(transport)
  const allProducts = true
  return {
    listTypeStates: data('listTypeStates', (signal?: AbortSignal) => ({ signal, allProducts })),
    /** Whole documents of the types that the caller may view: what a new one may take its sections from. */
    listTypeDocuments: async (signal?: AbortSignal): Promise<TypeDocument[]> => {
      const reply = await transport.send('listTypes', { query: { info: 'full' }, signal, allProducts })
      return reply.data.filter((one) => 'schema' in one)
    },
    readType: data('readType', (type: string, version?: number, signal?: AbortSignal) => ({
      params: { type },
      query: { version },
      signal,
      allProducts,
    })),
    listTypeVersions: data('listTypeVersions', (type: string, signal?: AbortSignal) => ({
      params: { type },
      signal,
      allProducts,
    })),
    createType: data('createType', (document: object, write: Pick<TypeWrite, 'idempotencyKey' | 'signal'> = {}) => ({
      body: { ...document },
      ...write,
      allProducts,
    })),
    saveType: data('saveType', (type: string, document: object, { confirm, ...write }: TypeWrite) => ({
      params: { type },
      body: { ...document },
      query: { confirm: confirm?.join(',') },
      ...write,
      allProducts,
    })),
    checkType: data('checkType', (type: string, document: object, signal?: AbortSignal) => ({
      params: { type },
      body: { ...document },
      signal,
      allProducts,
    })),
  }
}
