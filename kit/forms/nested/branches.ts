import type { Language } from '#contract/values/languages.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { followRef, mergeAllOf } from '../schema/resolve.ts'
import { schemaLabel, spelled } from '../schema/words.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { interpret } from '../validation/interpret/interpret.ts'
import { distance } from '../validation/issuesOf.ts'

export type Branch = {
  /** References followed and parts taken together: what is drawn. */
  schema: FormSchema
  /** As it stands in the whole: what is checked. */
  part: FormSchema
  label: string
}

const nameOfRef = (schema: FormSchema) => schema.$ref && spelled(schema.$ref.split('/').at(-1) ?? '')

/** The alternatives of `oneOf` or `anyOf` with their names: title, name of the definition, or a number. */
export function branchesOf(
  schema: FormSchema,
  root: FormSchema,
  language: Language,
  nameOf: (n: number) => string,
): Branch[] {
  return (schema.oneOf ?? schema.anyOf ?? []).map((option, index) => {
    const own = mergeAllOf(followRef(option, root), root)
    return { schema: own, part: option, label: schemaLabel(own, language) ?? nameOfRef(option) ?? nameOf(index + 1) }
  })
}

/** The alternative that a value is: the one with the least against it, the first among equals. */
export function fittingBranch(branches: readonly Branch[], value: unknown, root: FormSchema): number {
  if (value === undefined) return 0
  const index = compileSchema(root)
  const far = branches.map(({ part }) => distance(interpret(index, value, part).problems, ''))
  return far.indexOf(Math.min(...far))
}
