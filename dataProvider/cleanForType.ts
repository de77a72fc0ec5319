import { cleanPayload } from '#contract/rules/payload/cleanPayload.ts'
import { SERVER_FIELDS } from '#contract/schemas/contentRecord.ts'
import type { TypeCalls } from './types.ts'

const serverFields: ReadonlySet<string> = new Set([...SERVER_FIELDS, 'st'])

/** Cleans a payload by its type's schema before it is sent (specification section 5); what the server sets stays out. */
export function cleanForType(types: Pick<TypeCalls, 'readTypeForm'>) {
  return async (type: string, payload: object): Promise<object> => {
    const { schema } = await types.readTypeForm(type)
    const own = Object.fromEntries(Object.entries(payload).filter(([field]) => !serverFields.has(field)))
    return cleanPayload(schema, own).payload
  }
}
