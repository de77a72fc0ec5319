import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import type { TypeForms } from '../typeForms.ts'

/**
 * Cleans a payload by its type's schema before it is sent (specification section 5). The schema is asked for once per
 * type and kept, so that a save costs no read.
 */
export function cleanForType(types: Pick<TypeForms, 'readTypeForm'>) {
  return async (type: string, payload: object): Promise<object> => {
    const { schema } = await types.readTypeForm(type)
    return cleanPayload(schema, payload as Record<string, unknown>).payload
  }
}
