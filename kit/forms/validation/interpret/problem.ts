import type { Pointer } from '../../data/pointer.ts'
import type { FormSchema } from '../../schema/formSchema.ts'

/** One keyword that a value breaks, at the place in the value where it does. */
export type Problem = {
  at: Pointer
  keyword: string
  /** The part of the schema that has the keyword: limits and words are read from it. */
  schema: FormSchema
  /** The property that is missing, unknown or wrongly named. */
  name?: string
  /** Of `oneOf` and `anyOf`: what speaks against each alternative; empty for one that fits. */
  alternatives?: readonly (readonly Problem[])[]
}

/** What was looked at in an object or list: names or indexes. */
export type Evaluated = Set<string>

export type Outcome = { problems: readonly Problem[]; evaluated?: Evaluated | undefined }

export const FINE: readonly Problem[] = []
