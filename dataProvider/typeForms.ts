import type { Calls } from './calls.ts'

type Schema = Record<string, unknown>
/** What a form needs of a type, fetched in one wave and kept until the type changes. */
export type TypeForm = {
  schema: Schema
  uiSchema: Schema
  /** A payload as the schema has it (specification section 5). */
  clean: (payload: Readonly<Record<string, unknown>>) => Record<string, unknown>
}

/** The forms of the types, kept: a save asks for no schema, whichever screen it comes from (calls.md section 5). */
export function createTypeForms(calls: Pick<Calls, 'readSchema' | 'readUiSchema'>) {
  const forms = new Map<string, Promise<TypeForm>>()

  async function load(type: string): Promise<TypeForm> {
    const params = { type }
    // Who only looks needs no cleaning; who edits has it with the form, so that a save fetches nothing.
    const [schema, uiSchema, { cleanPayload }] = await Promise.all([
      calls.readSchema({ params }),
      calls.readUiSchema({ params }),
      import('#contract/rules/payload/cleanPayload.ts'),
    ])
    return { schema, uiSchema, clean: (payload) => cleanPayload(schema, payload).payload }
  }

  return {
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

export type TypeForms = ReturnType<typeof createTypeForms>
