import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { typeFromSchema } from '#contract/rules/types/typeFromSchema.ts'
import { isApiError } from '../apiError.ts'
import type { PlainCall } from './plainCall.ts'

/**
 * The types that the configuration names, each made of its schema. One that the person may not view, or that the
 * service does not know, is left out; any other failure is one of the list.
 */
export const listTypes: PlainCall<'listTypes'> = async ({ direct, types }, { signal }) => {
  const made = await Promise.all(
    types.map(async (setting): Promise<TypeSummary[]> => {
      try {
        return [typeFromSchema(setting, await direct.readSchema({ params: { type: setting.type }, signal }))]
      } catch (error) {
        if (isApiError(error) && (error.status === 403 || error.status === 404)) return []
        throw error
      }
    }),
  )
  return made.flat()
}
