import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Transport } from './transport.ts'

type Schema = Record<string, unknown>
/** What a form needs of a type, fetched in one wave and kept until the type changes. */
export type TypeForm = { schema: Schema; uiSchema: Schema }

/** Resource types (calls.md section 5). */
export function createTypeCalls(transport: Transport) {
  const forms = new Map<string, Promise<TypeForm>>()
  const read = async (
    name: 'readSchema' | 'readUiSchema' | 'readUiSchemaAdditional' | 'readSample',
    type: string,
  ): Promise<Schema> => (await transport.send(name, { params: { type }, allProducts: true })).data

  async function load(type: string): Promise<TypeForm> {
    const [schema, uiSchema] = await Promise.all([read('readSchema', type), read('readUiSchema', type)])
    return { schema, uiSchema }
  }

  return {
    listTypes: async (signal?: AbortSignal): Promise<TypeSummary[]> =>
      (
        await transport.send('listTypes', {
          query: { info: 'row' },
          signal,
          allProducts: true,
        })
      ).data,
    readSchema: (type: string) => read('readSchema', type),
    readUiSchema: (type: string) => read('readUiSchema', type),
    readUiSchemaAdditional: (type: string) => read('readUiSchemaAdditional', type),
    readSample: (type: string) => read('readSample', type),
    /** Schema and UI schema together; a failed load is forgotten, so that the next try asks again. */
    readTypeForm: (type: string): Promise<TypeForm> => {
      const known = forms.get(type)
      if (known) return known
      const loading = load(type)
      forms.set(type, loading)
      loading.catch(() => forms.delete(type))
      return loading
    },
    /** Called when the server says that a type changed, or that any may have. */
    forgetTypeForm: (type?: string): void => (type === undefined ? forms.clear() : void forms.delete(type)),
  }
}

export type TypeCalls = ReturnType<typeof createTypeCalls>
