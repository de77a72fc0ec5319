import type { Language } from '#contract/values/languages.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { followRef, mergeAllOf } from '../schema/resolve.ts'
import { schemaLabel, spelled } from '../schema/words.ts'
import { compileSchema } from '../validation/compileSchema.ts'

export type Branch = { schema: FormSchema; label: string }

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
    return { schema: own, label: schemaLabel(own, language) ?? nameOfRef(option) ?? nameOf(index + 1) }
  })
}

/** What speaks against an alternative as such; a too long text in it does not. */
const STRUCTURAL = new Set(['type', 'const', 'enum', 'required', 'additionalProperties'])

/** The alternative that a value is: the one with the fewest structural errors, the first among equals. */
export function fittingBranch(branches: readonly Branch[], value: unknown, root: FormSchema): number {
  if (value === undefined) return 0
  const misfits = branches.map(({ schema }) => {
    const { $defs, definitions } = root
    const { check, root: own } = compileSchema(withDefinitions(schema, { $defs, definitions }))
    return check(value, own).filter((error) => STRUCTURAL.has(error.keyword)).length
  })
  return misfits.indexOf(Math.min(...misfits))
}

const completed = new WeakMap<FormSchema, FormSchema>()

/** References inside an alternative lead to the definitions of the whole. */
function withDefinitions(schema: FormSchema, definitions: Record<string, unknown>): FormSchema {
  const known = completed.get(schema)
  if (known) return known
  const whole = { ...definitions, ...schema } as FormSchema
  completed.set(schema, whole)
  return whole
}
