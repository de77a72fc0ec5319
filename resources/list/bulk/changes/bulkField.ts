import type { FieldKind } from '#contract/rules/bulk/fieldAt.ts'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'

/** A field that a bulk change may name, as people know it. */
export type BulkField = {
  path: string
  name: string
  /** The form's section in which it stands. */
  section: string
  ops: readonly Operation[]
  kind: FieldKind
  /** What its value, or the list to add or to take out, is made of. */
  schema: FormSchema
  /** How the type's own form draws it. */
  element: FormElement | undefined
}
