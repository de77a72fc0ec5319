import { isObject, own } from '#contract/rules/diff/json.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { asSchema, drawnSchema, whensOf } from '../schema/resolve.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import { interpret } from '../validation/interpret/interpret.ts'

/** Fields that a schema brings under a condition, and the condition over the object's value. */
type ConditionalFields = {
  schema: FormSchema
  /** The names that the object does not have anyway. */
  names: readonly string[]
  holds: (value: unknown) => boolean
}

function brought(part: unknown, known: FormSchema, root: FormSchema, holds: ConditionalFields['holds']) {
  if (!isObject(part)) return []
  const schema = drawnSchema(part as FormSchema, root)
  const names = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(known.properties ?? {}, name))
  return [
    { schema, names, holds },
    ...conditionalFields(schema, root, known).map((inner) => within(inner, holds)),
  ].filter(({ names: all }) => all.length > 0)
}

const within = (inner: ConditionalFields, holds: ConditionalFields['holds']): ConditionalFields => ({
  ...inner,
  holds: (value) => holds(value) && inner.holds(value),
})

const found = new WeakMap<FormSchema, readonly ConditionalFields[]>()
const searching = new WeakSet<FormSchema>()

/** The fields of `if`/`then`/`else` and of dependent schemas; an absent object counts as an empty one. */
export function conditionalFields(
  schema: FormSchema,
  root: FormSchema,
  known: FormSchema = schema,
): readonly ConditionalFields[] {
  const ready = found.get(schema)
  if (ready) return ready
  // A condition that brings itself.
  if (searching.has(schema)) return []
  searching.add(schema)
  const index = compileSchema(root)
  const conditions = whensOf(schema).flatMap(({ if: condition, then, else: otherwise }) => {
    const holds = (value: unknown) =>
      interpret(index, isObject(value) ? value : {}, asSchema(condition)).problems.length === 0
    return [...brought(then, known, root, holds), ...brought(otherwise, known, root, (value) => !holds(value))]
  })
  const dependent = [schema.dependentSchemas, schema.dependencies].flatMap((map) =>
    Object.entries(isObject(map) ? map : {}).flatMap(([trigger, part]) =>
      Array.isArray(part)
        ? []
        : brought(part, known, root, (value) => isObject(value) && own(value, trigger) !== undefined),
    ),
  )
  const all = [...conditions, ...dependent]
  searching.delete(schema)
  found.set(schema, all)
  return all
}
