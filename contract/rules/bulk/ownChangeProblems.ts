import type { OwnChanges } from '#contract/schemas/changeSet.ts'
import { pointerOf } from '../diff/pointer.ts'
import type { ChangeProblem } from './changeProblems.ts'
import { fieldAt } from './fieldAt.ts'

const TEXTS_ONLY = { description: 'Only localized texts are set title by title.', keyword: 'textsOnly' }
const NO_LIST = { description: 'This must be of the type array.', keyword: 'type', params: { type: 'array' } }

/**
 * What is wrong with what is set in single titles of a bulk change: localized texts are, each as a whole. All else has
 * conditions that are looked at once for all titles.
 */
export function ownChangeProblems(each: Readonly<Record<string, OwnChanges>>, schema: unknown): ChangeProblem[] {
  return Object.entries(each).flatMap(([key, set]) =>
    Object.entries(set).flatMap(([path, value]) => {
      const field = fieldAt(schema, path)
      const problem =
        field?.kind !== 'texts' || field.isReadOnly ? TEXTS_ONLY : Array.isArray(value) ? undefined : NO_LIST
      return problem ? [{ field: pointerOf(['each', key, path]), ...problem }] : []
    }),
  )
}
