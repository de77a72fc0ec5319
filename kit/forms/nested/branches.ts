import { textIn } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import { alternativeName, toldApart } from '../schema/alternativeName.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { kindOf, typesOf } from '../schema/kindOf.ts'
import { asSchema, drawnSchema } from '../schema/resolve.ts'
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

/** The alternatives of `oneOf` or `anyOf` with their names. */
export function branchesOf(
  schema: FormSchema,
  root: FormSchema,
  language: Language,
  nameOf: (n: number) => string,
  kindName: (kind: string) => string,
): Branch[] {
  const { type } = schema
  const all = ((schema.oneOf ?? schema.anyOf ?? []) as readonly unknown[]).map((option, index) => {
    const part = asSchema(option)
    const own = drawnSchema(part, root)
    // 'A text that is one of these forms': the kind stands outside, the form inside.
    const whole = own.type === undefined && kindOf(own) === 'any' && !own.$ref && type ? { ...own, type } : own
    const { labels, title, kind } = alternativeName(part, whole)
    const label = labels ? textIn(labels, language) : (title ?? (kind ? kindName(kind) : nameOf(index + 1)))
    return { schema: whole, part, label }
  })
  const labels = toldApart(all.map(({ label }) => label))
  return all.map((branch, index) => ({ ...branch, label: labels[index] ?? branch.label }))
}

/** A value of one of several kinds: each is an alternative with the keywords that are about it. */
export function kindBranches(schema: FormSchema, kindName: (type: string) => string): Branch[] {
  const { title: _title, 'x-label': _label, ...rest } = schema
  return typesOf(schema).map((type) => {
    const own: FormSchema = { ...rest, type }
    return { schema: own, part: own, label: kindName(type) }
  })
}

/** The alternative that a value is: the one with the least against it, the first among equals. */
export function fittingBranch(branches: readonly Branch[], value: unknown, root: FormSchema): number {
  if (value === undefined) return 0
  const index = compileSchema(root)
  const far = branches.map(({ part }) => distance(interpret(index, value, part).problems, ''))
  return far.indexOf(Math.min(...far))
}
