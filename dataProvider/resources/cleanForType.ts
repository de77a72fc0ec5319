import type { TypeForms } from '../typeForms.ts'

/**
 * Cleans a payload by its type's schema before it is sent (specification section 5). The form is asked for once per
 * type and kept, so that a save costs no read.
 */
export function cleanForType(types: Pick<TypeForms, 'readTypeForm'>) {
  return async (type: string, payload: object): Promise<object> => {
    const { clean } = await types.readTypeForm(type)
    return clean(payload as Record<string, unknown>)
  }
}
